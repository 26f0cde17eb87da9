import { allowLeafletProbe } from './allowLeafletProbe';
import type { LoadMap } from './mapTypes';

export interface LeafletMapOptions {
  /** Address of the tiles: `{z}`, `{x}`, `{y}`, and `{style}`, `{labels}`, `{terrain}`, `{s}`, `{r}` where the server knows them. */
  tileUrl: string;
  /** Who made the map's data, shown in its corner as plain text. */
  attribution?: string | undefined;
  /** @default 19 */
  maxZoom?: number | undefined;
}

/**
 * The default adapter: Leaflet over the site's own choice of tiles. Leaflet itself is fetched on the first call.
 * Under Trusted Types the page's policy has to name `default`, see `allowLeafletProbe`.
 */
export function loadLeafletMap(options: LeafletMapOptions): LoadMap {
  return async () => {
    allowLeafletProbe(window);
    const { createLeafletAdapter } = await import('./createLeafletAdapter');
    return createLeafletAdapter(options);
  };
}
