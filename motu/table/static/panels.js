// What lies around the board: guide, covered hand, clock; lists, which begin at their top.
const guide = document.getElementById('guide');
document.getElementById('guide-off')?.addEventListener('click', () => {
  document.cookie = `guide=off; path=/; max-age=${365 * 24 * 3600}; samesite=lax`;
  guide.remove();
});
document.getElementById('turn').addEventListener('submit', () => { if (guide) guide.open = false; });

// Hold to look at a covered hand: it goes when the finger goes.
const peek = document.getElementById('peek');
function look(button) {
  const image = document.createElement('img');
  image.src = button.dataset.src;
  image.alt = button.textContent;
  peek.replaceChildren(image);
  peek.hidden = false;
}
function cover() { peek.hidden = true; peek.replaceChildren(); }
document.addEventListener('pointerdown', e => { const b = e.target.closest?.('.peek'); if (b) { e.preventDefault(); look(b); } });
document.addEventListener('keydown', e => {
  const b = e.target.closest?.('.peek');
  if (b && !e.repeat && (e.key === ' ' || e.key === 'Enter')) { e.preventDefault(); look(b); }
});
for (const end of ['pointerup', 'pointercancel', 'keyup']) document.addEventListener(end, cover);
addEventListener('blur', cover);
document.addEventListener('contextmenu', e => { if (e.target.closest?.('.peek')) e.preventDefault(); });

// A new question is read from its beginning.
const asked = () => document.getElementById('picture').dataset.question;
let question = asked();
document.addEventListener('motu:shown', () => {
  if (asked() === question) return;
  question = asked();
  for (const list of document.querySelectorAll('.side, .more')) if (!list.contains(document.activeElement?.closest('input'))) list.scrollTop = 0;
});
// The menu of a small screen opens below the bar: whose turn it is stays in sight.
const bar = document.querySelector('.bar');
new ResizeObserver(() => document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`)).observe(bar);

function tick() {
  const clock = document.getElementById('clock'), until = Number(clock?.dataset.until ?? 0);
  const left = Math.max(0, Math.round(until - Date.now() / 1000));
  const text = until ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : '';
  if (clock && clock.textContent !== text) clock.textContent = text;
  clock?.classList.toggle('short', Boolean(until) && left <= 10);
}
setInterval(tick, 500);
document.addEventListener('motu:shown', tick);
tick();
