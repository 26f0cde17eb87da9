import { blockType } from '@plinth/site-model';
import { MapBlock } from '@plinth/media/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { websiteSettingsOf } from '../../context/websiteSettingsOf';
import { keyedMapSources } from '../../providers/keyedMap';
import { keyedMapSettings } from './keyedMapSettings';
import { tileOrigin } from './tileOrigin';
import { mapScript } from './script';

/** The address of this server's own tiles; a site with another provider sets `tileUrl`. */
const ownTiles = '/tiles/{z}/{x}/{y}.svg';

export const mapBlock: BlockRenderer = {
  kind: 'map',
  types: [blockType.map],
  styles: ['map'],
  messages: { map: ['media.map.'] },
  laterStyles: ['map-leaflet'],
  client: mapScript,
  render(settings, context): RenderedBlock {
    const { tileUrl } = settings;
    const origin = typeof tileUrl === 'string' && tileOrigin(tileUrl);
    if (origin) context.allowPicture(origin);
    if (keyedMapSettings(websiteSettingsOf(context))) context.allowProvider(keyedMapSources);
    return {
      content: (
        <MapBlock
          settings={settings}
          // Our own tiles need no consent, so the picture may be in the page.
          tileUrl={tileUrl === undefined ? ownTiles : undefined}
          locale={context.locale}
          messages={context.messages}
        />
      ),
      json: settings,
    };
  },
};
