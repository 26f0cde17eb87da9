import { wire } from '@plinth/site-api';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { CallFailure } from '../http/callFailure';
import { requireEditor } from '../calls/requireEditor';
import { publicUrl } from '../http/requestOrigin';
import { checkCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { addPage } from './addPage';
import { newPageSchema, type NewPage } from './newPageSchema';

type RequestContext = Context<ServerEnvironment>;

/**
 * `POST /api/pages` puts a page that was composed elsewhere online, for admins and editors who are signed in: the page
 * as JSON, the crumb in the query as for every call. No call of the contract, because no visitor's page makes it.
 */
export function registerNewPages(app: Hono<ServerEnvironment>): void {
  app.post('/api/pages', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      checkCrumb(c, c.req.header(wire.crumbHeader) ?? c.req.query(wire.crumb));
      await requireEditor({ c, session: () => readSession(c) });
      const added = await addPage(c.get('services'), await readNewPage(c));
      return c.json({ ...added, url: new URL(`/${added.slug}`, publicUrl(c)).href }, 201);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return c.json(error.body, error.status);
    }
  });
}

async function readNewPage(c: RequestContext): Promise<NewPage> {
  const given: unknown = await c.req.json().catch(() => undefined);
  const result = v.safeParse(newPageSchema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'The page';
  throw new CallFailure(400, { error: `${place} cannot be used: ${issue.message}` });
}
