// Zoom and pan of the board; a small screen goes by itself to all that can be chosen, and stays where it was put.
import { NEAREST, SEEN, aimed, apart, box, fullest, reach, union } from './view.js';

const stage = document.getElementById('stage');
const lens = document.getElementById('lens');
const map = document.getElementById('minimap');
const tools = stage.querySelector('.tools');
const overview = document.getElementById('overview');
const little = matchMedia('(max-width: 900px), (max-height: 500px)'); // as in small.css
const CALM = 1.3; // times the scale at which all can be read: alone, a thing is not shown nearer
const CLOSE = 1.75; // nor things that lie together: where they are even closer, the finger that means one comes nearer
const EDGE = 6; // px around the board, as in table.css
const MARGIN = 6; // px around what is shown
const touches = new Map();
let scale = 1, x = 0, y = 0; // of the lens, in px of the stage
let own = false, moved = false; // where the player has put it

const board = () => document.getElementById('board');
const size = () => [stage.clientWidth, stage.clientHeight];
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const things = () => [...document.querySelectorAll('#board [data-target]:not(.waiting):not(.picked)')];

// Where the board lies in the lens: it keeps its shape and leaves the rest empty.
function drawn(w, h) {
  const [, , vw, vh] = board().getAttribute('viewBox').split(' ').map(Number), unit = Math.min((w - 2 * EDGE) / vw, (h - 2 * EDGE) / vh);
  return { left: (w - vw * unit) / 2, top: (h - vh * unit) / 2, wide: vw * unit, high: vh * unit, unit, vw, vh };
}
// The scale from which on everything can be read.
function legible() {
  const { unit, vw, vh } = drawn(...size());
  return Math.max(1, Math.min(SEEN[0] / vw, SEEN[1] / vh) / unit);
}
function within(value, start, length, room, before = 0) {
  if (length * scale <= room) return room / 2 - (start + length / 2) * scale;
  return clamp(value, room - (start + length) * scale, before - start * scale);
}
function head() { // px that the tools take at the top
  map.hidden = scale === 1;
  return little.matches && scale > 1 ? tools.offsetHeight + MARGIN : 0;
}
const onStage = b => ({ left: b.left * scale + x, top: b.top * scale + y, wide: b.wide * scale, high: b.high * scale });
function inSight(b) {
  const [w, h] = size(), { left, top, wide, high } = onStage(b), slack = 2;
  return left >= -slack && top >= -slack && left + wide <= w + slack && top + high <= h + slack;
}
function partly(b) { // its middle
  const [w, h] = size(), { left, top, wide, high } = onStage(b), a = left + wide / 2, c = top + high / 2;
  return a > 0 && a < w && c > 0 && c < h;
}
function show() {
  if (!stage.clientWidth || !stage.clientHeight) return 0; // not laid out yet
  const [w, h] = size(), now = things().map(box);
  scale = clamp(scale, 1, NEAREST);
  const { left, top, wide, high } = drawn(w, h); // not beyond the edge of the board
  x = within(x, left, wide, w);
  y = within(y, top, high, h, head());
  lens.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  lens.style.setProperty('--zoom', scale); // pins keep their size
  overview.hidden = scale === 1 && (!little.matches || !now.length);
  overview.setAttribute('aria-pressed', String(scale === 1));
  overview.textContent = scale === 1 ? overview.dataset.in : overview.dataset.out;
  if (scale > 1) drawMap(now);
  return corner(now.map(onStage));
}
// The tools stand in the corner where they cover the least that can be chosen: how much it is.
function corner(boxes) {
  const [w, h] = size(), wide = tools.offsetWidth + 12, high = tools.offsetHeight + 12;
  const corners = { 'top right': [w - wide, 0], 'top left': [0, 0], 'bottom right': [w - wide, h - high], 'bottom left': [0, h - high] };
  const covered = ([left, top]) => boxes.filter(b => b.left < left + wide && b.left + b.wide > left && b.top < top + high && b.top + b.high > top).length;
  tools.dataset.corner = Object.keys(corners).reduce((a, b) => (covered(corners[b]) < covered(corners[a]) ? b : a));
  return covered(corners[tools.dataset.corner]);
}
function drawMap(now) {
  const ns = 'http://www.w3.org/2000/svg', [w, h] = size(), { left, top, unit, vw, vh } = drawn(w, h);
  const made = (name, facts, where) => {
    const e = where.appendChild(document.createElementNS(ns, name));
    for (const [key, value] of Object.entries(facts)) e.setAttribute(key, value);
    return e;
  };
  const svg = map.querySelector('svg') ?? made('svg', { 'aria-hidden': 'true' }, map), said = map.querySelector('span');
  svg.setAttribute('viewBox', `0 0 ${vw} ${vh}`);
  svg.replaceChildren();
  made('use', { href: '#board' }, svg);
  const out = now.filter(b => !partly(b));
  for (const b of out) made('circle', { cx: (b.left + b.wide / 2 - left) / unit, cy: (b.top + b.high / 2 - top) / unit, r: vw / 28 }, svg);
  made('rect', { x: (-x / scale - left) / unit, y: (-y / scale - top) / unit, width: w / scale / unit, height: h / scale / unit }, svg);
  said.textContent = out.length ? map.dataset.more.replace('#', out.length) : '';
  map.setAttribute('aria-label', [said.textContent, map.dataset.label].filter(Boolean).join(' · '));
}

