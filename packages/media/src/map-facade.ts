// The first picture and nothing else: what a page pays before anyone reaches for a map, with any bundler.
export { attachMap } from './maps/attachMap';
export type { AttachMapOptions } from './maps/attachMap';
export { createMap } from './maps/createMap';
export type { LoadMap, MapAdapter, MapOptions, MapState, PlinthMap } from './maps/mapTypes';
