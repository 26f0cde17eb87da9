import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** Whether this server can do its work: for monitoring and for load balancers. */
export function registerHealth(app: Hono<ServerEnvironment>): void {
  app.get('/healthz', async (c) => {
    const { database, log, readiness } = c.get('services');
    c.header('cache-control', 'no-store');
    if (!readiness.isReady()) return c.json({ status: 'stopping', database: database.kind }, 503);
    try {
      await database.ping();
      return c.json({ status: 'ok', database: database.kind });
    } catch (error) {
      log.error('health.failed', { error });
      return c.json({ status: 'failing', database: database.kind }, 503);
    }
  });
}
