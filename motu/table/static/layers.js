// Layers over the page, the menu of a small screen, a card, an unfolded board, a moment that is shown: what closes one
// does nothing else.
const [menu, card, moment, settings] = ['more', 'card', 'moment', 'settings'].map(id => document.getElementById(id));
let closing = false; // the press that closed a layer, until its click has come

// The layer that lies open, as a function that closes it: nothing for a press inside.
function layer(pressed) {
  if (moment?.dataset.playing) return () => moment.dispatchEvent(new Event('motu:skip'));
  if (settings?.matches(':popover-open')) return settings.contains(pressed) ? null : () => settings.hidePopover();
  if (menu?.matches(':popover-open')) return menu.contains(pressed) ? null : () => menu.hidePopover();
  if (card?.dataset.pinned && !card.hidden) return card.contains(pressed) ? null : () => { card.hidden = true; };
  const unfolded = document.activeElement?.closest('.unfolds');
  if (pressed?.closest?.('.unfolded [id]')) return null; // a thing on it is touched
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
