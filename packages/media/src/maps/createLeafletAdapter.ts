import L from 'leaflet';
import { buildPicture } from './buildPicture';
import { attributionControl, zoomControl } from './leafletControls';
import type { LeafletMapOptions } from './leafletMapOptions';
import { filterFor, marker as markerPicture } from './mapPicture';
import { tileLook } from './mapTileGrid';
import type { MapAdapter, MapView } from './mapTypes';

/** The adapter for Leaflet. */
export function createLeafletAdapter(options: LeafletMapOptions): MapAdapter {
  return {
    mount(container, view) {
      const map = L.map(container, { zoomControl: false, attributionControl: false });
      map.setView(
        [view.settings.location.mapLat, view.settings.location.mapLng],
        view.settings.location.mapZoom,
      );
      // Leaflet loads tiles for the size that it knows; a larger box would stay grey.
      const growth = new ResizeObserver(() => map.invalidateSize({ pan: false }));
      growth.observe(container);
      let layers = addLayers(map, options, view);
      let shown = view;
      let isZooming = false;
      map.on('zoomstart', () => (isZooming = true)).on('zoomend', () => (isZooming = false));
      return {
        update(next) {
          layers.forEach((remove) => remove());
          layers = addLayers(map, options, next);
          const { mapLat, mapLng, mapZoom } = next.settings.location;
          const before = shown.settings.location;
          if (mapLat !== before.mapLat || mapLng !== before.mapLng || mapZoom !== before.mapZoom)
            map.setView([mapLat, mapLng], mapZoom);
          shown = next;
        },
        destroy() {
          growth.disconnect();
          layers.forEach((remove) => remove());
          // If it is removed during a zoom, Leaflet throws when the zoom ends:
          // https://github.com/Leaflet/Leaflet/issues/9575
          if (isZooming) map.once('zoomend', () => map.remove());
          else map.remove();
        },
      };
    },
  };
}

/** Adds everything that depends on settings; each part has its undo. */
function addLayers(map: L.Map, options: LeafletMapOptions, view: MapView): (() => void)[] {
  const { settings, labels } = view;
  const { tileUrl, attribution, maxZoom = 19 } = options;
  const toggle = (handler: L.Handler, on: boolean) =>
    void (on ? handler.enable() : handler.disable());
  toggle(map.dragging, settings.draggable);
  toggle(map.scrollWheelZoom, settings.scrollwheel);

  const tiles = L.tileLayer(tileUrl, { ...tileLook(settings), maxZoom }).addTo(map);
  const pane = map.getPane('tilePane');
  if (pane) pane.dataset['mapFilter'] = filterFor(tileUrl, settings.style);
  const marker = addMarker(map, view);
  const controls: L.Control[] = [];
  if (settings.showControls || !settings.disableDefaultUI) controls.push(zoomControl(labels));
  if (attribution) controls.push(attributionControl(attribution));
  for (const control of controls) control.addTo(map);
  return [tiles, marker, ...controls].map((part) => () => void part.remove());
}

function addMarker(map: L.Map, { settings, markerHref, labels, onMarkerMove }: MapView): L.Marker {
  const { markerLat, markerLng } = settings.location;
  // A real link: it can be focused, copied and opened in a new window.
  const html = document.createElement(markerHref ? 'a' : 'span');
  html.className = 'pl-map-marker-icon';
  if (markerHref) {
    Object.assign(html, { href: markerHref, target: '_blank', rel: 'noopener' });
    html.setAttribute('aria-label', labels.marker);
  }
  html.append(buildPicture(markerPicture));
  const marker = L.marker([markerLat, markerLng], {
    icon: L.divIcon({
      html,
      className: 'pl-map-leaflet-marker',
      iconSize: [24, 32],
      iconAnchor: [12, 32],
    }),
    draggable: settings.markerDraggable,
    keyboard: false,
  });
  marker.on('dragend', () => onMarkerMove?.(marker.getLatLng()));
  return marker.addTo(map);
}
