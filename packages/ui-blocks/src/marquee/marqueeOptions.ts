export interface MarqueeItem {
  text: string;
}

export interface MarqueeOptions {
  /** Number of waves in 1000 px; the period stays between 250 and 1000 px. @default 1 */
  waveFrequency?: number | undefined;
  /** Distance that a letter moves up and down, in em. @default 0 */
  waveIntensity?: number | undefined;
  /** @default 'left' */
  animationDirection?: 'left' | 'right' | undefined;
  /** In steps of 60 px per second. @default 1 */
  animationSpeed?: number | undefined;
  /** @default false */
  pausedOnHover?: boolean | undefined;
  /** @default false */
  fadeEdges?: boolean | undefined;
}

/** [BLK-3] */
export const marqueeDefaults = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
  fadeEdges: false,
} as const satisfies Required<MarqueeOptions>;

type Given = Readonly<Record<string, unknown>>;

/**
 * Merges the call's options over the markup's over the defaults. An invalid value counts as
 * missing: a page's old settings must not stop its text.
 */
export function resolveMarqueeOptions(
  given: MarqueeOptions,
  markup: Given,
): Required<{ [Key in keyof MarqueeOptions]: NonNullable<MarqueeOptions[Key]> }> {
  const read = (name: keyof MarqueeOptions): unknown => given[name] ?? markup[name];
  const amount = (name: keyof MarqueeOptions, fallback: number): number => {
    const value = read(name);
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) && parsed >= 0 ? parsed : fallback;
  };
  const flag = (name: keyof MarqueeOptions): boolean =>
    [true, 'true'].includes(read(name) as never);
  const direction = read('animationDirection');
  return {
    waveFrequency: amount('waveFrequency', marqueeDefaults.waveFrequency),
    waveIntensity: amount('waveIntensity', marqueeDefaults.waveIntensity),
    animationDirection:
      typeof direction === 'string' && /^right$/i.test(direction) ? 'right' : 'left',
    animationSpeed: amount('animationSpeed', marqueeDefaults.animationSpeed),
    pausedOnHover: flag('pausedOnHover'),
    fadeEdges: flag('fadeEdges'),
  };
}
