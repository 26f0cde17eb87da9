import type { ConsentState } from './consentState';

/**
 * Reads the decision again when the visitor returns to this tab, also from the back/forward cache:
 * it may have been changed in another tab or by a form post.
 *
 * @returns a function that stops it
 */
export function attachConsentSync(view: Window, { store }: { store: ConsentState }): () => void {
  const { document } = view;
  const attached = new AbortController();
  const { signal } = attached;
  const look = () => document.visibilityState === 'visible' && store.refresh();
  view.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => attached.abort();
}
