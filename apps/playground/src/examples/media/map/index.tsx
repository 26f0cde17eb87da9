import '@plinth/media/map-leaflet.css';
import '@plinth/media/map.css';
import { loadLeafletMap } from '@plinth/media/map-leaflet';
import { MapBlock } from '@plinth/media/react';
import { useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { embedConsent } from '../../../stage/embedConsent';
import type { MapControls } from './example';

// The dev and the preview server draw these tiles.
const tileUrl = './tiles/{z}/{x}/{y}.svg?style={style}';
const loadMap = loadLeafletMap({ tileUrl, attribution: 'An invented town' });

export default function MapExample({ values, stage }: ExampleProps<MapControls>): ReactNode {
  const { mapLat = 51.5, mapLng = -0.12, mapZoom = 14, attribution, timeout, ...rest } = values;
  const address = {
    addressTitle: 'Kiln & Co',
    addressLine1: '12 Foundry Lane',
    addressLine2: 'London',
    addressCountry: 'United Kingdom',
  };
  const ports = useMemo(() => ({ consent: embedConsent(stage.consent) }), [stage]);
  const location = { ...address, ...rest, mapLat, mapLng, mapZoom };
  return (
    <MapBlock
      settings={{ ...rest, location }}
      tileUrl={tileUrl}
      attribution={attribution ?? 'An invented town'}
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
