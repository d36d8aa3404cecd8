// Layers over the page, the menu of a small screen and an unfolded board: what closes one does nothing else.
const menu = document.getElementById('more');
let closing = false; // the press that closed a layer, until its click has come

// The layer that lies open, as a function that closes it: nothing for a press inside.
function layer(pressed) {
  if (menu?.matches(':popover-open')) return menu.contains(pressed) ? null : () => menu.hidePopover();
  const unfolded = document.activeElement?.closest('.unfolds');
  return unfolded ? () => document.activeElement.blur() : null;
}
function swallow(e) { e.preventDefault(); e.stopImmediatePropagation(); }

addEventListener('pointerdown', e => {
  if (!e.isPrimary) return; // a second finger belongs to the first
  const close = layer(e.target);
  closing = Boolean(close);
  if (close) { close(); swallow(e); }
}, true);
for (const rest of ['pointermove', 'pointerup', 'mousedown', 'mouseup', 'click']) {
  addEventListener(rest, e => { if (closing) swallow(e); }, true);
}
for (const end of ['click', 'pointercancel']) addEventListener(end, () => { closing = false; }, true);
addEventListener('keydown', e => {
  closing = false;
  const close = e.key === 'Escape' && layer(null);
  if (close) { close(); swallow(e); }
}, true);
