import { createMap } from './createMap';
import type { MapOptions } from './mapTypes';

export type AttachMapOptions = MapOptions;

/**
 * A registered symbol is the same in every copy of the package, and cloning an element does not
 * copy it.
 */
const attached = Symbol.for('plinth.map');

/**
 * Adds behaviour to the markup of one map: first the picture, then the interactive map when the
 * visitor opens it. A map that is already attached is skipped. Use `createMap` if its settings
 * change.
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { loadLeafletMap } from '@plinth/media/map-leaflet';
 * import { attachMap } from '@plinth/media';
 *
 * const detach = attachMap(document.querySelector('.pl-map')!, {
 *   loadMap: loadLeafletMap({ tileUrl: '/tiles/{z}/{x}/{y}.png' }),
 * });
 * ```
 */
export function attachMap(element: Element, options: AttachMapOptions): () => void {
  if (attached in element) return () => {};
  Object.assign(element, { [attached]: true });
  const map = createMap(element as HTMLElement, options);
  return () => {
    map.destroy();
    Reflect.deleteProperty(element, attached);
  };
}
