// My turn: the tab's title, a short sound and, if allowed, a notification. Off by a click on the note.
const title = document.title;
const bell = document.getElementById('bell');
const word = document.getElementById('live-root').dataset.turn;
let was = mine(), audio; // one for all sounds: browsers allow only a few

function mine() { return document.getElementById('banner')?.classList.contains('mine') ?? false; }
function on() { return localStorage.getItem('motu-bell') !== 'off'; }
function show() { bell.setAttribute('aria-pressed', String(on())); }
function ring() {
  audio ??= new AudioContext();
  const tone = audio.createOscillator(), loud = audio.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(523, audio.currentTime);
  tone.frequency.setValueAtTime(659, audio.currentTime + 0.14);
  loud.gain.setValueAtTime(0.12, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}
bell.addEventListener('click', () => {
  localStorage.setItem('motu-bell', on() ? 'off' : 'on');
  if (on() && 'Notification' in window && Notification.permission === 'default') Notification.requestPermission();
  show();
});
document.addEventListener('motu:shown', () => {
  const now = mine();
  document.title = now ? `● ${title}` : title;
  if (now && !was && on()) {
    ring();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(title, { body: word });
  }
  was = now;
});
document.title = was ? `● ${title}` : title;
show();
