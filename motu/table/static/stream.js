// The live stream: one full picture per message, applied by morphing; it reconnects by itself.
import { rings } from './alert.js';
import { stage, told } from './moments.js';
import { volume } from './sound.js';

const root = document.getElementById('live-root');
const line = document.getElementById('live');
const silence = Number(root.dataset.silence); // ms; the server pings at least twice in this time
let source, watchdog, retry, seen = root.dataset.seen, work = Promise.resolve();
let pieces = new Map(); // of the last message, by name

// A message lists its pieces: [name, text], or [name] for one that the message before had too.
function whole(message) {
  const list = JSON.parse(message).map(([name, text = pieces.get(name)]) => [name, text]);
  pieces = new Map(list);
  return list.map(([, text]) => text).join('');
}

function close() { clearTimeout(watchdog); clearTimeout(retry); source?.close(); }
function later() { close(); retry = setTimeout(open, 1000 + 1000 * Math.random()); }
// Refused: either the server has no time now, or this viewer may not look any more; then the page says so.
async function refused() {
  const asked = new AbortController();
  const status = await fetch(source.url, { signal: asked.signal }).then(r => r.status, () => 0);
  asked.abort();
  if (status === 403) location.reload(); else later();
}
function alive() {
  line.textContent = '';
  clearTimeout(watchdog);
  watchdog = setTimeout(open, silence);
}
function show(text, id) {
  root.dataset.busy = 'yes'; // half of a picture may be on the page
  return htmx.swap({ text, sourceElement: root, target: root, swap: 'none' })
    .then(() => {
      seen = id;
      root.dataset.seen = id;
      delete root.dataset.busy;
      document.dispatchEvent(new Event('motu:shown'));
    });
}
function open() {
  close();
  pieces = new Map();
  source = new EventSource(`${root.dataset.url}&after=${encodeURIComponent(seen)}`);
  watchdog = setTimeout(open, silence);
  source.addEventListener('open', alive);
  source.addEventListener('ping', alive);
  source.addEventListener('private', () => { close(); location.reload(); });
  source.addEventListener('message', e => {
    alive();
    const text = whole(e.data);
    work = work.then(() => stage(text)).then(() => show(text, e.lastEventId)).then(told).catch(error => { console.error(error); later(); });
  });
  source.addEventListener('error', () => {
    line.textContent = root.dataset.lost;
    if (source.readyState === EventSource.CLOSED) refused();
  });
}
// Who wants to be called hears of it while looking elsewhere; for all others a hidden page asks for nothing.
const waits = () => document.hidden && !volume() && !rings();
document.addEventListener('visibilitychange', () => waits() ? close() : open());
addEventListener('pageshow', e => { if (e.persisted) open(); });
if (!waits()) open();
