// Choosing on the board: a thing presses its button; choices of several parts narrow from click to click.
const form = document.getElementById('turn');
let picked = [];

const buttons = () => [...form.querySelectorAll('button[data-targets]')];
const parts = b => b.dataset.targets.split(' ').filter(Boolean);
const fitting = () => buttons().filter(b => picked.every((p, i) => parts(b)[i] === p));

function mark() {
  const next = new Set(fitting().map(b => parts(b)[picked.length]).filter(Boolean));
  for (const thing of document.querySelectorAll('#board [data-target]')) {
    const target = thing.dataset.target;
    thing.classList.toggle('picked', picked.includes(target));
    thing.classList.toggle('waiting', !next.has(target) && !picked.includes(target));
  }
  for (const b of buttons()) b.hidden = !fitting().includes(b);
}
function pick(target) {
  const before = picked;
  picked = [...picked, target];
  let found = fitting();
  if (!found.length) { picked = [target]; found = fitting(); }
  if (!found.length) { picked = before; return false; }
  const done = found.filter(b => parts(b).length === picked.length);
  if (done.length === 1 && found.length === 1) { picked = []; done[0].click(); }
  mark();
  return true;
}
document.addEventListener('click', e => {
  if (!e.target.closest?.('#board')) return;
  // What lies on a choosable place does not hide it: look through all that is under the pointer.
  const under = e.clientX || e.clientY ? document.elementsFromPoint(e.clientX, e.clientY) : [e.target];
  for (const element of under) {
    const thing = element.closest('#board [data-target]');
    if (thing && pick(thing.dataset.target)) return;
  }
  const other = e.target.closest?.('#board [id]');
  if (!other) return;
  const named = e.target.closest('[data-thing]')?.dataset.thing ?? other.id;
  fetch(`${location.pathname}/why?target=${encodeURIComponent(named)}`)
    .then(r => r.text())
    .then(text => htmx.swap({ text, sourceElement: form, target: form, swap: 'none' }));
});
document.addEventListener('keydown', e => {
  if (e.key === 'Escape' && picked.length) { picked = picked.slice(0, -1); mark(); }
});
document.addEventListener('motu:shown', () => {
  picked = [];
  document.getElementById('refusal').textContent = '';
  mark();
});
// Hover, focus or a long touch tells the rule behind a choice.
function hint(e) {
  const thing = e.target.closest?.('button[data-hint], #board [data-target]');
  const button = thing?.dataset.hint ? thing : buttons().find(b => parts(b).includes(thing?.dataset.target));
  document.getElementById('hint').textContent = button?.dataset.hint ?? '';
}
document.addEventListener('pointerover', hint);
document.addEventListener('focusin', hint);
document.addEventListener('htmx:config:request', e => {
  const body = e.detail?.ctx?.request?.body;
  body?.set?.('key', crypto.randomUUID?.() ?? String(Math.random()).slice(2));
});
mark();
