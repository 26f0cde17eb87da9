import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrolledPercentage, whenTriggered } from './popupTriggers';

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  const tall = document.body.firstElementChild as HTMLElement;
  tall.style.blockSize = '5000px';
  window.scrollTo(0, 0);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const scrollTo = (share: number) => {
  const { scrollHeight, clientHeight } = document.documentElement;
  window.scrollTo({ top: Math.ceil((scrollHeight - clientHeight) * share), behavior: 'instant' });
};

it('[RUN-12e] waits for its timer, less what has passed already', () => {
  vi.useFakeTimers();
  const show = vi.fn();
  whenTriggered(window, { settings: { timerDelay: 5 }, elapsed: 2000 }, show);
  vi.advanceTimersByTime(2999);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledTimes(1);
});

it('[RUN-12e] does not open at once where its delay is longer than a timer can count', () => {
  vi.useFakeTimers();
  const show = vi.fn();
  const stop = whenTriggered(window, { settings: { timerDelay: 1e9 }, elapsed: 0 }, show);
  vi.advanceTimersByTime(3_600_000);
  expect(show).not.toHaveBeenCalled();
  stop();
});

it('[RUN-12e] fires once when its share of the page is scrolled past', async () => {
  const show = vi.fn();
  const settings = { showOnTimer: false, showOnScroll: true, scrollPercentage: 50 };
  whenTriggered(window, { settings, elapsed: 0 }, show);
  scrollTo(0.4);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(show).not.toHaveBeenCalled();
  scrollTo(0.5);
  await expect.poll(() => show.mock.calls.length).toBe(1);
  scrollTo(1);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(show).toHaveBeenCalledTimes(1);
});

it('[RUN-12e] the first of both triggers wins, and its undo stops both', async () => {
  vi.useFakeTimers();
  const show = vi.fn();
  const settings = { showOnTimer: true, timerDelay: 1, showOnScroll: true, scrollPercentage: 10 };
  const stop = whenTriggered(window, { settings, elapsed: 0 }, show);
  stop();
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('scroll'));
  expect(show).not.toHaveBeenCalled();
  whenTriggered(window, { settings, elapsed: 0 }, show);
  vi.advanceTimersByTime(1000);
  scrollTo(1);
  window.dispatchEvent(new Event('scroll'));
  expect(show).toHaveBeenCalledTimes(1);
});

it('[RUN-12e] a page without a way to scroll is read to its end', () => {
  document.body.replaceChildren();
  expect(scrolledPercentage(window)).toBe(100);
  const show = vi.fn();
  const settings = { showOnTimer: false, showOnScroll: true, scrollPercentage: 50 };
  whenTriggered(window, { settings, elapsed: 0 }, show);
  expect(show).toHaveBeenCalledOnce();
});
