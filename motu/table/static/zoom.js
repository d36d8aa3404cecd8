// Zoom and pan of the board; a small screen goes by itself to the zones that the decision needs.
const stage = document.getElementById('stage');
const lens = document.getElementById('lens');
const map = document.getElementById('minimap');
const overview = document.getElementById('overview');
const LEAST = 44; // px: a finger
const NEAREST = 10; // times the whole board: on a phone held upright, its smallest places become a finger wide
const touches = new Map();
let scale = 1, x = 0, y = 0; // of the lens, in px of the stage
let following = true, question = '', moved = false;

const board = () => document.getElementById('board');
const small = () => stage.clientWidth < 760 || stage.clientHeight < 430;
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// Where an element lies in the lens, also while the lens is still moving.
function box(element) {
  const r = element.getBoundingClientRect(), l = lens.getBoundingClientRect(), now = l.width / lens.offsetWidth;
  return { left: (r.left - l.left) / now, top: (r.top - l.top) / now, wide: r.width / now, high: r.height / now };
}
function union(boxes) {
  const left = Math.min(...boxes.map(b => b.left)), top = Math.min(...boxes.map(b => b.top));
  const right = Math.max(...boxes.map(b => b.left + b.wide)), bottom = Math.max(...boxes.map(b => b.top + b.high));
  return { left, top, wide: right - left, high: bottom - top };
}
// Where the board lies in the lens: it keeps its shape and leaves the rest empty.
function drawn(w, h) {
  const [, , vw, vh] = board().getAttribute('viewBox').split(' ').map(Number), unit = Math.min(w / vw, h / vh);
  return { left: (w - vw * unit) / 2, top: (h - vh * unit) / 2, wide: vw * unit, high: vh * unit, unit, vw, vh };
}
function within(value, start, length, room) {
  if (length * scale <= room) return room / 2 - (start + length / 2) * scale;
  return clamp(value, room - (start + length) * scale, -start * scale);
}
function show() {
  const w = stage.clientWidth, h = stage.clientHeight;
  scale = clamp(scale, 1, NEAREST);
  const { left, top, wide, high } = drawn(w, h); // not beyond the edge of the board
  x = within(x, left, wide, w);
  y = within(y, top, high, h);
  lens.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  lens.style.setProperty('--zoom', scale); // pins keep their size
  overview.hidden = scale === 1 ? following || !small() || !things().length : false;
  overview.setAttribute('aria-pressed', String(scale === 1));
  overview.textContent = scale === 1 ? overview.dataset.in : overview.dataset.out;
  map.hidden = scale === 1;
  if (scale > 1) drawMap(w, h);
}
function drawMap(w, h) {
  const ns = 'http://www.w3.org/2000/svg', { left, top, unit, vw, vh } = drawn(w, h);
  if (!map.firstChild) {
    const svg = map.appendChild(document.createElementNS(ns, 'svg'));
    for (const name of ['use', 'rect']) svg.appendChild(document.createElementNS(ns, name));
    svg.setAttribute('aria-hidden', 'true');
    svg.firstChild.setAttribute('href', '#board');
  }
  map.firstChild.setAttribute('viewBox', `0 0 ${vw} ${vh}`);
  const seen = map.firstChild.lastChild;
  const facts = { x: (-x / scale - left) / unit, y: (-y / scale - top) / unit, width: w / scale / unit, height: h / scale / unit };
  for (const [name, value] of Object.entries(facts)) seen.setAttribute(name, value);
}
const things = () => [...document.querySelectorAll('#board [data-target]:not(.waiting):not(.picked)')];

