// The panel of an invitation: it opens when a link has come, and sends it on.
const dialog = document.querySelector('dialog.invitation');
const panel = document.getElementById('invitation');

new MutationObserver(() => {
  const copy = panel.querySelector('[data-copy]'), share = panel.querySelector('[data-share]');
  if (!copy) return;
  copy.hidden = false;
  share.hidden = !navigator.share;
  if (!dialog.open) dialog.showModal();
}).observe(panel, { childList: true });

// Without HTTPS browsers give no clipboard: then the marked text is copied.
async function copied(field) {
  field.select();
  try { await navigator.clipboard.writeText(field.value); return true; } catch { return document.execCommand('copy'); }
}
dialog.addEventListener('click', async e => {
  const button = e.target.closest('button'), field = document.getElementById('invitation-address');
  if (e.target === dialog || button?.matches('.close')) dialog.close();
  else if (button?.dataset.copy && await copied(field)) button.textContent = button.dataset.copy;
  else if (button?.dataset.share) {
    navigator.share({ title: button.dataset.title, text: button.dataset.share, url: field.value }).catch(() => {}); // or not, after all
  }
});
