// Choosing on the board: a thing presses its button; choices of several parts narrow from click to click.
import { aim } from './zoom.js';

const form = document.getElementById('turn');
let picked = [];
let key = fresh(); // of the next request: one picture, one move, however often one clicks
const steps = new Map(); // the amount at which each stepper stands

function fresh() { return crypto.randomUUID?.() ?? String(Math.random()).slice(2); }
const onBoard = target => document.querySelector(`#board [data-target="${CSS.escape(target)}"]`);
const parts = b => b.dataset.targets.split(' ').filter(Boolean);
const buttons = () => [...form.querySelectorAll('button[data-targets]')].filter(b => b.name === 'choice' || parts(b).every(onBoard));
const fitting = () => buttons().filter(b => picked.every((p, i) => parts(b)[i] === p));

function mark() {
  const fits = new Set(fitting()), next = new Set([...fits].map(b => parts(b)[picked.length]).filter(Boolean));
  for (const thing of document.querySelectorAll('#board [data-target]')) {
    const target = thing.dataset.target;
    thing.classList.toggle('picked', picked.includes(target));
    thing.classList.toggle('waiting', !next.has(target) && !picked.includes(target));
  }
  // Who steers by voice says what he reads: the name of a thing contains the words drawn on it.
  for (const thing of document.querySelectorAll('#board .choosable')) {
    const label = thing.getAttribute('aria-label'), words = [...thing.querySelectorAll('text')].map(w => w.textContent.trim()).join(' ');
    if (!label.endsWith(words)) thing.setAttribute('aria-label', `${label} · ${words}`);
  }
  for (const b of buttons()) b.hidden = !fits.has(b);
  for (const fold of form.querySelectorAll('.question details')) { // what can still be said in words is seen
    const left = fold.querySelector('button:not([hidden])');
    fold.hidden = !left;
    if (left && picked.length) fold.open = true;
  }
  for (const stepper of form.querySelectorAll('.stepper')) step(stepper, 0);
  form.dataset.picked = picked.join(' ');
  document.dispatchEvent(new Event('motu:picked'));
}
function pick(target) {
  if (form.dataset.sent) return true; // an answer is on its way
  const before = picked;
  picked = [...picked, target];
  let found = fitting();
  if (!found.length && before.includes(target)) { picked = before.slice(0, before.indexOf(target)); mark(); return true; } // again: taken back
  if (!found.length) { picked = [target]; found = fitting(); }
  if (!found.length) { picked = before; return false; }
  const done = found.filter(b => parts(b).length === picked.length);
  // Where a small step and a whole gesture lie on the same things, the hand means the gesture.
  const meant = done.length > 1 ? done.find(b => b.name === 'gesture') : done[0];
  if (meant && done.length === found.length) { picked = []; meant.click(); }
  mark();
  return true;
}
document.addEventListener('click', e => {
  if (!e.target.closest?.('#board')) return;
  const meant = e.pointerType === 'touch' ? aim(e) : undefined; // a finger is larger than what is drawn
  if (meant === null) return;
  if (meant && pick(meant.dataset.target)) return;
  // What lies on a choosable place does not hide it: look through all that is under the pointer.
  const under = e.clientX || e.clientY ? document.elementsFromPoint(e.clientX, e.clientY) : [e.target];
  for (const element of under) {
    const thing = element.closest('#board [data-target]');
    if (thing && pick(thing.dataset.target)) return;
  }
  if (e.target.closest('.unfolds') && !e.target.closest('.unfolded')) return; // a board that opens is no choice
  document.dispatchEvent(new CustomEvent('motu:touched', { detail: e })); // it can still tell what it is
});
document.addEventListener('keydown', e => {
  if (e.key === 'Escape' && picked.length) { picked = picked.slice(0, -1); mark(); }
});
// From the press of a button to the picture that answers it nothing else is chosen. Others may move meanwhile:
// their pictures leave the question as it is. A refusal brings no picture.
const question = () => document.getElementById('picture').dataset.question;
let waiting, asked, shown = question();
function free() { clearTimeout(waiting); delete form.dataset.sent; }
form.addEventListener('submit', () => { form.dataset.sent = 'yes'; asked = question(); });
document.addEventListener('htmx:finally:request', e => {
  if (e.target !== form || !form.dataset.sent) return;
  clearTimeout(waiting);
  const status = e.detail?.ctx?.response?.status;
  if (status) key = fresh(); // the service has it: what is sent now is something else, even if it looks the same
  if (status === 204) waiting = setTimeout(free, 1500); else free();
});
document.addEventListener('motu:shown', () => {
  if (!question() || question() !== asked) { free(); key = fresh(); }
  if (question() !== shown) { picked = []; for (const said of ['refusal', 'hint']) document.getElementById(said).textContent = ''; }
  shown = question();
  mark();
});

// An amount: one of its buttons is seen, − and + go to the next one.
function step(stepper, by) {
  const all = [...stepper.querySelectorAll('button[data-targets]')], name = all[0].id.replace(/\d+$/, '') + all.length;
  const now = steps.get(name) ?? all.length - 1;
  const at = by === 'first' ? 0 : by === 'last' ? all.length - 1 : Math.min(Math.max(now + Number(by), 0), all.length - 1);
  steps.set(name, at);
  all.forEach((b, i) => { b.hidden = i !== at; });
}
form.addEventListener('click', e => {
  const by = e.target.closest?.('[data-step]')?.dataset.step;
  if (by) step(e.target.closest('.stepper'), by);
});

// Hover, focus or a long touch tells the rule behind a choice, and shows its things on the board; a thing shows
// the choices that name it.
function light(e) {
  for (const was of document.querySelectorAll('.lit')) was.classList.remove('lit');
  const named = e.target.closest?.('button[data-targets]'), thing = e.target.closest?.('#board [data-target]');
  for (const target of named ? parts(named) : []) onBoard(target)?.classList.add('lit');
  for (const b of thing ? buttons() : []) b.classList.toggle('lit', parts(b).includes(thing.dataset.target));
}
function hint(e) {
  light(e);
  const button = e.target.closest?.('button[data-hint]');
  document.getElementById('hint').textContent = button?.dataset.hint ?? '';
}
document.addEventListener('pointerover', hint);
document.addEventListener('focusin', hint);
document.addEventListener('htmx:config:request', e => { e.detail?.ctx?.request?.body?.set?.('key', e.target === form ? key : fresh()); });
mark();
