import { quietly } from '@plinth/site-model';
import type { Detach, Host } from '../boot/host';

/**
 * Older pages keep the words of a picture as HTML in an attribute; a lightbox shows words ([GAL-20]).
 * @returns a function that undoes it
 */
export function plainWords({ document: page }: Host, root: Element): Detach {
  // On our own pages they are words already, whatever signs they hold.
  if (page.getElementById('plinth-page-context')) return () => {};
  const undo: Detach[] = [];
  for (const link of root.querySelectorAll<HTMLElement>('[data-title], [data-description]')) {
    for (const name of ['title', 'description']) {
      const html = link.dataset[name];
      // Read in a document of its own: nothing in it loads or runs.
      const text = html && quietly(() => new DOMParser().parseFromString(html, 'text/html'));
      if (!text) continue;
      link.dataset[name] = text.body.textContent.trim();
      undo.push(() => (link.dataset[name] = html));
    }
  }
  return () => undo.forEach((giveBack) => giveBack());
}
