import type { MapAdapter, MapView } from './mapTypes';
import { keyedMapStyle, type MapStyleRule } from './keyedMapStyle';

interface Position {
  lat: number;
  lng: number;
}

interface KeyedListener {
  remove(): void;
}

interface KeyedMap {
  setOptions(options: Record<string, unknown>): void;
}

interface KeyedMarker {
  setMap(map: KeyedMap | null): void;
  getPosition(): { lat(): number; lng(): number } | null | undefined;
  addListener(event: string, listener: () => void): KeyedListener;
}

/** The part of the provider's library that a map with one marker needs. */
export interface KeyedMapsLibrary {
  Map: new (container: HTMLElement, options: Record<string, unknown>) => KeyedMap;
  Marker: new (options: Record<string, unknown>) => KeyedMarker;
}

const markerImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="64" viewBox="0 0 48 64"><path d="M24 2C11.8 2 2 11.6 2 23.6 2 40 24 62 24 62s22-22 22-38.4C46 11.6 36.2 2 24 2Z" fill="#1a1a1a"/><circle cx="24" cy="24" r="8" fill="#fff"/></svg>',
)}`;

/** The adapter for the provider with a key. */
export function createKeyedAdapter(library: KeyedMapsLibrary): MapAdapter {
  return {
    mount(container, view) {
      const map = new library.Map(container, mapOptions(view));
      let removeMarker = addMarker(library, map, view);
      return {
        update(next) {
          map.setOptions(mapOptions(next));
          removeMarker();
          removeMarker = addMarker(library, map, next);
        },
        destroy() {
          removeMarker();
          container.replaceChildren();
        },
      };
    },
  };
}

function mapOptions({ settings }: MapView): Record<string, unknown> {
  const { location, showControls } = settings;
  const styles: readonly MapStyleRule[] = keyedMapStyle(settings);
  return {
    center: { lat: location.mapLat, lng: location.mapLng } satisfies Position,
    zoom: location.mapZoom,
    mapTypeId: mapType(settings),
    styles,
    draggable: settings.draggable,
    scrollwheel: settings.scrollwheel,
    disableDefaultUI: settings.disableDefaultUI,
    zoomControl: showControls,
    keyboardShortcuts: true,
  };
}

function mapType({ style, showLabels, showTerrain }: MapView['settings']): string {
  if (style === 'satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

function addMarker(library: KeyedMapsLibrary, map: KeyedMap, view: MapView): () => void {
  const { settings, markerHref, labels, onMarkerMove } = view;
  const { markerLat, markerLng } = settings.location;
  const marker = new library.Marker({
    map,
    position: { lat: markerLat, lng: markerLng } satisfies Position,
    draggable: settings.markerDraggable,
    title: labels.marker,
    // 48 by 64, shown at half its size, with its tip at the position.
    icon: {
      url: markerImage,
      scaledSize: { width: 24, height: 32 },
      anchor: { x: 12, y: 32 },
    },
  });
  const listeners = [
    marker.addListener('click', () => {
      if (markerHref) window.open(markerHref, '_blank', 'noopener');
    }),
    marker.addListener('dragend', () => {
      const position = marker.getPosition();
      if (position) onMarkerMove?.({ lat: position.lat(), lng: position.lng() });
    }),
  ];
  return () => {
    for (const listener of listeners) listener.remove();
    marker.setMap(null);
  };
}
