import { slideAddress, slideOfAddress } from '../designs/slideAddress';
import type { AddressPort } from './galleryOptions';

/**
 * Keeps the slide in the browser's own address: below the collection's url where there is one,
 * otherwise as `itemId` in the query ([GAL-10]).
 */
export function browserAddress(collectionUrl?: string): AddressPort {
  return {
    read: () => slideOfAddress(location),
    write({ id, url }, { byVisitor }) {
      const address = new URL(location.href);
      if (collectionUrl)
        address.pathname = new URL(slideAddress(collectionUrl, url ?? id), location.href).pathname;
      address.searchParams.set('itemId', id);
      address.hash = '';
      if (address.href === location.href) return;
      const state = { ...(history.state as object | null), itemId: id };
      // What autoplay shows is no place that one would want to go back to.
      if (byVisitor) history.pushState(state, '', address);
      else history.replaceState(state, '', address);
    },
    subscribe(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}
