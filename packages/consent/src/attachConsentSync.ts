import type { ConsentStore } from './consentStore';

/**
 * Reads the decision again when the visitor comes back to this tab, also out of the back/forward cache:
 * it may have been changed in another tab or by a form post.
 *
 * @returns stops it
 */
export function attachConsentSync(view: Window, { store }: { store: ConsentStore }): () => void {
  const refresh = () => {
    if (view.document.visibilityState === 'visible') store.refresh();
  };
  view.addEventListener('pageshow', refresh);
  view.document.addEventListener('visibilitychange', refresh);
  return () => {
    view.removeEventListener('pageshow', refresh);
    view.document.removeEventListener('visibilitychange', refresh);
  };
}
