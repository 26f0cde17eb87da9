import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { registerAccount } from './account/accountRoutes';
import { registerPasswordLink } from './account/passwordRoutes';
import { createConfigArea } from './configArea';
import type { ConfigFiles } from './configFiles';
import { registerBlockForms } from './blocks/blockRoutes';
import { registerCollections } from './collections/collectionRoutes';
import { registerCookies } from './cookies/cookieRoutes';
import { registerErrors } from './errors/errorRoutes';
import { registerFiles } from './files/fileRoutes';
import { registerLocks } from './locks/lockRoutes';
import { registerOrders } from './orders/orderRoutes';
import { registerPageEditor } from './pages/pageRoutes';
import { registerPeople } from './people/peopleRoutes';
import { registerProducts } from './products/productRoutes';
import { registerRedirects } from './redirects/redirectRoutes';
import { registerReviewList } from './reviews/reviewRoutes';
import { registerSignIn } from './sign-in/signInRoutes';
import { registerSettings } from './settings/settingsRoutes';
import { registerSitePage } from './site/siteRoutes';
import { registerSpeed } from './speed/speedRoutes';
import { registerSubmissions } from './submissions/submissionRoutes';
import { registerTraces } from './traces/traceRoutes';
import { registerVisits } from './visits/visitRoutes';
import { sendNothingHere } from './shell/refusals';

/** The owner's area ([SRV-3]): everything below `/config`. */
export function registerConfig(app: Hono<ServerEnvironment>, files: ConfigFiles): void {
  app.get('/config/assets/*', (c) => {
    const file = files.files.get(c.req.path);
    if (!file) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    return file.send(c, 'public, max-age=31536000, immutable');
  });
  app.get('/config', (c) => c.redirect(`/config/${new URL(c.req.url).search}`, 301));
  registerSignIn(app, files);
  registerPasswordLink(app, files);
  const area = createConfigArea(app, files);
  registerAccount(area);
  registerSitePage(area);
  registerPageEditor(area);
  registerBlockForms(area);
  registerCollections(area);
  registerFiles(area);
  registerRedirects(area, (path) => app.request(path));
  registerSubmissions(area);
  registerProducts(area);
  registerOrders(area);
  registerReviewList(area);
  registerVisits(area);
  registerSpeed(area);
  registerErrors(area);
  registerTraces(area);
  registerCookies(area);
  registerSettings(area);
  registerLocks(area);
  registerPeople(area);
  area.show('/config/*', 'site', sendNothingHere);
}
