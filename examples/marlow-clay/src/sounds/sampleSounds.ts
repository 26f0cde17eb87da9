import { seededRandom } from '../pictures/seededRandom';
import { pluckString, sampleRate } from './pluckString';
import { writeWave } from './writeWave';

export interface SampleSound {
  /** Address on the site. */
  src: string;
  title: string;
  /** In seconds. */
  duration: number;
  /** Seconds between two strings. */
  pace: number;
  /** Steps of the scale, again and again; a gap is silence. */
  melody: readonly (number | null)[];
  seed: number;
}

/** The music of the studio while the kiln cools: three pieces for one string, played by code. */
export const sampleSounds: readonly SampleSound[] = [
  {
    src: '/sounds/slow-wheel.wav',
    title: 'Slow wheel',
    duration: 14,
    pace: 0.44,
    melody: [0, 4, 7, null, 5, 4, 2, null, 0, 2, 4, 9, 7, null, 4, null],
    seed: 11,
  },
  {
    src: '/sounds/slip.wav',
    title: 'Slip',
    duration: 11,
    pace: 0.3,
    melody: [7, 9, 7, 4, 2, 4, null, 0, 2, 4, 7, 4, null],
    seed: 12,
  },
  {
    src: '/sounds/cooling.wav',
    title: 'Cooling, two days',
    duration: 17,
    pace: 0.72,
    melody: [0, null, 7, 4, null, 9, 7, null, 5, null, 2, null],
    seed: 13,
  },
];

/** Hertz of the lowest string: the A below middle C. */
const lowest = 220;
/** Loudest sample of a finished piece. */
const peak = 0.8;

/** The scale without its half tones: nothing in it can sound wrong. */
const semitones = [0, 2, 4, 7, 9];
const pitchOf = (step: number): number => {
  const octave = Math.floor(step / semitones.length);
  return lowest * 2 ** (octave + semitones[step % semitones.length]! / 12);
};

function playSound({ duration, pace, melody, seed }: SampleSound): Buffer {
  const random = seededRandom(seed);
  const samples = new Float32Array(duration * sampleRate);
  // The last two seconds are for the strings to end.
  for (let beat = 0; beat * pace < duration - 2; beat++) {
    const step = melody[beat % melody.length];
    if (step === null || step === undefined) continue;
    const at = beat * pace + random() * 0.02;
    pluckString(samples, { at, pitch: pitchOf(step), strength: 0.5, decay: 0.996 }, random);
    // A deep one under every fourth.
    if (beat % 4 === 0)
      pluckString(samples, { at, pitch: pitchOf(step) / 2, strength: 0.3, decay: 0.998 }, random);
  }
  const loudest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0) || 1;
  const fade = sampleRate;
  return writeWave(
    samples.map((sample, index) => {
      const left = Math.min(1, (samples.length - index) / fade);
      return (sample / loudest) * peak * left;
    }),
  );
}

/** The files by their addresses. */
export const playSampleSounds = (): Map<string, Buffer> =>
  new Map(sampleSounds.map((sound) => [sound.src, playSound(sound)]));
