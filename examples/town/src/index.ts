export { renderTile } from './renderTile';
export type { TileRequest } from './renderTile';
