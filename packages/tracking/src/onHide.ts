/**
 * Runs when the page may be left: when it is hidden, and on `pagehide` for browsers that skip the
 * former on navigation. `unload` no longer fires in Chrome
 * (https://developer.chrome.com/docs/web-platform/deprecating-unload).
 */
export function onHide(view: Window, signal: AbortSignal, run: () => void): void {
  const { document } = view;
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && run(),
    { signal },
  );
  view.addEventListener('pagehide', run, { signal });
}
