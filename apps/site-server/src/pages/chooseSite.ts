import type { Context, MiddlewareHandler } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import { sendPlainPage } from './failures/sendPlainPage';
import type { ServerEnvironment } from '../serverEnvironment';

/** Gives a request the services of the site with its host name; for an unknown name there is no site ([SRV-150]). */
export const chooseSite: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const { sites } = c.get('services');
  const services = await sites.atHost(publicUrl(c).hostname);
  if (!services) return sendUnknownHost(c);
  c.set('services', services);
  return next();
};

/** In English: without a site there is no language either. */
function sendUnknownHost(c: Context<ServerEnvironment>): Response {
  return sendPlainPage(c, {
    site: {},
    title: 'There is no site here',
    text: 'No site of this server has this name. If it is yours, ask whoever runs the server to add it.',
    link: { href: '', label: 'Look again' },
    status: 404,
    isKept: false,
    isFound: false,
  });
}
