// Settings apply at once: what was changed is sent alone, and the page says that it was kept.
const root = document.documentElement;

function wear(theme) {
  root.dataset.theme = theme;
  for (const image of document.querySelectorAll('img[src*="theme="]')) image.src = image.src.replace(/theme=\w+/, `theme=${theme}`);
}
async function send(form, { name, value }) {
  const said = form.querySelector('.said');
  said.textContent = '';
  const body = new URLSearchParams({ [name]: value });
  const answer = await fetch(form.action, { method: 'POST', headers: { 'hx-request': 'true' }, body }).catch(() => null);
  said.textContent = answer?.ok ? form.dataset.kept : form.dataset.lost;
  said.classList.toggle('lost', !answer?.ok);
  if (answer?.ok && name === 'theme') wear(value);
}
for (const form of document.querySelectorAll('.at-once')) {
  form.addEventListener('change', e => { if (e.target.name) send(form, e.target); });
  form.addEventListener('submit', e => e.preventDefault()); // Enter in a field has changed it
}
// What is done from the settings shows on the table: they step aside.
document.getElementById('settings')?.addEventListener('click', e => { if (e.target.closest('button[form]')) e.currentTarget.hidePopover(); });
