import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { isNoAddress } from '../../site/isNoAddress';
import { spellingOfPath } from '../../site/spelling';
import { checkRedirects, storedRedirects } from './checkRedirects';
import {
  readRedirectForm,
  redirectsOf,
  withRedirects,
  type RedirectProblem,
  type RedirectSettings,
} from './redirectForm';
import { RedirectsPage } from './RedirectsPage';

/** Asks the site for one of its own paths, as a visitor who comes for the first time. */
export type AskSite = (path: string) => Promise<Response> | Response;

/** Where addresses lead that the site had before. */
export function registerRedirects(area: ConfigArea, ask: AskSite): void {
  registerDefinitionForm<RedirectSettings, RedirectProblem>(area, {
    part: 'redirects',
    subject: 'redirects',
    Page: RedirectsPage,
    settingsOf: redirectsOf,
    withSettings: withRedirects,
    read: (posted) => ({ settings: readRedirectForm(posted), problems: [] }),
    check: async (visit, { redirects }) => {
      const origins = [visit.url.origin, ...visit.services.configuration.origins];
      const isShown = shownOn(visit, ask);
      return {
        problems: await checkRedirects(redirects, { origins, isShown }),
        stored: { redirects: storedRedirects(redirects, origins) },
      };
    },
  });
}

/** Pages are known by their addresses; for posts, products, files and whatever else there is, the site is asked. */
function shownOn({ site }: ConfigVisit, ask: AskSite): (path: string) => Promise<boolean> {
  const pages = new Set(
    site.definition.pages
      .filter((page) => !isNoAddress(page))
      .map(({ slug }) => slug.toLowerCase()),
  );
  const known = new Map<string, Promise<boolean>>();
  return (path) => {
    const slug = spellingOfPath(path);
    if (slug === '' || pages.has(slug)) return Promise.resolve(true);
    const asked = `/${slug.split('/').map(encodeURIComponent).join('/')}`;
    let answer = known.get(slug);
    if (!answer) known.set(slug, (answer = isAnswered(ask, asked)));
    return answer;
  };
}

/** A redirect is no answer: whatever it leads to is judged by the list that is to be saved. */
async function isAnswered(ask: AskSite, path: string): Promise<boolean> {
  const { status, body } = await ask(path);
  await body?.cancel();
  return status < 300 || status === 401 || status === 403;
}
