import type { MapSettings, MapStyle } from './parseMapSettings';

export interface MapStyleRule {
  featureType?: string;
  elementType?: string;
  stylers: readonly Record<string, string | number>[];
}

const rules: Record<MapStyle, readonly MapStyleRule[]> = {
  original: [],
  satellite: [],
  grayscale: [{ stylers: [{ saturation: -100 }] }],
  minimalLight: [
    { stylers: [{ saturation: -100 }, { lightness: 30 }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'water', stylers: [{ color: '#dde3e6' }] },
  ],
  minimalDark: [
    { elementType: 'geometry', stylers: [{ color: '#24282b' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: '#b9c0c4' }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: '#24282b' }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: '#3a4044' }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'water', stylers: [{ color: '#15191b' }] },
  ],
  minimalBlue: [
    { elementType: 'geometry', stylers: [{ color: '#e3edf5' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: '#33536b' }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: '#ffffff' }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'water', stylers: [{ color: '#a9c9e2' }] },
  ],
};

/** The provider's rules for a style, with labels on or off ([MED-10]). */
export function keyedMapStyle({
  style,
  showLabels,
}: Pick<MapSettings, 'style' | 'showLabels'>): readonly MapStyleRule[] {
  const hideLabels = { elementType: 'labels', stylers: [{ visibility: 'off' }] };
  return showLabels ? rules[style] : [...rules[style], hideLabels];
}
