// Whatever is touched answers with a card: a mouse at rest and the keyboard's focus show it in passing; a press on
// what cannot be chosen, or a long one on anything, keeps it until something else is pressed.
const card = document.getElementById('card');
const stage = document.getElementById('stage');
const form = document.getElementById('turn');
const REST = 500, NEXT = 150, LONG = 500, TREMBLE = 8; // ms: a mouse at rest, at the next thing; a long press; px
const THING = '#board [id]:not([data-layer])';
const LIGHT = '#board .piece[id]:not([opacity="0"], [data-layer]), #board .shown[id]';
const FACE = 96; // px, of the picture
let of = null, asked = 0, timer, press = null, swallowing = false;

const open = () => !card.hidden;
const pinned = () => open() && Boolean(card.dataset.pinned);
function close() { asked += 1; of = null; card.hidden = true; delete card.dataset.pinned; }

// The smallest thing under a point. Pieces let presses through to what they stand on, and counts are icons and
// numbers with nothing between them: both are looked for.
function thingAt(x, y, zones) {
  const found = new Set(document.elementsFromPoint(x, y).map(e => e.closest(THING)).filter(Boolean));
  for (const thing of document.querySelectorAll(LIGHT)) {
    const r = thing.getBoundingClientRect(), folded = thing.closest('.unfolded') && !thing.closest('.unfolds:focus-within');
    if (x >= r.left && x <= r.right && y >= r.top && y <= r.bottom && !folded) found.add(thing);
  }
  const things = [...found].filter(e => zones || !e.dataset.zone), over = things.filter(e => e.closest('.unfolded'));
  const area = e => { const r = e.getBoundingClientRect(); return r.width * r.height; };
  return (over.length ? over : things).sort((a, b) => area(a) - area(b))[0];
}
// Its own drawing, large: a copy without what makes it a button.
function face(thing) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), copy = thing.cloneNode(true);
  for (const e of copy.querySelectorAll('.ring, .hit, title, .unfolded, .opens, .while-pointed')) e.remove();
  for (const e of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'role', 'tabindex', 'aria-label', 'class', 'data-target', 'data-choice']) e.removeAttribute(name);
  }
  copy.removeAttribute('transform');
  svg.setAttribute('font-family', document.getElementById('board').getAttribute('font-family'));
  svg.append(copy);
  card.querySelector('.face').replaceChildren(svg);
  const b = copy.getBBox();
  if (!b.width || !b.height) return svg.remove();
  const rim = 2, scale = Math.min(FACE / b.height, 2 * FACE / b.width, 4);
  svg.setAttribute('viewBox', `${b.x - rim} ${b.y - rim} ${b.width + 2 * rim} ${b.height + 2 * rim}`);
  const fits = Math.min(scale, card.clientWidth * 0.4 / b.width); // words stand beside it
  svg.setAttribute('width', b.width * fits);
  svg.setAttribute('height', b.height * fits);
}
// Beside its thing on the board; on a small screen across the board, in the half where the thing is not.
function place(thing) {
  const s = stage.getBoundingClientRect(), r = thing.getBoundingClientRect(), gap = 8;
  const narrow = s.width < 760;
  card.style.width = narrow ? `${s.width - 2 * gap}px` : '';
  card.style.maxHeight = `${s.height * (narrow ? 0.62 : 1) - 2 * gap}px`;
  const wide = card.offsetWidth, high = card.offsetHeight;
  const right = r.right + gap + wide <= s.right, left = right ? r.right + gap : r.left - gap - wide;
  const low = r.top + r.height / 2 > s.top + s.height / 2;
  const top = narrow ? (low ? s.top + gap : s.bottom - gap - high) : r.top + r.height / 2 - high / 2;
  card.style.left = `${narrow ? s.left + gap : Math.min(Math.max(left, s.left + gap), s.right - gap - wide)}px`;
  card.style.top = `${Math.min(Math.max(top, s.top + gap), s.bottom - gap - high)}px`;
}
async function show(thing, pin) {
  const mine = ++asked, picked = encodeURIComponent(form.dataset.picked ?? '');
  const text = await fetch(`${card.dataset.url}&name=${encodeURIComponent(thing.id)}&picked=${picked}`).then(r => r.ok ? r.text() : '', () => ''); // without the server there is no card
  if (mine !== asked || !thing.isConnected) return;
  if (!text) return close();
  of = thing;
  card.innerHTML = text;
  card.hidden = false;
  if (pin) card.dataset.pinned = 'yes'; else delete card.dataset.pinned;
  face(thing);
  place(thing);
}

// A mouse at rest.
function later(what, after) { clearTimeout(timer); timer = setTimeout(what, after); }
const leave = () => { if (!pinned()) close(); };
stage.addEventListener('pointermove', e => {
  if (e.pointerType !== 'mouse' || e.buttons || pinned()) return;
  later(() => {
    const thing = thingAt(e.clientX, e.clientY);
    if (thing === of && open()) return;
    if (thing) show(thing); else leave();
  }, open() ? NEXT : REST);
});
stage.addEventListener('pointerleave', e => { if (e.pointerType === 'mouse') later(leave, NEXT); });
stage.addEventListener('wheel', leave, { passive: true });
card.addEventListener('pointerenter', () => clearTimeout(timer));
card.addEventListener('pointerleave', e => { if (e.pointerType === 'mouse') later(leave, NEXT); });

// The keyboard.
stage.addEventListener('focusin', e => {
  const thing = e.target.closest?.(THING);
  if (thing && e.target.matches('.choosable:focus-visible')) later(() => { if (document.activeElement === e.target) show(thing); }, NEXT);
});
stage.addEventListener('focusout', e => { if (!card.contains(e.relatedTarget)) later(leave, NEXT); });
addEventListener('keydown', e => { swallowing = false; if (e.key === 'Escape') leave(); });

// A press on what cannot be chosen; a long one on anything, whose click then chooses nothing.
document.addEventListener('motu:touched', ({ detail: e }) => {
  clearTimeout(timer);
  const thing = e.clientX || e.clientY ? thingAt(e.clientX, e.clientY, true) : e.target.closest(THING);
  if (thing) show(thing, true);
});
stage.addEventListener('mousedown', e => { if (e.target.closest('.unfolded [id]')) e.preventDefault(); }); // it stays open
stage.addEventListener('pointerdown', e => {
  swallowing = false;
  clearTimeout(press?.timer);
  press = e.isPrimary && e.target.closest('#board') ? { x: e.clientX, y: e.clientY } : null;
  if (press) press.timer = setTimeout(held, LONG, press.x, press.y);
});
function held(x, y) {
  press = null;
  const thing = thingAt(x, y, true);
  if (!thing) return;
  swallowing = true;
  show(thing, true);
}
function released() {
  clearTimeout(press?.timer);
  press = null;
  setTimeout(() => { swallowing = false; }, LONG); // not every long press has a click
}
stage.addEventListener('pointermove', e => { if (press && Math.hypot(e.clientX - press.x, e.clientY - press.y) > TREMBLE) released(); });
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released);
addEventListener('click', e => { if (swallowing) { swallowing = false; e.preventDefault(); e.stopImmediatePropagation(); } }, true);
stage.addEventListener('contextmenu', e => { if (swallowing) e.preventDefault(); });

card.addEventListener('click', e => { if (e.target.closest('.close')) close(); });
form.addEventListener('submit', close);
document.addEventListener('motu:shown', () => {
  if (!open()) return;
  if (of?.isConnected) show(of, pinned()); else close();
});
