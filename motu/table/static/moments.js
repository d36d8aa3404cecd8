// Moments are seen: before a new picture is shown, the lines that led to it, one after the other, on the board; on a
// small screen in a strip beside where they happen.
import { reveal } from './zoom.js';

const place = document.getElementById('moment');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const LONGEST = 12000; // ms that a moment may take
const MORE = 0.4; // what each line beyond the first adds to the time of a step
const LINES = 3; // told at once
const part = name => place.querySelector(name);
let skip, closing; // the end of the pause; the time after which the account goes
let last, shown; // the stretch of the log that is still to be told; the one last shown
let pins = []; // where the others moved, as far as it was told

// The lines of the log that a message brings and that are steps of their own.
function staged(text) {
  const log = document.getElementById('log'), now = text.match(/<section[^>]* id="log"[^>]*>/)?.[0];
  const lines = now?.match(/data-staged="([^"]*)"/)?.[1].split(' ').filter(Boolean).map(Number) ?? [];
  return log ? lines.filter(n => n >= Number(log.dataset.told)) : [];
}
function say(step) {
  clearTimeout(closing);
  place.hidden = false;
  part('h2').textContent = step.title ?? '';
  part('.line').replaceChildren(...step.lines.map(line));
  part('.gained').innerHTML = '';
  if (step.gains) part('.gained').textContent = step.gains;
}
// A line with the badge of the one whom it is about.
function line({ line, by }) {
  const row = document.createElement('span');
  row.textContent = line ?? '';
  if (by) {
    row.dataset.by = by;
    row.insertAdjacentHTML('afterbegin', `<svg viewBox="-14 -14 28 28" aria-hidden="true"><use href="#art-token-${by}"/></svg>`);
  }
  return row;
}
// Beside what happens, and not over it; at the edge behind which it lies, when it is out of sight.
function beside(b) {
  const board = place.parentElement, w = board.clientWidth, h = board.clientHeight, gap = 8;
  delete place.dataset.away;
  place.style.top = board.querySelector('.tools').dataset.corner?.startsWith('bottom') ? '8px' : '';
  if (!b) return;
  const high = place.offsetHeight, middle = b.top + b.high / 2, below = b.top + b.high + gap, above = b.top - gap - high;
  const fits = top => top >= gap && top + high <= h - gap;
  const top = [below, above].find(fits) ?? (middle < h / 2 ? h - gap - high : gap);
  const out = { left: b.left + b.wide < 0, right: b.left > w, up: b.top + b.high < 0, down: b.top > h };
  const away = Object.keys(out).find(side => out[side]);
  if (away) place.dataset.away = away;
  const edge = { up: gap, down: h - gap - high, left: middle - high / 2, right: middle - high / 2 }[away] ?? top;
  place.style.top = `${Math.min(Math.max(edge, gap), h - gap - high)}px`;
}
function close() { clearTimeout(closing); place.hidden = true; }
function pause(ms) { return new Promise(done => { skip = done; setTimeout(done, ms); }); }

function swap(text) {
  return htmx.swap({ text, sourceElement: place, target: place, swap: 'none' });
}
// What the picture changes by this step is seen to change.
function watched(change) {
  const board = document.getElementById('lens'), fresh = new Set();
  const eye = new MutationObserver(list => {
    for (const { target, addedNodes } of list) {
      for (const node of addedNodes) fresh.add(node.nodeType === 1 ? node : target);
    }
  });
  eye.observe(board, { childList: true, subtree: true, characterData: true });
  return change.then(() => {
    eye.disconnect();
    for (const node of fresh) {
      if (!node.isConnected || !node.closest?.('svg') || node.matches('svg')) continue;
      node.classList.add('arrived');
      setTimeout(() => node.classList.remove('arrived'), 700);
    }
    return [...fresh].filter(node => node.closest?.('#board'));
  });
}
async function show(first, after) {
  shown = [first, after];
  const answer = await fetch(`${location.pathname}/moment?first=${first}&after=${after}`).catch(() => null);
  if (!answer?.ok) return; // without the server it is only told
  const { steps, account } = await answer.json();
  const pace = Number(document.getElementById('live-root').dataset.pace) * 1000;
  const share = step => 1 + MORE * (step.lines.length - 1), all = steps.reduce((sum, step) => sum + share(step), 0);
  const ms = Math.min(Math.max(pace * 1.6, 500), LONGEST / Math.max(all, 1));
  let pieces = new Map();
  place.dataset.playing = 'yes';
  for (const step of steps) {
    const list = step.pieces.map(([name, text = pieces.get(name)]) => [name, text]);
    pieces = new Map(list);
    say(step);
    document.dispatchEvent(new CustomEvent('motu:step', { detail: step }));
    beside(reveal(await watched(swap(list.map(([, text]) => text).join('')))));
    await pause(ms * share(step));
    if (!place.dataset.playing) break;
  }
  delete place.dataset.playing;
  end(account);
}
// At the end stays the account, until something is touched.
function end(account) {
  if (!account) return close();
  place.hidden = false;
  part('h2').textContent = part('.line').textContent = '';
  part('.gained').innerHTML = account;
  beside(null);
  closing = setTimeout(close, 8000);
}

// Before a picture is shown: the steps that lead to it. One alone is told beside the picture itself.
export async function stage(text) {
  const lines = staged(text);
  last = lines.length ? [lines[0], lines.at(-1) + 1] : null;
  if (!last || lines.length < 2 || calm.matches || document.hidden) return;
  await show(...last).catch(error => { console.error(error); delete place.dataset.playing; close(); });
  last = null;
}
// After it: what has not been shown is told.
export function told() {
  if (!last) return;
  const numbers = Array.from({ length: last[1] - last[0] }, (_, i) => last[0] + i).slice(-LINES);
  const lines = numbers.map(n => document.querySelector(`#log [data-line="${n}"]`)).filter(Boolean);
  last = null;
  if (!lines.length || document.hidden) return;
  say({ lines: lines.map(e => ({ line: e.textContent, by: e.dataset.by })) });
  const now = marked(), fresh = now.filter(id => !pins.includes(id));
  pins = now;
  beside(reveal(fresh.map(id => document.getElementById(id)).filter(Boolean)));
  closing = setTimeout(close, 2500 + 20 * place.textContent.length);
}
const marked = () => (document.getElementById('picture').dataset.last ?? '').split(' ').filter(Boolean);
async function again(first, after) {
  const now = document.getElementById('picture').outerHTML;
  await show(first, after).catch(console.error);
  await swap(`<hx-partial hx-target="#picture" hx-swap="outerMorph">${now}</hx-partial>`);
  document.dispatchEvent(new Event('motu:shown'));
}
place?.addEventListener('motu:skip', () => { delete place.dataset.playing; skip?.(); });
addEventListener('keydown', e => { // any key goes on to the present
  if (!place?.dataset.playing || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(e.key)) return;
  e.preventDefault();
  e.stopImmediatePropagation();
  place.dispatchEvent(new Event('motu:skip'));
}, true);
place?.addEventListener('motu:close', close);
addEventListener('pointerdown', e => { if (!place?.dataset.playing && !place?.contains(e.target)) close(); });
document.addEventListener('click', e => {
  const stretch = e.target.closest?.('[data-first]');
  if (stretch) return again(stretch.dataset.first, stretch.dataset.after);
  if (e.target.closest?.('[data-moment=close]')) close();
  if (e.target.closest?.('[data-moment=again]') && shown) again(...shown);
});
