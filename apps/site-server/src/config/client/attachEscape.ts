import { listenForEscape } from './listenForEscape';

/**
 * Esc shows the content without the panel and brings it back, Shift and Esc sign out, on every part of the area. Where
 * the site stands in its frame, the panel is that page's own affair.
 *
 * @returns ends it
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
