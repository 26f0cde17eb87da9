import { loadKeyedMap } from '@plinth/media/map-keyed';
import type { MapAdapter } from '@plinth/media/map-facade';
import type { Host } from '../../host/host';
import { keyedMapProvider } from '../../providers/keyedMap';
import { loadScript } from '../../providers/loadScript';
import type { KeyedMapSettings } from './keyedMapSettings';

/**
 * Loads the keyed provider's library, from its own origin and under the page's policy ([MED-12],
 * [RUN-6d]).
 */
export const loadKeyed = (host: Host, settings: KeyedMapSettings): Promise<MapAdapter> =>
  loadKeyedMap({
    ...settings,
    loadScript: (address, signal) => loadScript(host, address, { ...keyedMapProvider, signal }),
  })();
