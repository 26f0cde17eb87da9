import { afterEach, expect, it, vi } from 'vitest';
import { hideClosed } from './hideClosed.inline.generated';

const key = 'pl-announcement';
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(key);
  document.body.replaceChildren();
});

/** Whether the bar is seen behind which the page's script has run. */
function isShown(): boolean {
  document.body.innerHTML = '<aside data-announcement="k1ln">Open on Sunday</aside>';
  const script = document.createElement('script');
  script.textContent = hideClosed.call(key);
  document.body.append(script);
  return (document.body.firstElementChild as HTMLElement).checkVisibility();
}

it('[RUN-11] hides the announcement that was closed, and no other', () => {
  expect(isShown()).toBe(true);
  localStorage.setItem(key, 'k1ln');
  expect(isShown()).toBe(false);
  localStorage.setItem(key, 'gl4ze');
  expect(isShown()).toBe(true);
});

it('[RUN-11] a browser that keeps nothing shows it', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isShown()).toBe(true);
});
