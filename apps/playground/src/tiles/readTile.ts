import { mapStyles, type MapStyle } from '@plinth/media/map';
import { renderTile } from '@plinth/town';

/** Draws the map tile of an address; `undefined` if it is not the address of a tile. */
export function readTile({ pathname, searchParams }: URL): string | undefined {
  const [, z, x, y] = /\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(pathname) ?? [];
  if (z === undefined) return undefined;
  const known = mapStyles.find((name): name is MapStyle => name === searchParams.get('style'));
  return renderTile({ z: Number(z), x: Number(x), y: Number(y), style: known });
}
