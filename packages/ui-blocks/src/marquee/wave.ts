/** The bounds of a wave's period, in px. [BLK-3] */
const wavePeriodBounds = { minimum: 250, maximum: 1000 } as const;

/** Speed of the text at `animationSpeed` 1, in px per second. */
export const pixelsPerSecond = 60;

/** The period of a wave in px: the longest at frequency 1, the shortest at 4 and above. [BLK-3] */
export function wavePeriod(frequency: number): number {
  const { minimum, maximum } = wavePeriodBounds;
  if (!(frequency > 0)) return maximum;
  return Math.max(minimum, Math.min(maximum / frequency, maximum));
}

/**
 * The loop for a text of one width: the number of repetitions in it, and a period that fits into it
 * a whole number of times. Otherwise each letter would jump when the loop restarts.
 */
export function waveLoop(
  textWidth: number,
  frequency: number,
): { repeats: number; width: number; period: number } {
  const wanted = wavePeriod(frequency);
  // With at least four periods in the loop, the fitted period is within an eighth of the wanted
  // one.
  const repeats = Math.max(1, Math.ceil((4 * wanted) / textWidth));
  const width = repeats * textWidth;
  let waves = Math.round(width / wanted);
  if (width / waves > wavePeriodBounds.maximum) waves += 1;
  if (width / waves < wavePeriodBounds.minimum) waves -= 1;
  return { repeats, width, period: width / waves };
}

/** One period of a letter's motion, as keyframes: up, down, and rotated along the wave. */
export function waveKeyframes(
  amplitude: number,
  period: number,
  direction: 'left' | 'right',
): Keyframe[] {
  const sign = direction === 'left' ? -1 : 1;
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = sign * 2 * Math.PI * (step / steps);
    const slope = (amplitude * 2 * Math.PI * Math.cos(angle)) / period;
    return {
      transform: `translateY(${(amplitude * Math.sin(angle)).toFixed(2)}px) rotate(${Math.atan(slope).toFixed(4)}rad)`,
    };
  });
}

/** The phase of a letter, from 0 to 1, so that all letters are on one wave. */
export function wavePhase(x: number, period: number, direction: 'left' | 'right'): number {
  const phase = (x / period) % 1;
  return direction === 'left' ? (1 - phase) % 1 : phase;
}
