import { ignoreErrors } from '@plinth/site-model';

const key = 'pl-announcement';

/**
 * Closes an announcement in this browser, in every tab, until its text changes; the page's inline script hides it
 * before the next paint.
 */
export function attachAnnouncement(bar: HTMLElement): () => void {
  const view = bar.ownerDocument.defaultView!;
  const name = bar.dataset['announcement'] ?? '';
  const listening = new AbortController();
  // The inline script of a page after a soft navigation did not run. Accounts of the site see the bar unchanged.
  if (bar.querySelector('[data-announcement-close]')) {
    bar.hidden = ignoreErrors(() => view.localStorage.getItem(key)) === name;
  }
  bar.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-announcement-close]')) return;
      bar.hidden = true;
      // The focus continues at the top of the page, so that it is not lost.
      bar.ownerDocument.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      try {
        ignoreErrors(() => view.localStorage)?.setItem(key, name);
      } catch {
        // Without storage the bar is shown again on the next page.
      }
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
