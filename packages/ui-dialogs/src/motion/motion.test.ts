import { afterEach, describe, expect, it, vi } from 'vitest';
import * as motion from '../motion';
import { largestFontSize } from './largestFontSize';

const { tween, waitForElement, loaderWait } = motion;

afterEach(() => vi.useRealTimers());

it('lists the public names of the entry', () => {
  expect(Object.keys(motion).sort()).toEqual([
    'blockEntryThresholds',
    'expand',
    'fade',
    'fitText',
    'fitTextMinimum',
    'loaderWait',
    'observeBlockEntry',
    'prefersReducedMotion',
    'scale',
    'scrollIntoView',
    'shrinkText',
    'shrinkTextMinimum',
    'standardTransition',
    'tween',
    'waitForElement',
  ]);
});

describe('tween', () => {
  it('[DLG-5, B-195, B-246] refuses what is not a function', () => {
    expect(() => tween('go' as never)).toThrow(TypeError);
    expect(() => tween('go' as never)).toThrow(/first parameter is string, not a function/);
  });

  it.each([NaN, Infinity, -Infinity, '300' as never])(
    '[DLG-5, B-195, B-246] refuses a duration of %s',
    (duration) => {
      expect(() => tween(() => {}, { duration })).toThrow(RangeError);
    },
  );
});

it('[DLG-5, A-276] without a window nothing moves, which only the console reports', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const step = vi.fn();
  tween(step)();
  motion.expand({} as HTMLElement, true)();
  motion.observeBlockEntry([])();
  expect(step).not.toHaveBeenCalled();
  expect(error.mock.calls).toEqual(
    Array.from({ length: 3 }, () => ['animations failure when there is no window context']),
  );
  expect(motion.prefersReducedMotion()).toBe(false);
});

it('[DLG-5, B-306] the standard transition is 0.3 s', () => {
  expect(motion.standardTransition).toBe(300);
});

it('[DLG-6] the bounds of text sizes are 11 px and 0.75rem', () => {
  expect(motion.shrinkTextMinimum).toBe(11);
  expect(motion.fitTextMinimum).toBe('0.75rem');
});

describe('waitForElement', () => {
  const root = (find: () => unknown) => ({ querySelector: find }) as never as ParentNode;

  it('[DLG-6, B-309] looks at once, then every 100 ms', async () => {
    vi.useFakeTimers();
    const find = vi.fn((): unknown => null);
    const found = waitForElement('i', { root: root(find) });
    expect(find).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(find).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(find).toHaveBeenCalledTimes(2);
    find.mockReturnValue('element');
    await vi.advanceTimersByTimeAsync(100);
    await expect(found).resolves.toBe('element');
  });

  it('[DLG-6, A-309] a loader gives up after 100 tries at 10 ms', async () => {
    vi.useFakeTimers();
    const find = vi.fn(() => null);
    const found = waitForElement('i', { root: root(find), ...loaderWait });
    await vi.advanceTimersByTimeAsync(990);
    await expect(found).resolves.toBeNull();
    expect(find).toHaveBeenCalledTimes(100);
  });

  it('[DLG-6] ends when it is aborted', async () => {
    const controller = new AbortController();
    const found = waitForElement('i', { root: root(() => null), signal: controller.signal });
    controller.abort(new Error('Left the page'));
    await expect(found).rejects.toThrow('Left the page');
  });
});

describe('largestFontSize', () => {
  it.each([
    [11, 40, 30, 30],
    [11, 40, 100, 40],
    [11, 40, 5, 11],
    [11, 8, 100, 11],
  ])('[DLG-6] between %i and %i, where %i fits, is %i', (minimum, maximum, fitting, expected) => {
    const size = largestFontSize(minimum, maximum, (candidate) => candidate <= fitting);
    expect(Math.abs(size - expected)).toBeLessThanOrEqual(0.25);
  });

  it('[DLG-6] is exactly the largest size where that fits, and asks once', () => {
    const fits = vi.fn(() => true);
    expect(largestFontSize(11, 40.1, fits)).toBe(40.1);
    expect(fits).toHaveBeenCalledTimes(1);
  });

  it('[DLG-6] asks about ten times', () => {
    const fits = vi.fn((size: number) => size < 200);
    largestFontSize(12, 320, fits);
    expect(fits.mock.calls.length).toBeLessThanOrEqual(13);
  });
});
