import type { Context } from 'hono';
import type { ServerEnvironment } from '../../serverEnvironment';
import { sendHtml, type SendHtmlOptions } from '../sendHtml';
import { plainPage, type PlainPage } from './errorPage';

export interface SendPlainPageOptions
  extends PlainPage, Pick<SendHtmlOptions, 'status' | 'isKept' | 'isFound'> {}

/** Answers with the page without dependencies, in a few sentences. */
export function sendPlainPage(
  c: Context<ServerEnvironment>,
  { site, title, text, link, ...sent }: SendPlainPageOptions,
): Response {
  const nonce = c.get('services').random(16).toString('base64');
  return sendHtml(c, plainPage(nonce, { site, title, text, ...(link && { link }) }), {
    nonce,
    ...sent,
  });
}
