import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { registerClientFiles } from './assets/clientFiles';
import type { ServedFile } from './assets/servedFile';
import { registerMapTiles } from './assets/mapTiles';
import { siteFiles } from './assets/siteFiles';
import type { SiteFile } from './assets/siteFiles';
import { registerCalls } from './calls/registerCalls';
import { noConfigFiles } from './config/configFiles';
import type { ConfigFiles } from './config/configFiles';
import { mostSignsOfSource } from './config/pages/readPageSource';
import { registerConfig } from './config/registerConfig';
import { registerCaptcha } from './forms/registerCaptcha';
import { registerNewPages } from './compose/registerNewPages';
import { registerFormPost } from './forms/formPost';
import { compress } from './http/compress';
import { handleFailures } from './http/handleFailures';
import { requestLog } from './http/requestLog';
import { registerHealth } from './http/health';
import { plainPage } from './pages/errorPage';
import { sendHtml } from './pages/sendPage';
import { registerConsentPost } from './pages/consentPost';
import { registerCrawlerFiles } from './pages/crawlerFiles';
import { registerPages } from './pages/pageRoutes';
import { registerShopPosts } from './shop/shopPosts';
import { securityHeaders } from './security/securityHeaders';
import type { ServerEnvironment } from './serverEnvironment';
import type { Services } from './services';

export interface AppParts {
  services: Services;
  /** The built client by address. */
  clientFiles: ReadonlyMap<string, ServedFile>;
  /** Files of the site by address. */
  files?: ReadonlyMap<string, SiteFile>;
  /** Script and style sheet of the configuration area. @default none: it works without */
  configFiles?: ConfigFiles;
}

/** A form with long texts fits; anything larger is no call of ours. */
const largestBody = 256_000;

/** A page's text as a form writes it, up to nine bytes a sign: the editor itself says in words what is too long. */
const largestPageBody = 9 * mostSignsOfSource;
const isPageEditor = /^\/config\/(?:new-page|pages\/[^/]+)(?:\/(?:preview|check))?$/;

const limitBody = (maxSize: number) =>
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
function sendTooLarge(c: Context<ServerEnvironment>): Response {
  const nonce = c.get('services').random(16).toString('base64');
  const html = plainPage(nonce, {
    title: 'This is more than can be sent',
    text: 'Nothing was stored. Go back in your browser: what you have entered is still there. Shorten it and send it again.',
    link: { href: '/', label: 'Go to the first page' },
  });
  return sendHtml(c, html, { nonce, status: 413 });
}

/** The whole server as one function from request to answer: no socket, no process. */
export function createApp({
  services,
  clientFiles,
  files = new Map(),
  configFiles = noConfigFiles,
}: AppParts): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>();

  app.use(async (c, next) => {
    c.set('services', services);
    await next();
  });
  app.use(requestLog);
  app.use(securityHeaders);
  app.use(compress);
  const [smallBodies, pageBodies] = [limitBody(largestBody), limitBody(largestPageBody)];
  app.use((c, next) => (isPageEditor.test(c.req.path) ? pageBodies : smallBodies)(c, next));

  registerHealth(app);
  registerClientFiles(app, clientFiles);
  app.use(siteFiles(files));
  registerMapTiles(app);
  registerNewPages(app);
  registerCalls(app);
  registerCaptcha(app);
  registerFormPost(app);
  registerConsentPost(app);
  registerShopPosts(app);
  registerConfig(app, configFiles);
  registerCrawlerFiles(app);
  registerPages(app);
  handleFailures(app);
  return app;
}
