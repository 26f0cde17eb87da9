export type { EmbedConsent } from './consent';
export { attachMap } from './maps/attachMap';
export type { AttachMapOptions } from './maps/attachMap';
export { createMap } from './maps/createMap';
export { directionsUrl, formatAddress, mapPageUrl } from './maps/mapLinks';
export { mapPicture } from './maps/mapPicture';
export type { MapPictureOptions, PictureNode } from './maps/mapPicture';
export { projectPosition, tileHref, tilesAround, tileSize } from './maps/mapTileGrid';
export type { PlacedTile, TileAddress, TileLook } from './maps/mapTileGrid';
export type {
  LoadMap,
  MapAdapter,
  MapOptions,
  MapState,
  MapView,
  MountedMap,
  PlinthMap,
} from './maps/mapTypes';
export { mapStyles, parseMapSettings } from './maps/parseMapSettings';
export type { MapLocation, MapSettings, MapStyle } from './maps/parseMapSettings';
