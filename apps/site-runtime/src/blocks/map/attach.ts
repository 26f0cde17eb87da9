import { attachMap } from '@plinth/media/map-facade';
import type { Host } from '../../boot/host';
import { consentToEmbeds } from '../../connect/consentToEmbeds';
import { wording } from '../../connect/wording';
import { needStyles } from '../../overlays/needStyles';

const ownTiles = '/tiles/{z}/{x}/{y}.svg';

export function attach(element: HTMLElement, host: Host) {
  const root = element.querySelector('.pl-map, [data-context]') ?? element;
  const { tileUrl = ownTiles } = settingsOf(element);
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

function settingsOf(element: HTMLElement): { tileUrl?: string } {
  try {
    const { tileUrl } = JSON.parse(element.dataset['blockJson'] ?? '{}') as { tileUrl?: unknown };
    return typeof tileUrl === 'string' ? { tileUrl } : {};
  } catch {
    return {};
  }
}
