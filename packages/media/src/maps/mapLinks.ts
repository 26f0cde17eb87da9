import type { MapLocation } from './parseMapSettings';

/** Country, town and street as one line, without commas for empty parts. */
export function formatAddress(location: MapLocation): string {
  const { addressLine1, addressLine2, addressCountry } = location;
  return [addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
}

/** The external page that shows the marker: position, address text and zoom as query parameters ([MED-11]). */
export function mapPageUrl(location: MapLocation): string {
  const { markerLat, markerLng, mapZoom, addressTitle } = location;
  const position = `${markerLat},${markerLng}`;
  const text = [addressTitle, formatAddress(location)].filter(Boolean).join(', ');
  const query = new URLSearchParams({ q: text || position, ll: position, z: `${mapZoom}` });
  return `https://www.google.com/maps?${query}`;
}

/** The external page with directions to the marker, by its address if there is one. */
export function directionsUrl(location: MapLocation): string {
  const destination = formatAddress(location) || `${location.markerLat},${location.markerLng}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
