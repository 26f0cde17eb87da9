import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { germanSiteMessages } from './messages.de';
import { relativeTime, subscribeRelativeTime } from './relativeTime';

const then = Date.UTC(2024, 4, 17, 12);
const utc = { timeZone: 'UTC' };

describe('relativeTime', () => {
  it.each([
    [-5000, 'just now'],
    [0, 'just now'],
    [4999, 'just now'],
    [5000, 'about 5 seconds ago'],
    [59_999, 'about 59 seconds ago'],
    [60_000, 'May 17, 2024'],
  ])('[MOD-20, B-305] %i ms later: %s', (age, text) => {
    expect(relativeTime(then, then + age, utc)).toBe(text);
  });

  it('[MOD-20] speaks other languages', () => {
    const german = { ...utc, locale: 'de', messages: germanSiteMessages };
    expect(relativeTime(then, then + 10_000, german)).toBe('vor etwa 10 Sekunden');
    expect(relativeTime(then, then + 90_000, german)).toBe('17.05.2024');
  });
});

describe('subscribeRelativeTime', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: then });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[MOD-20, B-305] reports the time at once and every 5 s, until it is a date', () => {
    const texts: string[] = [];
    subscribeRelativeTime({ then, onText: (text) => texts.push(text), ...utc });
    expect(texts).toEqual(['just now']);
    vi.advanceTimersByTime(4999);
    expect(texts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts.at(-1)).toBe('about 5 seconds ago');
    vi.advanceTimersByTime(55_000);
    expect(texts.at(-1)).toBe('May 17, 2024');
    expect(texts).toHaveLength(13);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[MOD-20] starts no timer for a date, and stops when it is undone', () => {
    subscribeRelativeTime({ then: then - 60_000, onText: () => {}, ...utc });
    expect(vi.getTimerCount()).toBe(0);
    const undo = subscribeRelativeTime({ then, onText: () => {}, ...utc });
    expect(vi.getTimerCount()).toBe(1);
    undo();
    undo();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[MOD-20] takes its clock and its timer from outside', () => {
    let now = 0;
    let tick = () => {};
    const stop = vi.fn();
    const texts: string[] = [];
    const undo = subscribeRelativeTime({
      then: 0,
      onText: (text) => texts.push(text),
      clock: () => now,
      every: (milliseconds, callback) => {
        expect(milliseconds).toBe(5000);
        tick = callback;
        return stop;
      },
    });
    now = 7000;
    tick();
    expect(texts).toEqual(['just now', 'about 7 seconds ago']);
    undo();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