function goTo(area, most) {
  const [w, h] = size();
  scale = clamp(fit(area), legible(), most);
  x = w / 2 - (area.left + area.wide / 2) * scale;
  y = h / 2 - (area.top + area.high / 2) * scale;
  own = false;
  if (show() && area.high * scale + head() + MARGIN <= h) { // beside the tools, where there is room
    y = (h + head()) / 2 - (area.top + area.high / 2) * scale;
    show();
  }
}
function whole() { scale = 1; x = y = 0; show(); }
// All that can be chosen now, no nearer than needed to read it and to hit it; where that shows only a part, most of
// it: the map leads to the others.
function frame() {
  const now = things().map(box), [w, h] = size();
  if (!little.matches) { own = false; return whole(); }
  if (!now.length) return goTo(middle(), legible());
  const near = clamp(Math.min(...now.map(fit)), legible(), needed(now)); // each of them whole
  const areas = now.map(b => reach(b, near)), all = union(areas);
  if (fit(all) >= near) return goTo(all, Math.max(near, legible() * CALM));
  goTo(fullest(areas, (w - 2 * MARGIN) / near, (h - 2 * MARGIN) / near), near);
}
const fit = area => Math.min((stage.clientWidth - 2 * MARGIN) / area.wide, (stage.clientHeight - 2 * MARGIN) / area.high);
// From where these are read and hit.
const needed = boxes => apart(boxes, legible(), Math.min(legible() * CLOSE, NEAREST));
// Where nothing is to be chosen: where something happened last, or the middle.
function middle() {
  const pins = [...lens.querySelectorAll('.pin')].map(box);
  return pins.length ? union(pins) : { left: lens.offsetWidth / 2, top: lens.offsetHeight / 2, wide: 0, high: 0 };
}
// A view that the player has chosen stays while something that can be chosen is in sight; another one, while all is.
function again() {
  const now = things().map(box);
  if (!little.matches) return own && (!now.length || now.some(partly)) ? show() : frame();
  const stays = own
    ? !now.length || now.some(partly)
    : scale >= legible() * 0.98 && scale >= Math.min(needed(now), ...now.map(fit)) * 0.98 && now.every(inSight);
  if (stays) show(); else frame();
}
// Where something happens is seen, as long as nothing is to be chosen and the player has not put the view elsewhere;
// where it then lies.
export function reveal(elements) {
  const boxes = elements.filter(e => e.isConnected).map(box).filter(b => b.wide < lens.offsetWidth / 2 && b.wide);
  if (!boxes.length) return null;
  const [w, h] = size();
  const area = fullest(boxes, (w - 2 * MARGIN) / scale, (h - 2 * MARGIN) / scale);
  if (little.matches && !own && !things().length && !inSight(area)) goTo(area, Math.max(scale, legible()));
  return onStage(area);
}
// What a finger on the board means: a thing, or, where it cannot be told, to come nearer.
export function aim(e) {
  const [a, b] = place(e), now = things(), boxes = now.map(box);
  const { thing, close } = aimed(now, boxes, (a - x) / scale, (b - y) / scale, scale);
  const near = apart(close, Math.max(scale, legible()), NEAREST);
  if (close.length < 2 || scale > near * 0.98) return thing;
  zoom(near / scale, a, b);
  return null;
}
function zoom(by, cx = stage.clientWidth / 2, cy = stage.clientHeight / 2) {
  const before = scale;
  scale = clamp(scale * by, 1, NEAREST);
  x = cx - (cx - x) * scale / before;
  y = cy - (cy - y) * scale / before;
  own = true;
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
    own = true;
    x += dx;
    y += dy;
    show();
  }
  touches.set(e.pointerId, e);
});
for (const end of ['pointerup', 'pointercancel', 'pointerleave']) stage.addEventListener(end, e => touches.delete(e.pointerId));
stage.addEventListener('click', e => { if (moved) { moved = false; e.stopPropagation(); } }, true); // a drag is no choice
overview.addEventListener('click', () => {
  if (scale === 1) return frame();
  own = true;
  whole();
});
map.addEventListener('click', e => {
  const r = map.querySelector('svg').getBoundingClientRect(), [w, h] = size();
  if (!e.clientX && !e.clientY) return whole();
  const { left, top, wide, high, vw, vh } = drawn(w, h), on = Math.min(r.width / vw, r.height / vh);
  x = w / 2 - (left + clamp((e.clientX - r.left - (r.width - vw * on) / 2) / (vw * on), 0, 1) * wide) * scale;
  y = h / 2 - (top + clamp((e.clientY - r.top - (r.height - vh * on) / 2) / (vh * on), 0, 1) * high) * scale;
  own = true;
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
document.addEventListener('keydown', e => {
  if (e.target.closest?.('input, select, textarea')) return;
  if (e.key === '+' || e.key === '=') zoom(1.3);
  if (e.key === '-') zoom(1 / 1.3);
  if (e.key === '0') { own = little.matches; whole(); }
});
document.addEventListener('motu:shown', again);
document.addEventListener('motu:picked', again);
new ResizeObserver(() => { if (own) again(); else frame(); }).observe(stage);
