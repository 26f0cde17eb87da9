export { renderTile } from './maps/renderTile';
export type { TileRequest } from './maps/renderTile';
