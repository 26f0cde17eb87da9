import type { Context } from 'hono';
import type { ServerEnvironment } from '../../serverEnvironment';
import { translatePage } from '../translatePage';
import { readAnswerMessages } from './readAnswerMessages';
import { sendPlainPage } from './sendPlainPage';

const allow = 'GET, HEAD';

/**
 * Answers a method that a page does not take. Browsers post a form without an address to its own page; its entries are
 * still in the previous page.
 */
export async function refuseMethod(c: Context<ServerEnvironment>): Promise<Response> {
  c.header('allow', allow);
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  if (!c.req.header('accept')?.includes('text/html'))
    return c.text(`${c.req.method} is not among the methods ${allow}.`, 405);
  const site = await readAnswerMessages(c);
  const title = translatePage(site, 'page.notSent');
  const text = translatePage(site, 'page.notSent.text');
  return sendPlainPage(c, { site, title, text, status: 405 });
}
