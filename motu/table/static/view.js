// What a view of the board must show: geometry only. Boxes lie in the lens, in px at scale 1.
const lens = document.getElementById('lens');
export const FINGER = 44; // px: what a finger hits for certain
export const NEAREST = 10; // times the whole board: on a phone held upright, its smallest places become a finger wide
export const SEEN = [1066, 690]; // px: on a board of this size everything can be read; the boards are drawn for it
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const middle = b => [b.left + b.wide / 2, b.top + b.high / 2];

// Where a thing is seen, also while the lens is still moving: its ring, or what is drawn of it. Pieces that wait
// elsewhere for their journey, and what appears only when it is pointed at, reach far beyond.
export function box(thing) {
  const ring = thing.querySelector(':scope > .ring');
  const parts = ring ? [ring] : [...thing.querySelectorAll(':scope > :not(title, [opacity="0"], .while-pointed, .unfolded)')];
  const l = lens.getBoundingClientRect(), now = l.width / lens.offsetWidth;
  return union((parts.length ? parts : [thing]).map(e => e.getBoundingClientRect()).map(r => (
    { left: (r.left - l.left) / now, top: (r.top - l.top) / now, wide: r.width / now, high: r.height / now }
  )));
}
export function union(boxes) {
  const left = Math.min(...boxes.map(b => b.left)), top = Math.min(...boxes.map(b => b.top));
  const right = Math.max(...boxes.map(b => b.left + b.wide)), bottom = Math.max(...boxes.map(b => b.top + b.high));
  return { left, top, wide: right - left, high: bottom - top };
}
// A place that a finger needs: no smaller than itself, whatever is drawn there.
export function reach(b, scale) {
  const wide = Math.max(b.wide, FINGER / scale), high = Math.max(b.high, FINGER / scale), [x, y] = middle(b);
  return { left: x - wide / 2, top: y - high / 2, wide, high };
}
// From how far a finger tells small things apart: their middles are a finger away from each other.
export function apart(boxes, from, most) {
  let scale = from;
  const small = boxes.filter(b => Math.min(b.wide, b.high) * from < FINGER).map(middle);
  for (const [i, [x, y]] of small.entries()) {
    for (const [a, b] of small.slice(i + 1)) {
      const far = Math.max(Math.abs(x - a), Math.abs(y - b));
      if (far * most > FINGER) scale = Math.max(scale, FINGER / far);
    }
  }
  return Math.min(scale, most);
}
// The part of the board, so wide and high, in which most of these lie whole; the first of them decides between equals.
export function fullest(boxes, wide, high) {
  let best = [boxes[0]];
  for (const { left } of boxes) {
    const beside = boxes.filter(b => b.left >= left && b.left + b.wide <= left + wide);
    for (const { top } of beside) {
      const inside = beside.filter(b => b.top >= top && b.top + b.high <= top + high);
      if (inside.length > best.length) best = inside;
    }
  }
  return union(best);
}
// What a finger at a point of the lens means: the nearest of the things smaller than itself within its reach (on larger
// ones it hits what lies on top); and all that it may mean.
export function aimed(things, boxes, x, y, scale) {
  const far = b => Math.hypot(x - clamp(x, b.left, b.left + b.wide), y - clamp(y, b.top, b.top + b.high));
  const off = b => Math.hypot(x - b.left - b.wide / 2, y - b.top - b.high / 2);
  const near = boxes.map((b, i) => [b, things[i]]).filter(([b]) => {
    const r = reach(b, scale);
    return x >= r.left && x <= r.left + r.wide && y >= r.top && y <= r.top + r.high;
  });
  const small = near.filter(([b]) => Math.min(b.wide, b.high) * scale < FINGER);
  small.sort(([a], [b]) => far(a) - far(b) || off(a) - off(b));
  return { thing: small[0]?.[1], close: small.map(([b]) => b) };
}
