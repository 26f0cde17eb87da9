import { attachMap } from '@plinth/media/map-facade';
import type { Host } from '../../host/host';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { needStyles } from '../../page/needStyles';
import { pageContext } from '../../page/pageContext';
import { pageMessages } from '../../page/pageMessages';
import { readBlockJson } from '../../page/readBlockJson';
import { keyedMapProvider } from '../../providers/keyedMap';
import { readTextOr } from '../../context/readSettings';
import { keyedMapSettings } from './keyedMapSettings';

const ownTiles = '/tiles/{z}/{x}/{y}.svg';

export function attach(element: HTMLElement, host: Host) {
  // The block of legacy pages has a padding around its content.
  const root =
    element.querySelector('.pl-map, [data-context]') ??
    element.querySelector('.sqs-block-content') ??
    element;
  const tileUrl = readTextOr(readBlockJson(element), 'tileUrl', ownTiles);
  const isOwn = tileUrl === ownTiles;
  const textOptions = pageMessages(host);
  const keyed = keyedMapSettings(pageContext(host).websiteSettings);
  return attachMap(root, {
    ...textOptions,
    tileUrl,
    ...(isOwn && !keyed ? {} : { ports: { consent: consentToEmbeds(host) } }),
    // If another company is unavailable, this site cannot fix it: the visitor gets a message, but
    // the error reporter is not called.
    ...(keyed
      ? { provider: keyedMapProvider }
      : { onError: (error: unknown) => host.report(error, 'map') }),
    async loadMap() {
      if (keyed) {
        const { loadKeyed } = await import('./loadKeyed');
        return loadKeyed(host, { language: textOptions.locale, ...keyed });
      }
      const [{ loadLeafletMap }] = await Promise.all([
        import('@plinth/media/map-leaflet'),
        needStyles(host, 'map-leaflet'),
      ]);
      return loadLeafletMap({ tileUrl })();
    },
  });
}
