export { loadLeafletMap } from './maps/loadLeafletMap';
export type { LeafletMapOptions } from './maps/leafletMapOptions';
