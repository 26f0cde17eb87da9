/** The six styles, in the order of their ids 1 to 6 in a block ([MED-10]). */
export const mapStyles = [
  'original',
  'grayscale',
  'satellite',
  'minimalLight',
  'minimalDark',
  'minimalBlue',
] as const;

export type MapStyle = (typeof mapStyles)[number];

/** [MED-9] */
export interface MapLocation {
  mapLat: number;
  mapLng: number;
  markerLat: number;
  markerLng: number;
  mapZoom: number;
  addressTitle: string;
  addressLine1: string;
  addressLine2: string;
  addressCountry: string;
}

/** [MED-10] */
export interface MapSettings {
  location: MapLocation;
  /** @default 'grayscale' */
  style: MapStyle;
  /** @default true */
  showLabels: boolean;
  /** @default false */
  showTerrain: boolean;
  /** @default true */
  draggable: boolean;
  /** @default true */
  scrollwheel: boolean;
  /** @default true */
  showControls: boolean;
  /** Whether the library's own controls are hidden. @default true */
  disableDefaultUI: boolean;
  /** @default false */
  markerDraggable: boolean;
  /** @default true */
  linkOnClick: boolean;
}

type Raw = Record<string, unknown>;

/**
 * Reads a map's settings from a block's JSON or from options; unreadable settings get their
 * defaults.
 */
export function parseMapSettings(input: unknown): MapSettings {
  const raw = asRecord(typeof input === 'string' ? readJson(input) : input);
  const place = asRecord(raw['location'] ?? raw);
  const mapLat = readNumber(place['mapLat'], 40.720882, 85);
  const mapLng = readNumber(place['mapLng'], -74.000988, 180);
  const flag = (fallback: boolean, ...names: string[]) =>
    readFlag(
      names.map((name) => raw[name]).find((value) => value != null),
      fallback,
    );
  return {
    location: {
      mapLat,
      mapLng,
      markerLat: readNumber(place['markerLat'], mapLat, 85),
      markerLng: readNumber(place['markerLng'], mapLng, 180),
      mapZoom: Math.max(0, readNumber(place['mapZoom'], 12, 22)),
      addressTitle: readText(place['addressTitle']),
      addressLine1: readText(place['addressLine1']),
      addressLine2: readText(place['addressLine2']),
      addressCountry: readText(place['addressCountry']),
    },
    style: readStyle(raw['style']),
    showLabels: flag(true, 'showLabels', 'labels'),
    showTerrain: flag(false, 'showTerrain', 'terrain'),
    draggable: flag(true, 'draggable'),
    scrollwheel: flag(true, 'scrollwheel'),
    showControls: flag(true, 'showControls', 'controls'),
    disableDefaultUI: flag(true, 'disableDefaultUI'),
    markerDraggable: flag(false, 'markerDraggable'),
    linkOnClick: flag(true, 'linkOnClick'),
  };
}

function readStyle(value: unknown): MapStyle {
  // `Number` of an object is not an id, and throws if its `toString` does.
  const id = typeof value === 'object' ? NaN : Number(value);
  if (Number.isInteger(id) && id > 0) return mapStyles[id - 1] ?? 'grayscale';
  const name = readText(value)
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  return mapStyles.find((style) => style.toLowerCase() === name) ?? 'grayscale';
}

function readNumber(value: unknown, fallback: number, limit: number): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : fallback;
}

function readFlag(value: unknown, fallback: boolean): boolean {
  if (value === 'false' || value === 0) return false;
  return typeof value === 'boolean' ? value : value === 'true' || value === 1 || fallback;
}

function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Raw {
  return value && typeof value === 'object' ? (value as Raw) : {};
}
