import { ignoreErrors } from '@plinth/site-model';
import type { Detach, Host } from '../host/host';

/**
 * Legacy pages have the caption of a picture as HTML in an attribute, but a lightbox shows plain
 * text ([GAL-20b]).
 * @returns a function that undoes it
 */
export function writePlainCaptions({ document: page }: Host, root: Element): Detach {
  // On our own pages captions are already plain text, whatever characters they contain.
  if (page.getElementById('plinth-page-context')) return () => {};
  const undo: Detach[] = [];
  for (const link of root.querySelectorAll<HTMLElement>('[data-title], [data-description]')) {
    for (const name of ['title', 'description']) {
      const html = link.dataset[name];
      // Parsed in a separate document: nothing in it loads or runs.
      const text = html && ignoreErrors(() => new DOMParser().parseFromString(html, 'text/html'));
      if (!text) continue;
      link.dataset[name] = text.body.textContent.trim();
      undo.push(() => (link.dataset[name] = html));
    }
  }
  return () => undo.forEach((giveBack) => giveBack());
}
