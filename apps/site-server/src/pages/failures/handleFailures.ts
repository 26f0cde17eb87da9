import type { Hono } from 'hono';
import { BatchFullError } from '../../batches/appendBatch';
import { lastSite } from '../../locks/readSite';
import { translatePage } from '../translatePage';
import { sendErrorPage } from './sendErrorPage';
import type { ServerEnvironment } from '../../serverEnvironment';
import { answerMessages } from './answerMessages';

/**
 * Answers unexpected errors: by one line in the log, and an answer in the visitor's language. The answer contains no
 * details.
 */
export function handleFailures(app: Hono<ServerEnvironment>): void {
  app.onError((error, c) => {
    const { log } = c.get('services');
    const fields = { requestId: c.get('requestId'), method: c.req.method, path: c.req.path };
    if (error instanceof BatchFullError) {
      log.warn('batch.full', fields);
      return c.json({ error: error.message }, 503, { 'retry-after': '10' });
    }
    // The visitor has left, or took too long: no client receives an answer, and nothing is broken.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') {
      log.info('request.aborted', fields);
      return c.body(null, 400);
    }
    log.error('request.failed', { ...fields, error });
    const site = lastSite(c);
    if (!c.req.path.startsWith('/api/')) return sendErrorPage(c, site);
    const siteMessages = answerMessages(c, site?.definition);
    return c.json({ error: translatePage(siteMessages, 'page.error.call') }, 500);
  });
}
