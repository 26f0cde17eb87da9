import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { MessageCatalogue } from '@plinth/site-model';
import { mapMessages } from '../messages';
import { formatAddress } from './mapLinks';
import type { MapSettings } from './parseMapSettings';

/** The messages of one map in the page's language. */
export function mapTexts(
  { location }: MapSettings,
  { locale, messages }: { locale?: string | undefined; messages?: MessageCatalogue | undefined },
) {
  const translate = createPlainTranslate(mapMessages, { locale, overrides: messages });
  const address =
    [location.addressTitle, formatAddress(location)].filter(Boolean).join(', ') ||
    `${location.markerLat}, ${location.markerLng}`;
  return {
    open: translate('media.map.open'),
    directions: translate('media.map.directions'),
    marker: translate('media.map.marker', { address }),
    label: translate('media.map.label', { address }),
    loading: translate('media.map.loading'),
    failed: translate('media.map.failed'),
    zoomIn: translate('media.map.zoomIn'),
    zoomOut: translate('media.map.zoomOut'),
    consent: (provider = translate('media.map.provider')) =>
      translate('media.map.consent', { provider }),
  };
}
