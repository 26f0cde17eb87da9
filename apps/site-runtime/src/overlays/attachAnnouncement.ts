import { readStorage } from '../boot/startPage';

/** Closes an announcement for the rest of the browser session; the page's own line hides it before the next paint. */
export function attachAnnouncement(bar: HTMLElement): () => void {
  const view = bar.ownerDocument.defaultView!;
  const listening = new AbortController();
  bar.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-announcement-close]')) return;
      bar.hidden = true;
      // Reading goes on at the top of the page, not nowhere.
      bar.ownerDocument.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      try {
        readStorage(() => view.sessionStorage)?.setItem(
          'pl-announcement',
          bar.dataset['announcement'] ?? '',
        );
      } catch {
        // Where nothing can be stored it comes back with the next page.
      }
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
