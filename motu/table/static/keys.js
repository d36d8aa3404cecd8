// Keyboard: one Tab stop for the board, arrows inside, Enter and Space press; single keys press what they name.
const squares = () => [...document.querySelectorAll('#board .choosable:not(.waiting)')];
const middle = e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const least = (list, cost) => list.map(c => [cost(c), c]).sort((a, b) => a[0] - b[0])[0];
const onlyStop = b => { for (const c of document.querySelectorAll('#board .choosable')) c.setAttribute('tabindex', c === b ? 0 : -1); };
const words = () => [...document.querySelectorAll('#choices button')].filter(b => b.checkVisibility());
let last; // where the focus was on the board

function press(element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
document.addEventListener('keydown', e => {
  const from = e.target.closest?.('#board .choosable');
  if (from && (e.key === 'Enter' || e.key === ' ')) {
    e.preventDefault();
    if (!e.repeat) press(from);
    return;
  }
  if (from && e.key in steps) {
    e.preventDefault();
    const [dx, dy] = steps[e.key], [x, y] = middle(from);
    const best = least(squares(), c => {
      const [a, b] = middle(c), along = (a - x) * dx + (b - y) * dy;
      return along > 1 ? along + 2 * (Math.abs((a - x) * dy) + Math.abs((b - y) * dx)) : Infinity;
    });
    if (best?.[0] < Infinity) best[1].focus();
    return;
  }
  if (e.target.closest?.('input, select, textarea') || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key in steps) { // from anywhere else, an arrow leads to what can be chosen
    const first = document.querySelector('#board .choosable[tabindex="0"]') ?? words()[0];
    const list = words(), at = list.indexOf(e.target), next = at < 0 ? first : list[at + (e.key === 'ArrowDown' || e.key === 'ArrowRight' ? 1 : -1)];
    if (next) { e.preventDefault(); next.focus(); return; }
  }
  if (e.target.closest?.('button, a, summary, .opens')) return;
  const named = document.querySelector(`[data-key="${CSS.escape(e.key)}"]`);
  if (named) { e.preventDefault(); named.click(); }
});
document.addEventListener('focusin', e => {
  const b = e.target.closest?.('#board .choosable');
  last = b ? middle(b) : null;
  if (b) onlyStop(b);
});
const nearest = ([x, y]) => least(squares(), c => Math.hypot(middle(c)[0] - x, middle(c)[1] - y))?.[1];
const question = () => document.getElementById('picture')?.dataset.question;
let asked = question();
document.addEventListener('motu:shown', () => {
  const now = document.activeElement, fresh = question() !== asked;
  asked = question();
  if (now?.matches?.('#board .choosable')) return onlyStop(now);
  // A button that was pressed may have become another one: what is pressed next is chosen anew.
  if (!(fresh && now?.closest('#turn')) && !(last && now === document.body)) return;
  ((last && nearest(last)) ?? document.getElementById('banner')).focus({ preventScroll: true });
});
document.addEventListener('motu:picked', () => { // what waits for another part to be chosen first is passed over
  const stop = document.querySelector('#board .choosable[tabindex="0"]'), here = stop === document.activeElement;
  if (!stop?.matches('.waiting')) return;
  const next = nearest(middle(stop));
  if (next && here) next.focus({ preventScroll: true }); else if (next) onlyStop(next);
});
