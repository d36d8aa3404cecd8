// Sounds, made here of a few tones: what has just come in the stream is heard, once a person has asked for it.
const slider = document.getElementById('volume');
const log = () => document.getElementById('log').dataset;
let audio; // one for all sounds: browsers allow only a few, and none before a gesture
let heard = Number(log().told), over = ended(); // lines up to here were there before

export const volume = () => Number(localStorage.getItem('motu-volume') ?? 0) / 100;
function ended() { return /:end$/.test(log().sounds ?? ''); }

// A tone: when it begins, how high, how long, how loud, of which shape; it may slide to another height.
function tone(at, hertz, seconds, loud, type = 'sine', to = hertz) {
  const source = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + at;
  source.type = type;
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * volume(), start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}
// A rustle: noise of a certain brightness.
function rustle(at, hertz, seconds, loud) {
  const length = Math.ceil(audio.sampleRate * seconds), noise = audio.createBuffer(1, length, audio.sampleRate);
  noise.getChannelData(0).forEach((_, i, all) => { all[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2; });
  const source = audio.createBufferSource(), band = audio.createBiquadFilter(), gain = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = hertz;
  gain.gain.value = loud * volume();
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
}
const SOUNDS = {
  dice(at) { for (const [n, hertz] of [1900, 1500, 2100, 1300].entries()) rustle(at + 0.07 * n * (1 + n / 6), hertz, 0.05, 0.9); },
  card(at) { rustle(at, 3200, 0.13, 0.5); rustle(at + 0.05, 1800, 0.09, 0.35); },
  coin(at) { tone(at, 1568, 0.12, 0.16, 'triangle'); tone(at + 0.06, 2093, 0.3, 0.14, 'triangle'); },
  turn(at) { tone(at, 523, 0.25, 0.25); tone(at + 0.14, 659, 0.4, 0.25); },
  end(at) { for (const [n, hertz] of [523, 659, 784, 1047].entries()) tone(at + 0.16 * n, hertz, n < 3 ? 0.3 : 0.9, 0.25); },
};
export function play(name, at = 0) {
  if (volume() && audio?.state === 'running') SOUNDS[name]?.(at);
}
// Browsers let a page sound only after a gesture; a page that shall not sound opens nothing at all.
function wake() {
  if (!volume()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, true);

slider.value = String(100 * volume());
slider.addEventListener('change', async () => {
  localStorage.setItem('motu-volume', slider.value);
  wake();
  await audio?.resume?.();
  play('coin'); // how loud that is
});
// A step of a moment is heard when it is seen; the other new lines when their picture is there, a few of them.
document.addEventListener('motu:step', ({ detail: { n, sound } }) => {
  if (sound) play(sound);
  heard = Math.max(heard, n + 1);
});
document.addEventListener('motu:shown', () => {
  const now = ended(), lines = (log().sounds ?? '').split(' ').filter(Boolean).map(line => line.split(':'));
  const fresh = [...new Set(lines.filter(([n]) => Number(n) >= heard).map(([, name]) => name))];
  if (now && !over) play('end');
  else if (!now) fresh.slice(-3).forEach((name, i) => play(name, 0.22 * i));
  over = now;
  heard = Number(log().told);
});
