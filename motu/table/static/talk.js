// The conversation: closed to all, or to one person only; new lines are told on the closed panel.
const mute = document.getElementById('mute');
const hear = document.getElementById('hear');
const panel = document.getElementById('panel-chat');
const place = `motu-hushed${location.pathname}`; // whom the reader does not want to hear at this table
const hushed = () => new Set(JSON.parse(localStorage.getItem(place) ?? '[]'));
const muted = () => localStorage.getItem('motu-mute') === 'on';
const unread = document.getElementById('unread');
const lines = () => document.querySelectorAll('#chat li:not([hidden])').length;
let heard = lines();

function show() {
  document.body.classList.toggle('muted', muted());
  mute.setAttribute('aria-pressed', String(muted()));
  const out = hushed();
  for (const line of document.querySelectorAll('#chat li')) line.hidden = out.has(line.dataset.by);
  hear.hidden = !out.size;
  if (panel.open || muted()) heard = lines();
  const more = Math.max(lines() - heard, 0);
  panel.classList.toggle('fresh', more > 0);
  unread.hidden = !more;
  unread.querySelector('b').textContent = more;
  unread.setAttribute('aria-label', unread.dataset.word.replace('#', more));
}
// Straight to what was said, also where it lies in a menu.
unread.addEventListener('click', () => {
  const menu = document.getElementById('more');
  if (document.querySelector('.menu').checkVisibility()) menu.showPopover();
  panel.open = true;
  panel.scrollIntoView({ block: 'nearest' });
  panel.querySelector('input').focus({ preventScroll: true });
});
mute.addEventListener('click', () => { localStorage.setItem('motu-mute', muted() ? 'off' : 'on'); show(); });
hear.addEventListener('click', () => { localStorage.removeItem(place); show(); });
document.addEventListener('click', e => {
  const line = e.target.closest?.('#chat .hush')?.closest('li');
  if (!line) return;
  localStorage.setItem(place, JSON.stringify([...hushed().add(line.dataset.by)]));
  show();
});
panel.addEventListener('toggle', show);
document.addEventListener('motu:shown', show);
document.addEventListener('htmx:after:request', e => { if (e.target.id === 'say') e.target.reset(); });
show();
