import type { Context, MiddlewareHandler } from 'hono';
import { isReportPath } from './isReport';
import type { ServerEnvironment } from '../serverEnvironment';
import { largestBody } from '../pages/failures/limitBodies';
import { discardAtMost } from '../http/discardUnread';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';

/**
 * Slows down networks that go on sending refused reports ([SRV-200]): their next reports wait a second and are refused,
 * before anything of the request is read or logged. Only reports: no visitor has typed one, a page keeps those that it
 * may send again, and other visitors behind the same address read pages and send forms as before.
 */
export const holdFloods: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  if (c.req.method !== 'POST' || !isReportPath(c.req.path)) return next();
  const { floods, log } = c.get('services');
  const networks = networksOf(clientAddress(c));
  const wait = floods.waitOf(networks);
  if (wait > 0) {
    const held = floods.hold(networks);
    if (held) await held;
    return refuse(c, { wait, isHeld: held !== undefined });
  }
  await next();
  if (c.res.status !== 429) return;
  const seconds = Number(c.res.headers.get('retry-after') ?? 1);
  if (floods.countRefusal(networks, seconds)) log.warn('reports.flood', { path: c.req.path });
};

function refuse(
  c: Context<ServerEnvironment>,
  { wait, isHeld }: { wait: number; isHeld: boolean },
): Response {
  const { incoming } = c.env ?? {};
  // To a proxy, a cut connection is a failed server: it may send no requests here for a while.
  const mayCut = !c.get('services').configuration.trustProxy;
  const isCut = mayCut && !isHeld;
  if (incoming) discardAtMost(incoming, isCut ? 0 : largestBody);
  const error = `This address goes on sending what is refused. Try again in ${wait} s.`;
  return c.json({ error }, 429, {
    'cache-control': 'no-store',
    'retry-after': String(wait),
    ...(isCut && { connection: 'close' }),
  });
}
