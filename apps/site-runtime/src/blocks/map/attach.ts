import { attachMap } from '@plinth/media/map-facade';
import type { Host } from '../../boot/host';
import { consentToEmbeds } from '../../connect/consentToEmbeds';
import { wording } from '../../connect/wording';
import { needStyles } from '../../overlays/needStyles';
import { readBlockJson } from '../readBlockJson';
import { readTextOr } from '../readSettings';

const ownTiles = '/tiles/{z}/{x}/{y}.svg';

export function attach(element: HTMLElement, host: Host) {
  const root = element.querySelector('.pl-map, [data-context]') ?? element;
  const tileUrl = readTextOr(readBlockJson(element), 'tileUrl', ownTiles);
  const isOwn = tileUrl === ownTiles;
  return attachMap(root, {
    ...wording(host),
    tileUrl,
    ...(isOwn ? {} : { ports: { consent: consentToEmbeds(host) } }),
    onError: (error) => host.report(error, 'map'),
    async loadMap() {
      const [{ loadLeafletMap }] = await Promise.all([
        import('@plinth/media/map-leaflet'),
        needStyles(host, 'map-leaflet'),
      ]);
      return loadLeafletMap({ tileUrl })();
    },
  });
}
