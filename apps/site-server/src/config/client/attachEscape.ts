import { listenForEscape } from './listenForEscape';

/**
 * Esc hides the panel and shows it again, Shift and Esc sign out, in every part of the area. Where the site is in its
 * frame, that page handles the panel.
 *
 * @returns a function that undoes it
 */
export function attachEscape(page: Document, togglePanel: () => void): () => void {
  return listenForEscape(page, (escape) => {
    if (escape === 'toggle-panel') return togglePanel();
    page.querySelector<HTMLFormElement>('form[action="/config/logout"]')?.requestSubmit();
  });
}

/** The panel of a page without a frame: closed until the next page. */
export function toggleLayout(page: Document): void {
  const layout = page.querySelector<HTMLElement>('[data-panel]');
  if (!layout) return;
  layout.dataset['panel'] = layout.dataset['panel'] === 'closed' ? 'open' : 'closed';
}
