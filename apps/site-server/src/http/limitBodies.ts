import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostSignsOfSource } from '../config/pages/readPageSource';
import { plainPage } from '../pages/errorPage';
import { pageSentence } from '../pages/pageSentence';
import { sendHtml } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';

/** A form with long texts fits; anything larger is no call of ours. */
const largestBody = 256_000;

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
    onError: (c: Context<ServerEnvironment>) =>
      c.req.header('accept')?.includes('text/html')
        ? sendTooLarge(c)
        : c.json(
            {
              error: `This is larger than ${Math.round(maxSize / 1000)} kB and cannot be sent. Please shorten it.`,
            },
            413,
          ),
  });

/** A form that the browser has posted by itself: what was entered is still in the page before this one. */
async function sendTooLarge(c: Context<ServerEnvironment>): Promise<Response> {
  const { random, site } = c.get('services');
  const { definition } = await site.read();
  const nonce = random(16).toString('base64');
  const html = plainPage(nonce, {
    site: definition,
    title: pageSentence(definition, 'page.tooLarge'),
    text: pageSentence(definition, 'page.tooLarge.text'),
    link: { href: '/', label: pageSentence(definition, 'page.first') },
  });
  return sendHtml(c, html, { nonce, status: 413 });
}
