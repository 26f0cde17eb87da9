import type { ConfigArea } from '../configArea';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { shownOn } from '../links/shownOn';
import { checkRedirects, storedRedirects } from './checkRedirects';
import {
  readRedirectForm,
  redirectsOf,
  withRedirects,
  type RedirectProblem,
  type RedirectSettings,
} from './redirectForm';
import { RedirectsPage } from './RedirectsPage';

/** Registers the redirects from former addresses of the site. */
export function registerRedirects(area: ConfigArea): void {
  registerDefinitionForm<RedirectSettings, RedirectProblem>(area, {
    part: 'redirects',
    subject: 'redirects',
    Page: RedirectsPage,
    settingsOf: redirectsOf,
    withSettings: withRedirects,
    read: (posted) => ({ settings: readRedirectForm(posted), problems: [] }),
    check: async (visit, { redirects }) => {
      const origins = [visit.url.origin, ...visit.services.configuration.origins];
      const isShown = shownOn(visit);
      return {
        problems: await checkRedirects(redirects, { origins, isShown }),
        stored: { redirects: storedRedirects(redirects, origins) },
      };
    },
  });
}
