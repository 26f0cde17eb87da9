import type { Detach, Host } from '@plinth/site-blocks/host';
import { cartUse } from '../services/page/cartUse';
import { openCart } from '../account/watchCart';
import { cartRoots } from './cartRoots';

/**
 * The cart of a legacy page: its links show the number of items, which no server has written into them, and the root
 * element of its cart page gets the whole cart ([RUN-6f]).
 *
 * @param places links and roots, as the page has them
 * @returns a function that undoes it
 */
export async function startLegacyCart(host: Host, places: readonly HTMLElement[]): Promise<Detach> {
  await openCart(host, true);
  const { follow } = cartUse(host);
  const undo: Detach[] = [];
  for (const place of places) {
    // One within the other is one place.
    if (place.parentElement?.closest(cartRoots)) continue;
    if (!place.matches(cartRoots)) undo.push(follow!(place));
    else undo.push((await import('./mountCart')).mountCart(host, place));
  }
  return () => {
    for (const detach of undo) detach();
  };
}
