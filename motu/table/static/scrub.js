// The scrubber of a replay: dragging goes to the address of a position; running goes on by itself.
const range = document.getElementById('at');
const run = document.getElementById('run');
const running = new URLSearchParams(location.search).has('run');

range?.addEventListener('change', () => { location.search = `?at=${range.value}`; });
run?.addEventListener('click', () => {
  if (running) location.search = `?at=${range.value}`;
  else location.href = `${run.dataset.next}&run=1`;
});
if (running && Number(range.value) < Number(range.max)) {
  setTimeout(() => { location.href = `${run.dataset.next}&run=1`; }, 900);
}
