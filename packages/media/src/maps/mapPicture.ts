import { formatAddress, directionsUrl, mapPageUrl } from './mapLinks';
import { projectPosition, tileHref, tilesAround, tileSize } from './mapTileGrid';
import type { MapSettings, MapStyle } from './parseMapSettings';

/** A description of markup that is the same on the server, in React and in a script. */
export interface PictureNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (PictureNode | string)[];
}

export interface MapPictureOptions {
  /** Settings of the map block. */
  settings: MapSettings;
  /** The texts of its links and of the marker. */
  texts: { open: string; directions: string; marker: string };
  /** Tiles of the first picture; without them a drawn surface is shown. */
  tileUrl?: string | undefined;
  /** The attribution of the map data. */
  attribution?: string | undefined;
}

/** The largest box for which tiles are rendered. */
const largest = { width: 1600, height: 720 };

/**
 * Box sizes, in pixels, up to which map.css hides the tiles that only a larger box shows: a browser
 * loads lazy pictures that are clipped, but not those without a box.
 */
const tileSteps = [240, 400, 560, 720, 880, 1040, 1200];

/**
 * The static first picture: surface or tiles, the marker, the address card and the button for the
 * interactive map.
 *
 * @example
 * ```ts
 * import { mapPicture, parseMapSettings } from '@plinth/media';
 *
 * mapPicture({
 *   settings: parseMapSettings({ location: { mapLat: 53.55, mapLng: 9.99 } }),
 *   texts: { open: 'Open the map', directions: 'Directions', marker: 'Our workshop' },
 * });
 * ```
 */
export function mapPicture({
  settings,
  texts,
  tileUrl,
  attribution,
}: MapPictureOptions): PictureNode {
  const { location, linkOnClick } = settings;
  const children = [
    tileUrl ? tileLayer(settings, tileUrl) : undefined,
    linkOnClick
      ? node(
          'a',
          {
            class: 'pl-map-marker',
            style: markerPlace(settings),
            href: mapPageUrl(location),
            target: '_blank',
            rel: 'noopener',
            'aria-label': texts.marker,
          },
          [marker],
        )
      : node('span', { class: 'pl-map-marker', style: markerPlace(settings) }, [marker]),
    addressCard(settings, texts.directions),
    // Only a script can open the map, so only a script shows the button.
    node('button', { class: 'pl-map-open', type: 'button', hidden: '' }, [texts.open]),
    attribution && tileUrl
      ? node('small', { class: 'pl-map-attribution' }, [attribution])
      : undefined,
  ];
  return node('div', { class: 'pl-map-picture' }, children.filter(isPresent));
}

/** 48 by 64, shown at half its size, with its tip at the position ([MED-10]). */
export const marker: PictureNode = node(
  'svg',
  { width: '24', height: '32', viewBox: '0 0 48 64', 'aria-hidden': 'true', focusable: 'false' },
  [
    node('path', {
      d: 'M24 2C11.8 2 2 11.6 2 23.6 2 40 24 62 24 62s22-22 22-38.4C46 11.6 36.2 2 24 2Z',
      fill: 'currentColor',
    }),
    node('circle', { cx: '24', cy: '24', r: '8', fill: '#fff' }),
  ],
);

function markerPlace({ location }: MapSettings): string {
  const { mapLat, mapLng, markerLat, markerLng, mapZoom } = location;
  const centre = projectPosition({ lat: mapLat, lng: mapLng }, mapZoom);
  const point = projectPosition({ lat: markerLat, lng: markerLng }, mapZoom);
  const x = Math.round(point.x - centre.x);
  const y = Math.round(point.y - centre.y);
  return `left:calc(50% + ${x}px);top:calc(50% + ${y}px)`;
}

function tileLayer(settings: MapSettings, tileUrl: string): PictureNode {
  const { location, style } = settings;
  const { mapLat: lat, mapLng: lng, mapZoom: zoom } = location;
  const tiles = tilesAround({ lat, lng, zoom, box: largest }).map((tile) =>
    node('img', {
      src: tileHref(tileUrl, tile, settings),
      alt: '',
      loading: 'lazy',
      decoding: 'async',
      width: `${tileSize}`,
      height: `${tileSize}`,
      'data-from-width': stepFor(tile.left),
      'data-from-height': stepFor(tile.top),
      style: `left:${tile.left}px;top:${tile.top}px`,
    }),
  );
  return node(
    'div',
    { class: 'pl-map-tiles', 'aria-hidden': 'true', 'data-map-filter': filterFor(tileUrl, style) },
    tiles,
  );
}

/**
 * The largest step at which a tile with this edge, measured from the middle, is outside the box.
 */
function stepFor(edge: number): string {
  const beginsAt = 2 * Math.max(0, edge, -edge - tileSize);
  return `${tileSteps.findLast((step) => step <= beginsAt) ?? 0}`;
}

/** Tiles of a single style are adapted to the wanted style by a filter. */
export function filterFor(tileUrl: string, style: MapStyle): string {
  return tileUrl.includes('{style}') ? 'original' : style;
}

function addressCard({ location }: MapSettings, directions: string): PictureNode | undefined {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  if (!addressTitle && !formatAddress(location)) return undefined;
  const lines = [addressLine1, addressLine2, addressCountry]
    .filter(Boolean)
    .map((line) => node('span', {}, [node('bdi', {}, [line])]));
  return node('address', { class: 'pl-map-card' }, [
    ...(addressTitle ? [node('strong', {}, [node('bdi', {}, [addressTitle])])] : []),
    ...lines,
    node('a', { href: directionsUrl(location), target: '_blank', rel: 'noopener' }, [directions]),
  ]);
}

function node(
  tag: string,
  attributes: PictureNode['attributes'] = {},
  children: PictureNode['children'] = [],
): PictureNode {
  return { tag, attributes, children };
}

function isPresent<Value>(value: Value | undefined | ''): value is Value {
  return !!value;
}
