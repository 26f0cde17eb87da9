import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerEnvironment } from '../../serverEnvironment';
import { mostSignsOfSource } from '../../site/mostSignsOfSource';
import { pageSentence, type SiteWords } from '../pageSentence';
import { sendHtml } from '../sendHtml';
import { plainPage } from './errorPage';
import { wordsOfAnswer } from './wordsOfAnswer';

/** Bytes: a form with long texts fits; anything larger is no call of ours. */
export const largestBody = 256_000;

/** A page's text as a form writes it, up to nine bytes a sign: the editor itself says in words what is too long. */
const largestPageBody = 9 * mostSignsOfSource;
const isPageEditor = /^\/config\/(?:new-page|pages\/[^/]+)(?:\/(?:preview|check))?$/;

/** Refuses what is larger than anything that we ask for, before it is read. */
export function limitBodies(): MiddlewareHandler<ServerEnvironment> {
  const [small, ofPages] = [limitTo(largestBody), limitTo(largestPageBody)];
  return (c, next) => (isPageEditor.test(c.req.path) ? ofPages : small)(c, next);
}

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: async (c: Context<ServerEnvironment>) => {
      const words = await wordsOfAnswer(c);
      if (c.req.header('accept')?.includes('text/html')) return sendTooLarge(c, words);
      const limit = Math.round(maxSize / 1000);
      return c.json({ error: pageSentence(words, 'page.tooLarge.call', { limit }) }, 413);
    },
  });

/** A form that the browser has posted by itself: what was entered is still in the page before this one. */
function sendTooLarge(c: Context<ServerEnvironment>, site: SiteWords): Response {
  const nonce = c.get('services').random(16).toString('base64');
  const html = plainPage(nonce, {
    site,
    title: pageSentence(site, 'page.tooLarge'),
    text: pageSentence(site, 'page.tooLarge.text'),
    link: { href: '/', label: pageSentence(site, 'page.first') },
  });
  return sendHtml(c, html, { nonce, status: 413 });
}
