import { slideAddress, slideOfAddress } from '../designs/slideAddress';
import { writeHistory } from './writeHistory';
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
      // A frame without an address of its own has none to write into.
      if (!/^https?:/.test(address.protocol)) return;
      if (collectionUrl)
        address.pathname = new URL(slideAddress(collectionUrl, url ?? id), location.href).pathname;
      address.searchParams.set('itemId', id);
      address.hash = '';
      if (address.href === location.href) return;
      const before = history.state as { plinthGallery?: true } | null;
      const state = { ...before, itemId: id };
      // A visit to a gallery is one step back, whatever was seen in it; a slide of autoplay is none.
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
