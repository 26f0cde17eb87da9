import { Hono } from 'hono';
import { registerClientFiles } from './assets/clientFiles';
import { registerMapTiles } from './assets/mapTiles';
import type { ServedFile } from './assets/servedFile';
import { siteFiles, type SiteFile } from './assets/siteFiles';
import { holdFloods } from './api/holdFloods';
import { registerApi } from './api/registerApi';
import { registerNewPages } from './compose/registerNewPages';
import { noConfigFiles, type ConfigFiles } from './config/configFiles';
import { registerConfig } from './config/registerConfig';
import { registerDownloads } from './downloads/downloadRoutes';
import { registerPublicFiles } from './uploads/publicFiles';
import { registerCaptcha } from './forms/registerCaptcha';
import { compress } from './http/compress';
import { registerHealth } from './http/health';
import { pathOfCall } from './http/pathOfCall';
import { refuseAhead } from './http/refuseAhead';
import { refuseSeveralHosts } from './http/refuseSeveralHosts';
import { requestLog } from './http/requestLog';
import { registerMembers } from './memberPages/registerMembers';
import { registerMailPages } from './mail/mailRoutes';
import { registerConfirm } from './newsletter/confirmRoutes';
import { registerUnsubscribe } from './newsletter/unsubscribeRoutes';
import { registerCrawlerFiles } from './pages/crawlerFiles';
import { handleFailures } from './pages/failures/handleFailures';
import { limitBodies } from './pages/failures/limitBodies';
import { limitHeads } from './pages/failures/limitHeads';
import { chooseSite } from './pages/chooseSite';
import { guardEndedSite } from './pages/guardEndedSite';
import { guardLockedSite } from './pages/guardLockedSite';
import { registerPayments } from './payments/paymentRoutes';
import { registerPages } from './pages/pageRoutes';
import { registerConsentPost } from './formActions/consentPost';
import { registerFormFiles } from './formFiles/formFileRoutes';
import { registerFormPost } from './formActions/formPost';
import { registerReviews } from './formActions/reviewPosts';
import { registerSessionPosts } from './formActions/sessionPosts';
import { registerShopPosts } from './formActions/shopPosts';
import { registerUnlockPost } from './formActions/unlockPost';
import { securityHeaders } from './security/securityHeaders';
import type { ServerEnvironment } from './serverEnvironment';
import { waitForOtherServers } from './site/waitForOtherServers';
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

/** The whole server as one function from request to answer: no socket, no process. */
export function createApp({
  services,
  clientFiles,
  files = new Map(),
  configFiles = noConfigFiles,
}: AppParts): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>({ getPath: pathOfCall });

  app.use(async (c, next) => {
    c.set('services', services);
    await next();
  });
  app.use(securityHeaders);
  app.use(holdFloods);
  app.use(requestLog);
  app.use(refuseSeveralHosts);
  app.use(compress);
  // Before the site is chosen: a monitor may request it by any host name.
  registerHealth(app);
  app.use(chooseSite);
  app.use(refuseAhead);
  app.use(limitHeads);
  app.use(limitBodies());

  registerClientFiles(app, clientFiles);
  app.use(siteFiles(files));
  registerMapTiles(app);
  app.use(waitForOtherServers);
  app.use(guardLockedSite);
  app.use(guardEndedSite);
  registerNewPages(app);
  registerApi(app);
  registerCaptcha(app);
  registerFormPost(app);
  registerFormFiles(app);
  registerConsentPost(app);
  registerSessionPosts(app);
  registerMembers(app);
  registerUnlockPost(app);
  registerPayments(app);
  registerShopPosts(app);
  registerUnsubscribe(app);
  registerConfirm(app);
  registerMailPages(app);
  registerDownloads(app);
  registerPublicFiles(app);
  registerReviews(app);
  registerConfig(app, configFiles);
  registerCrawlerFiles(app);
  registerPages(app);
  handleFailures(app);
  return app;
}
