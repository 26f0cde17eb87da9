// Only the first picture: the cost of a page before a visitor uses the map, with any bundler.
export { attachMap } from './maps/attachMap';
export type { AttachMapOptions } from './maps/attachMap';
export { createMap } from './maps/createMap';
export type { LoadMap, MapAdapter, MapOptions, MapState, PlinthMap } from './maps/mapTypes';
