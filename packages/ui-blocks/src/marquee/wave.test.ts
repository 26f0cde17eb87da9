import { describe, expect, it, vi } from 'vitest';
import { marqueeDefaults, resolveMarqueeOptions } from './marqueeOptions';
import { splitText } from './splitText';
import { waveKeyframes, waveLoop, wavePeriod, wavePhase } from './wave';

describe('options', () => {
  it('[BLK-3a, B-97] defaults', () => {
    expect(resolveMarqueeOptions({}, {})).toEqual({
      waveFrequency: 1,
      waveIntensity: 0,
      animationDirection: 'left',
      animationSpeed: 1,
      pausedOnHover: false,
      fadeEdges: false,
    });
    expect(resolveMarqueeOptions({}, {})).toEqual(marqueeDefaults);
  });

  it('[BLK-3a] passed options win over those of the markup', () => {
    const options = resolveMarqueeOptions(
      { waveFrequency: 3 },
      { waveFrequency: '2', animationDirection: 'right', pausedOnHover: 'true', fadeEdges: true },
    );
    expect(options).toMatchObject({
      waveFrequency: 3,
      animationDirection: 'right',
      pausedOnHover: true,
      fadeEdges: true,
    });
  });

  it('[BLK-3a] reads numbers that the markup writes as texts, and zero', () => {
    const markup = { waveFrequency: '0', waveIntensity: '0.4', animationSpeed: '2.5' };
    expect(resolveMarqueeOptions({}, markup)).toMatchObject({
      waveFrequency: 0,
      waveIntensity: 0.4,
      animationSpeed: 2.5,
    });
  });

  it.each(['', ' ', 'fast', '-1', null, NaN, {}, 'Infinity'])(
    '[BLK-3a] %j as a speed is the default',
    (animationSpeed) => {
      expect(resolveMarqueeOptions({}, { animationSpeed }).animationSpeed).toBe(1);
    },
  );
});

describe('wave', () => {
  it.each([
    [1, 1000],
    [2, 500],
    [4, 250],
    [40, 250],
    [0.1, 1000],
    [0, 1000],
    [NaN, 1000],
  ])(
    '[BLK-3b, B-310] a frequency of %s is a period of %i px, never under 250 or over 1000',
    (frequency, period) => {
      expect(wavePeriod(frequency)).toBe(period);
    },
  );

  it('[BLK-3b] a loop holds a whole number of periods between 250 and 1000 px, for any text', () => {
    for (let width = 7; width < 6000; width += 13)
      for (const frequency of [0.5, 1, 1.7, 3, 4, 9]) {
        const loop = waveLoop(width, frequency);
        const waves = loop.width / loop.period;
        expect(Math.abs(waves - Math.round(waves))).toBeLessThan(1e-9);
        expect(loop.period).toBeGreaterThanOrEqual(250);
        expect(loop.period).toBeLessThanOrEqual(1000);
        expect(loop.width).toBe(loop.repeats * width);
        expect(Math.abs(loop.period / wavePeriod(frequency) - 1)).toBeLessThanOrEqual(0.25);
      }
  });

  it.each(['left', 'right'] as const)(
    '[BLK-3b] moving %s, letters stay on one wave that stands still',
    (direction) => {
      const [amplitude, period, speed] = [10, 400, 60];
      const frames = waveKeyframes(amplitude, period, direction);
      const height = (x: number, time: number): number => {
        const share = (wavePhase(x, period, direction) + (time * speed) / period) % 1;
        const at = share * (frames.length - 1);
        const y = (index: number) =>
          parseFloat(/translateY\((.*?)px/.exec(String(frames[index]!['transform']))![1]!);
        const [low, high] = [Math.floor(at), Math.ceil(at)];
        return y(low) + (y(high) - y(low)) * (at - low);
      };
      for (const x of [0, 55, 210, 399, 1234])
        for (const time of [0, 1, 3.7, 12]) {
          const where = direction === 'left' ? x - speed * time : x + speed * time;
          const wave = amplitude * Math.sin((2 * Math.PI * where) / period);
          expect(Math.abs(height(x, time) - wave)).toBeLessThan(0.2);
        }
    },
  );
});

describe('the angle of a letter', () => {
  it.each(['left', 'right'] as const)(
    '[BLK-3b] moving %s, letters lie along the wave',
    (direction) => {
      const [amplitude, period] = [10, 400];
      const frames = waveKeyframes(amplitude, period, direction);
      const turnAt = (x: number): number => {
        const at = wavePhase(x, period, direction) * (frames.length - 1);
        return parseFloat(/rotate\((.*?)rad/.exec(String(frames[at]!['transform']))![1]!);
      };
      // Where the wave is steepest, at its crest, and halfway between them.
      for (const x of [0, period / 4, period / 2, period / 12]) {
        const slope = ((2 * Math.PI * amplitude) / period) * Math.cos((2 * Math.PI * x) / period);
        expect(turnAt(x)).toBeCloseTo(Math.atan(slope), 3);
      }
    },
  );

  it.each(['left', 'right'] as const)('[BLK-3b] moving %s, the phase is below 1', (direction) => {
    expect(wavePhase(0, 400, direction)).toBe(0);
    expect(wavePhase(800, 400, direction)).toBe(0);
  });
});

describe('splitText', () => {
  it('[BLK-3h] keeps white space of several characters in one piece', () => {
    expect(splitText('to  be')).toEqual(['t', 'o', '  ', 'b', 'e']);
  });

  it('[BLK-3h] splits into graphemes, and keeps white space', () => {
    expect(splitText('Hé 👩🏽‍🚀!')).toEqual(['H', 'é', ' ', '👩🏽‍🚀', '!']);
  });

  it('[BLK-3h] keeps words of joining scripts together', () => {
    expect(splitText('مرحبا بك')).toEqual(['مرحبا', ' ', 'بك']);
  });

  it('[BLK-3h] splits a text of more than 300 characters into words', () => {
    expect(splitText('word '.repeat(100))).toHaveLength(200);
    expect(splitText('x'.repeat(300))).toHaveLength(300);
    expect(splitText('x'.repeat(301))).toHaveLength(1);
  });

  it('[BLK-3h] splits into words where the browser cannot segment graphemes', () => {
    const { Segmenter } = Intl;
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    try {
      expect(splitText('to be')).toEqual(['to', ' ', 'be']);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(Intl.Segmenter).toBe(Segmenter);
  });
});
