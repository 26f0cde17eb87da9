import { wire } from '@plinth/site-api';
import type { Context, Hono } from 'hono';
import type { PageDefinition } from '@plinth/site-model/definition';
import { CallFailure } from '../http/callFailure';
import { requireEditor } from '../api/requireEditor';
import { siteOrigin } from '../http/requestOrigin';
import { checkCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { addPage } from './addPage';
import { configIntl } from '../config/configIntl';
import { checkPage, pathOf } from '../config/pages/checkPage';
import type { FoundProblem } from '../config/pages/sourceProblem';

type RequestContext = Context<ServerEnvironment>;

/**
 * `POST /api/pages` publishes a page that was composed elsewhere, for admins and editors who are signed in: the page as
 * JSON, the crumb in the query as for every call. No call of the contract, because no visitor's page makes it.
 */
export function registerNewPages(app: Hono<ServerEnvironment>): void {
  app.post('/api/pages', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      checkCrumb(c, c.req.header(wire.crumbHeader) ?? c.req.query(wire.crumb));
      await requireEditor({ c, session: () => readSession(c) });
      const added = await addPage(c.get('services'), await readNewPage(c));
      return c.json({ ...added, url: new URL(`/${added.slug}`, siteOrigin(c)).href }, 201);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return c.json(error.body, error.status);
    }
  });
}

/** The page with an id of its own; throws a refusal that names the first fault. */
async function readNewPage(c: RequestContext): Promise<PageDefinition> {
  const { site, random } = c.get('services');
  const given: unknown = await c.req.json().catch(() => undefined);
  const id = `page-${random(9).toString('hex')}`;
  const { page, problems } = checkPage(isObject(given) ? { ...given, id } : given);
  if (page) return page;
  const [{ keys, problem, values }] = problems as [FoundProblem];
  const { translate } = configIntl((await site.read()).definition, c.req.header('accept-language'));
  const sentence = translate(`config.problem.${problem}`, values ?? {});
  throw new CallFailure(400, { error: `${pathOf(keys) || 'The page'} ${sentence}` });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
