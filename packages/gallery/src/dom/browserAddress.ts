import { slideAddress, slideOfAddress } from '../designs/slideAddress';
import { writeHistory } from './writeHistory';
import type { AddressPort } from './galleryOptions';

/**
 * Keeps the slide in the browser's address: below the collection's url if there is one, otherwise
 * as `itemId` in the query ([GAL-10]).
 */
export function browserAddress(collectionUrl?: string): AddressPort {
  return {
    read: () => slideOfAddress(location),
    write({ id, url }, { byVisitor }) {
      const address = new URL(location.href);
      // A frame without its own address cannot store it.
      if (!/^https?:/.test(address.protocol)) return;
      if (collectionUrl)
        address.pathname = new URL(slideAddress(collectionUrl, url ?? id), location.href).pathname;
      address.searchParams.set('itemId', id);
      address.hash = '';
      if (address.href === location.href) return;
      const before = history.state as { plinthGallery?: true } | null;
      const state = { ...before, itemId: id };
      // Viewing a gallery adds one entry to the history, however many slides are seen; automatic
      // changes add none.
      if (byVisitor && !before?.plinthGallery)
        writeHistory('pushState', { ...state, plinthGallery: true }, address);
      else writeHistory('replaceState', state, address);
    },
    subscribe(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}