function goTo(area) {
  const w = stage.clientWidth, h = stage.clientHeight;
  scale = clamp(Math.min(w / area.wide, h / area.high), 1, NEAREST);
  x = w / 2 - (area.left + area.wide / 2) * scale;
  y = h / 2 - (area.top + area.high / 2) * scale;
  show();
}
function whole() { scale = 1; x = y = 0; show(); }
function around(area, wide, high) {
  return { left: area.left + area.wide / 2 - wide / 2, top: area.top + area.high / 2 - high / 2, wide, high };
}
// All that can be chosen now, with a little of what lies around it; where a finger could not hit it there,
// nearer to the first of them: the map leads to the others.
function follow() {
  const now = things();
  if (!small() || !now.length) return whole();
  const w = stage.clientWidth, h = stage.clientHeight;
  const areas = now.map(box), all = union(areas);
  const wide = Math.max(all.wide + 16, 0.3 * w), high = Math.max(all.high + 16, 0.3 * h);
  const finger = LEAST / Math.min(...areas.map(a => Math.min(a.wide, a.high)));
  if (Math.min(w / wide, h / high) >= finger) goTo(around(all, wide, high));
  else goTo(around(areas[0], w / finger, h / finger));
}
function again() {
  const now = document.getElementById('picture')?.dataset.question ?? '';
  if (now !== question) { question = now; following = true; }
  if (following) follow(); else show();
}
function zoom(by, cx = stage.clientWidth / 2, cy = stage.clientHeight / 2) {
  const before = scale;
  scale = clamp(scale * by, 1, NEAREST);
  x = cx - (cx - x) * scale / before;
  y = cy - (cy - y) * scale / before;
  following = false;
  show();
}
const place = e => { const r = stage.getBoundingClientRect(); return [e.clientX - r.left, e.clientY - r.top]; };
stage.addEventListener('wheel', e => { e.preventDefault(); zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, ...place(e)); }, { passive: false });
stage.addEventListener('pointerdown', e => { touches.set(e.pointerId, e); moved = false; });
stage.addEventListener('pointermove', e => {
  const was = touches.get(e.pointerId);
  if (!was || !e.buttons) return;
  const dx = e.clientX - was.clientX, dy = e.clientY - was.clientY;
  if (touches.size === 2) {
    const other = [...touches.values()].find(t => t.pointerId !== e.pointerId);
    const d0 = Math.hypot(was.clientX - other.clientX, was.clientY - other.clientY);
    const d1 = Math.hypot(e.clientX - other.clientX, e.clientY - other.clientY);
    if (d0 > 0) zoom(d1 / d0, ...place(other));
    moved = true;
  } else if (scale > 1) {
    if (!moved && Math.hypot(dx, dy) < 8) return; // a finger trembles
    moved = true;
    following = false;
    x += dx;
    y += dy;
    show();
  }
  touches.set(e.pointerId, e);
});
for (const end of ['pointerup', 'pointercancel', 'pointerleave']) stage.addEventListener(end, e => touches.delete(e.pointerId));
stage.addEventListener('click', e => { if (moved) { moved = false; e.stopPropagation(); } }, true); // a drag is no choice
overview.addEventListener('click', () => {
  following = scale === 1;
  if (following) follow(); else whole();
});
map.addEventListener('click', e => {
  const r = map.getBoundingClientRect(), w = stage.clientWidth, h = stage.clientHeight;
  if (!e.clientX && !e.clientY) return whole();
  const { left, top, wide, high } = drawn(w, h);
  x = w / 2 - (left + (e.clientX - r.left) / r.width * wide) * scale;
  y = h / 2 - (top + (e.clientY - r.top) / r.height * high) * scale;
  following = false;
  show();
});
stage.addEventListener('focusin', e => { // the keyboard goes on where the picture does not show it
  const thing = e.target.closest?.('#board [data-target]');
  if (!thing || scale === 1 || !e.target.matches(':focus-visible')) return; // under a finger it stays where it is
  const b = box(thing), w = stage.clientWidth, h = stage.clientHeight;
  if (b.left * scale + x < 0 || (b.left + b.wide) * scale + x > w) x = w / 2 - (b.left + b.wide / 2) * scale;
  if (b.top * scale + y < 0 || (b.top + b.high) * scale + y > h) y = h / 2 - (b.top + b.high / 2) * scale;
  show();
});
for (const button of document.querySelectorAll('[data-zoom]')) button.addEventListener('click', () => zoom(Number(button.dataset.zoom)));
document.addEventListener('keydown', e => {
  if (e.target.closest?.('input, select, textarea')) return;
  if (e.key === '+' || e.key === '=') zoom(1.3);
  if (e.key === '-') zoom(1 / 1.3);
  if (e.key === '0') { following = false; whole(); }
});
document.addEventListener('motu:shown', again);
document.addEventListener('motu:picked', () => { if (following) follow(); });
new ResizeObserver(again).observe(stage);
