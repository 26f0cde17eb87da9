import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerEnvironment } from '../../serverEnvironment';
import { maxSourceLength } from '../../site/maxSourceLength';
import { translatePage, type SiteMessages } from '../translatePage';
import { sendPlainPage } from './sendPlainPage';
import { readAnswerMessages } from './readAnswerMessages';

/** Bytes: a form with long texts fits; anything larger is no call of ours. */
export const largestBody = 256_000;

/**
 * A page's source as a form encodes it, up to nine bytes a character: the editor itself reports a source that is too
 * long.
 */
const largestPageBody = 9 * maxSourceLength;
/** Their parts are counted one by one while they arrive, where they are stored. */
const takesFiles = new Set(['/config/files', '/config/products/files']);
/** A form has a limit of its own: see `limitFormBodies`. */
const isFormPost = /^\/form\/[^/]+(?:\/files\/[^/]+)?$/;
const isPageEditor = /^\/config\/(?:new-page|pages\/[^/]+)(?:\/(?:preview|check))?$/;

/** Refuses a body that is larger than any expected one, before it is read. */
export function limitBodies(): MiddlewareHandler<ServerEnvironment> {
  const [small, ofPages] = [limitTo(largestBody), limitTo(largestPageBody)];
  return (c, next) => {
    if (c.req.method === 'POST' && (takesFiles.has(c.req.path) || isFormPost.test(c.req.path)))
      return next();
    return (isPageEditor.test(c.req.path) ? ofPages : small)(c, next);
  };
}

/** Refuses a body that is longer. */
export function limitTo(maxSize: number): MiddlewareHandler<ServerEnvironment> {
  const onError = async (c: Context<ServerEnvironment>) => {
    const siteMessages = await readAnswerMessages(c);
    if (c.req.header('accept')?.includes('text/html')) return sendTooLarge(c, siteMessages);
    const limit = Math.round(maxSize / 1000);
    return c.json({ error: translatePage(siteMessages, 'page.tooLarge.call', { limit }) }, 413);
  };
  const limitPieces = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    // Reading the body would turn it into a stream, which costs a fifth of a small call. Node's parser reads exactly as
    // many bytes as the length announces.
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined)
      return limitPieces(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/** A form that the browser has posted without a script: its entries are still in the previous page. */
function sendTooLarge(c: Context<ServerEnvironment>, site: SiteMessages): Response {
  return sendPlainPage(c, {
    site,
    title: translatePage(site, 'page.tooLarge'),
    text: translatePage(site, 'page.tooLarge.text'),
    status: 413,
  });
}
