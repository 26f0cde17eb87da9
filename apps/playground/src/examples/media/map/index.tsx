import '@plinth/media/map-leaflet.css';
import '@plinth/media/map.css';
import { loadLeafletMap } from '@plinth/media/map-leaflet';
import { MapBlock } from '@plinth/media/react';
import { useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { embedConsent } from '../../../stage/embedConsent';
import { tilesReady } from '../../../tiles/tilesReady';
import { attribution as defaultAttribution, place, type MapControls } from './example';

await tilesReady();

const tileUrl = './tiles/{z}/{x}/{y}.svg?style={style}';
const loadMap = loadLeafletMap({ tileUrl, attribution: defaultAttribution });

export default function MapExample({ values, stage }: ExampleProps<MapControls>): ReactNode {
  const { attribution = defaultAttribution, timeout, ...rest } = values;
  const ports = useMemo(() => ({ consent: embedConsent(stage.consent) }), [stage]);
  const location = { ...place, ...rest };
  return (
    <MapBlock
      settings={{ ...rest, location }}
      tileUrl={tileUrl}
      attribution={attribution}
      timeout={timeout}
      loadMap={loadMap}
      ports={ports}
      locale={stage.locale}
      messages={stage.messages}
      onStateChange={(state) => stage.log('event', 'onStateChange', { state })}
      onMarkerMove={(position) => stage.log('event', 'onMarkerMove', position)}
    />
  );
}
