// Where the others last moved: a pin on each thing, until my next decision. Drawn over the board, never in it.
import { box } from './view.js';

const lens = document.getElementById('lens');

function pin(id) {
  const thing = document.querySelector(`#board [id="${CSS.escape(id)}"]`);
  if (!thing) return null;
  const { left, top, wide } = box(thing);
  const mark = document.createElement('i');
  mark.className = 'pin';
  mark.style.left = `${left + wide}px`;
  mark.style.top = `${top}px`;
  return mark;
}
function show() {
  for (const old of lens.querySelectorAll('.pin')) old.remove();
  const last = (document.getElementById('picture')?.dataset.last ?? '').split(' ').filter(Boolean);
  lens.append(...last.map(pin).filter(Boolean));
}
document.addEventListener('motu:shown', show);
new ResizeObserver(show).observe(lens);
