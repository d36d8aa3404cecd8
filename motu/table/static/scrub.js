// The scrubber of a replay: every position has an address; going there morphs the picture, so that pieces move.
const parts = ['picture', 'where', 'scrubber', 'log'];
const asked = new URLSearchParams(location.search);
let running = asked.has('run'), timer, work = Promise.resolve();
const home = asked.has('run'); // "show again since my turn" ends at the table

const range = () => document.getElementById('at');
const at = () => Number(range().value);

function show(to) {
  const address = `${location.pathname}?at=${to}`;
  return fetch(address)
    .then(answer => answer.text())
    .then(text => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      const found = parts.map(id => `<hx-partial hx-target="#${id}" hx-swap="outerMorph">${page.getElementById(id).outerHTML}</hx-partial>`);
      return htmx.swap({ text: found.join(''), sourceElement: document.body, target: document.body, swap: 'none' });
    })
    .then(() => { range().value = to; history.replaceState(null, '', address); word(); });
}
function go(to) {
  const goal = Math.min(Math.max(to, 0), Number(range().max));
  work = work.then(() => show(goal)).catch(error => { console.error(error); location.search = `?at=${goal}`; });
  return work;
}
function word() {
  const run = document.getElementById('run');
  run.textContent = running ? run.dataset.pause : run.dataset.run;
}
function on() {
  clearTimeout(timer);
  if (!running) return;
  if (at() < Number(range().max)) timer = setTimeout(() => go(at() + 1).then(on), 800);
  else if (home) timer = setTimeout(() => { location.href = document.getElementById('run').dataset.back; }, 1200);
  else { running = false; word(); }
}
document.addEventListener('click', e => {
  const link = e.target.closest?.('#scrubber a[href]');
  if (link) {
    e.preventDefault();
    running = false;
    go(Number(new URL(link.href).searchParams.get('at')));
  } else if (e.target.closest?.('#run')) {
    running = !running;
    word();
    on();
  }
});
document.addEventListener('input', e => { if (e.target.id === 'at') { running = false; go(at()); } });
document.addEventListener('submit', e => { if (e.target.matches('.line')) e.preventDefault(); });
word();
on();
