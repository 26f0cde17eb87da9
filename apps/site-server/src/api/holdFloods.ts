import type { Context, MiddlewareHandler } from 'hono';
import { isReportPath } from './isReport';
import type { ServerEnvironment } from '../serverEnvironment';
import { largestBody } from '../pages/failures/limitBodies';
import { discardAtMost } from '../http/discardUnread';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';

/**
 * Slows down who goes on sending reports that are refused ([SRV-200]): the next ones wait a second and are refused, before
 * anything of the request is looked at or written to the log. Only reports: nobody has typed one, a page keeps what it may
 * send again, and everybody else behind the same address reads pages and sends forms as before.
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
  // To a proxy, a connection that is cut is a server that has failed: it may send nobody here for a while.
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
