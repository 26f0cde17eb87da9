/** Samples in a second. Enough for the sound of a string, and small. */
export const sampleRate = 16_000;

/** Seconds after which a string is inaudible. */
const longest = 3.5;

export interface Pluck {
  /** Seconds from the beginning of the piece. */
  at: number;
  /** Hertz. */
  pitch: number;
  /** 0 to 1. */
  strength: number;
  /** The part of the sound that stays after each round: 0.99 fades quickly, 0.999 slowly. */
  decay: number;
}

/**
 * A string by the Karplus–Strong algorithm: a burst of noise circulates in a loop of one period, and becomes a little
 * softer and duller in each round. Added to what is in `samples` already.
 */
export function pluckString(
  samples: Float32Array,
  { at, pitch, strength, decay }: Pluck,
  random: () => number,
): void {
  const loop = Float32Array.from(
    { length: Math.max(2, Math.round(sampleRate / pitch)) },
    () => (random() * 2 - 1) * strength,
  );
  const start = Math.round(at * sampleRate);
  const end = Math.min(samples.length, start + longest * sampleRate);
  for (let index = start, here = 0; index < end; index++) {
    const next = here + 1 === loop.length ? 0 : here + 1;
    samples[index]! += loop[here]!;
    loop[here] = ((loop[here]! + loop[next]!) / 2) * decay;
    here = next;
  }
}
