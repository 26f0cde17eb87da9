import { allowLeafletProbe } from './allowLeafletProbe';
import type { LeafletMapOptions } from './leafletMapOptions';
import type { LoadMap } from './mapTypes';

/**
 * The default adapter: Leaflet with tiles of the site's choice. Leaflet is loaded on the first
 * call. With Trusted Types the page's policy must allow `default`, see `allowLeafletProbe`.
 *
 * @example
 * ```ts
 * import { loadLeafletMap } from '@plinth/media/map-leaflet';
 *
 * const loadMap = loadLeafletMap({ tileUrl: '/tiles/{z}/{x}/{y}.png', maxZoom: 18 });
 * ```
 */
export function loadLeafletMap(options: LeafletMapOptions): LoadMap {
  return async () => {
    allowLeafletProbe(window);
    const { createLeafletAdapter } = await import('./createLeafletAdapter');
    return createLeafletAdapter(options);
  };
}
