import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetries } from './createRetries';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setting(delays: readonly number[] = [100, 300]) {
  const tryAgain = vi.fn();
  const onChange = vi.fn();
  return { tryAgain, onChange, retries: createRetries({ delays, tryAgain, onChange }) };
}

it('[COM-9s] tries later from failure to failure, and sooner again after an answer', () => {
  const { tryAgain, retries } = setting();
  for (const [delay, tries] of [
    [100, 1],
    [300, 2],
    [300, 3],
  ] as const) {
    retries.failed();
    vi.advanceTimersByTime(delay - 1);
    expect(tryAgain).toHaveBeenCalledTimes(tries - 1);
    vi.advanceTimersByTime(1);
    expect(tryAgain).toHaveBeenCalledTimes(tries);
  }
  retries.reached();
  retries.failed();
  vi.advanceTimersByTime(100);
  expect(tryAgain).toHaveBeenCalledTimes(4);
});

it('[COM-9s] says once that the server is out of reach, and once that it is back', () => {
  const { onChange, retries } = setting();
  retries.reached();
  expect(onChange).not.toHaveBeenCalled();
  retries.failed();
  retries.failed();
  expect(retries.isWaiting).toBe(true);
  retries.reached();
  retries.reached();
  expect(retries.isWaiting).toBe(false);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('[COM-9s] tries at once on request, but only what has failed', () => {
  const { tryAgain, retries } = setting();
  retries.retryNow();
  expect(tryAgain).not.toHaveBeenCalled();
  retries.failed();
  retries.retryNow();
  vi.advanceTimersByTime(1000);
  expect(tryAgain).toHaveBeenCalledOnce();
});

it('[COM-9s] tries nothing after its end, nor without a wait where no delay is given', () => {
  const { tryAgain, retries } = setting([]);
  retries.failed();
  expect(tryAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(tryAgain).toHaveBeenCalledOnce();
  retries.failed();
  retries.stop();
  vi.advanceTimersByTime(1000);
  expect(tryAgain).toHaveBeenCalledOnce();
});
