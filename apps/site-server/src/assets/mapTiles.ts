import { mapStyles } from '@plinth/media/map';
import { renderTile } from '@plinth/town';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** Closer than a single house is not needed. */
const deepestZoom = 19;

/** Tiles of an invented town: maps of the sample site work without another server. */
export function registerMapTiles(app: Hono<ServerEnvironment>): void {
  app.get('/tiles/:z{\\d{1,2}}/:x{\\d{1,6}}/:y{\\d{1,6}\\.svg}', (c) => {
    const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('y').slice(0, -4)].map(
      Number,
    ) as [number, number, number];
    if (z > deepestZoom || x >= 2 ** z || y >= 2 ** z) {
      return c.text('There is no such tile.', 404, { 'cache-control': 'no-store' });
    }
    const { style, labels, terrain } = c.req.query();
    const tile = renderTile({
      z,
      x,
      y,
      style: mapStyles.find((name) => name === style),
      labels: labels !== 'false',
      terrain: terrain === 'true',
    });
    return c.body(tile, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}
