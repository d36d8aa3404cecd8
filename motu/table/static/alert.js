// My turn: the tab's title, a short sound and, if allowed, a notification.
import { play } from './sound.js';

const title = document.title;
const bell = document.getElementById('bell');
const word = document.getElementById('live-root').dataset.turn;
let was = mine();

function mine() { return document.getElementById('banner')?.classList.contains('mine') ?? false; }
function allowed() { return 'Notification' in window && Notification.permission === 'granted'; }
export function rings() { return allowed() && localStorage.getItem('motu-bell') !== 'off'; }
function show() { bell.setAttribute('aria-pressed', String(rings())); }
bell.addEventListener('click', async () => {
  localStorage.setItem('motu-bell', rings() ? 'off' : 'on');
  if (!allowed() && 'Notification' in window) await Notification.requestPermission();
  show();
});
document.addEventListener('motu:shown', () => {
  const now = mine();
  document.title = now ? `● ${title}` : title;
  if (now && !was) {
    play('turn', 0.3); // after what led to it
    if (document.hidden && rings()) new Notification(title, { body: word });
  }
  was = now;
});
document.title = was ? `● ${title}` : title;
show();
