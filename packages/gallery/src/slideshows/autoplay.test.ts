import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay, randomIndex } from './autoplay';

describe('createAutoplay', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[GAL-7, B-131, B-277] advances after each timeout, 1000 ms by default', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance });
    vi.advanceTimersByTime(999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2001);
    expect(advance).toHaveBeenCalledTimes(3);
    autoplay.destroy();
    vi.advanceTimersByTime(5000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  it('[GAL-7, B-278] rests as long as there is any reason to, and resumes 1000 ms after the last has gone', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance });
    const seen: boolean[] = [];
    autoplay.subscribe((isRunning) => seen.push(isRunning));
    autoplay.pause('hover');
    autoplay.pause('video');
    autoplay.resume('hover');
    vi.advanceTimersByTime(10_000);
    expect(advance).not.toHaveBeenCalled();
    autoplay.resume('video');
    vi.advanceTimersByTime(1000);
    expect(advance).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([false, true]);
  });

  it('[GAL-7] reports whether it runs, and waits 1000 ms after a pause, however long the timeout', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance, timeout: 3000 });
    expect(autoplay.isRunning).toBe(true);
    autoplay.pause('focus');
    expect(autoplay.isRunning).toBe(false);
    autoplay.resume('focus');
    expect(autoplay.isRunning).toBe(true);
    vi.advanceTimersByTime(999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2999);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('[GAL-7] stays at rest when restarted during a pause', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance });
    autoplay.pause('video');
    autoplay.restart();
    vi.advanceTimersByTime(10_000);
    expect(advance).not.toHaveBeenCalled();
    expect(autoplay.isRunning).toBe(false);
  });

  it('[GAL-7] waits where a block asks for more time than a timer can count', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance, timeout: 1e10 });
    vi.advanceTimersByTime(3_600_000);
    expect(advance).not.toHaveBeenCalled();
    autoplay.destroy();
  });

  it('notifies no unsubscribed listener, and can be ended at rest', () => {
    const autoplay = createAutoplay({ advance: vi.fn() });
    const listener = vi.fn();
    autoplay.subscribe(listener)();
    autoplay.pause('hover');
    expect(listener).not.toHaveBeenCalled();
    expect(() => autoplay.destroy()).not.toThrow();
    expect(autoplay.isRunning).toBe(false);
  });

  it('[GAL-7] restarts its timer after a change by the visitor', () => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ advance, timeout: 5000 });
    vi.advanceTimersByTime(4000);
    autoplay.restart();
    vi.advanceTimersByTime(4000);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

describe('randomIndex', () => {
  it('[GAL-7] draws any slide but the current one, each as often', () => {
    const drawn = [0, 0.25, 0.5, 0.75, 0.999].map((random) => randomIndex(2, 5, () => random));
    expect(drawn).toEqual([0, 1, 3, 4, 4]);
    expect(randomIndex(0, 1, () => 0.9)).toBe(0);
    expect([0, 1].map((current) => randomIndex(current, 2, () => 0.5))).toEqual([1, 0]);
  });

  it('[GAL-7] stays in the list even where a source of chance gives 1', () => {
    expect(randomIndex(2, 5, () => 1)).toBe(4);
  });
});
