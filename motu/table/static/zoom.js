// Zoom and pan of the board: wheel, pinch and + - 0; the page itself never scrolls.
const stage = document.getElementById('stage');
let scale = 1, x = 0, y = 0;
const touches = new Map();

function show() {
  const picture = document.getElementById('picture');
  if (picture) picture.setAttribute('data-zoom', scale === 1 ? '' : 'in');
  const board = document.getElementById('board');
  if (!board) return;
  const [, , w, h] = board.dataset.whole?.split(' ').map(Number) ?? board.getAttribute('viewBox').split(' ').map(Number);
  board.dataset.whole ??= board.getAttribute('viewBox');
  x = Math.min(Math.max(x, 0), w - w / scale);
  y = Math.min(Math.max(y, 0), h - h / scale);
  board.setAttribute('viewBox', `${x} ${y} ${w / scale} ${h / scale}`);
}
function zoom(by, cx = 0.5, cy = 0.5) {
  const board = document.getElementById('board');
  const whole = (board.dataset.whole ?? board.getAttribute('viewBox')).split(' ').map(Number);
  const before = scale;
  scale = Math.min(Math.max(scale * by, 1), 5);
  x += whole[2] * cx * (1 / before - 1 / scale);
  y += whole[3] * cy * (1 / before - 1 / scale);
  show();
}
stage.addEventListener('wheel', e => {
  e.preventDefault();
  const r = stage.getBoundingClientRect();
  zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, (e.clientX - r.x) / r.width, (e.clientY - r.y) / r.height);
}, { passive: false });
stage.addEventListener('pointerdown', e => touches.set(e.pointerId, e));
stage.addEventListener('pointermove', e => {
  const was = touches.get(e.pointerId);
  if (!was) return;
  const board = document.getElementById('board');
  const unit = board.viewBox.baseVal.width / stage.clientWidth;
  if (touches.size === 2) {
    const other = [...touches.values()].find(t => t.pointerId !== e.pointerId);
    const d0 = Math.hypot(was.clientX - other.clientX, was.clientY - other.clientY);
    const d1 = Math.hypot(e.clientX - other.clientX, e.clientY - other.clientY);
    if (d0 > 0) zoom(d1 / d0);
  } else if (scale > 1) {
    x -= (e.clientX - was.clientX) * unit;
    y -= (e.clientY - was.clientY) * unit;
    show();
  }
  touches.set(e.pointerId, e);
});
for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
  stage.addEventListener(end, e => touches.delete(e.pointerId));
}
document.addEventListener('keydown', e => {
  if (e.target.closest?.('input, select, textarea')) return;
  if (e.key === '+' || e.key === '=') zoom(1.3);
  if (e.key === '-') zoom(1 / 1.3);
  if (e.key === '0') { scale = 1; x = y = 0; show(); }
});
document.addEventListener('motu:shown', show);
