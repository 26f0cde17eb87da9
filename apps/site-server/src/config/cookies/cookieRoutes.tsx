import type { CookieSettings } from '@plinth/consent/policy';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { sendPreview } from '../pages/previewPage';
import { versionOfBanner } from '../../consent/logConsent';
import { readPageNumber } from '../list/pageOfRows';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { countConsents, findConsents } from './consentQueries';
import { cookieSettingsOf, readCookieForm, withCookieSettings } from './cookieForm';
import { CookiesPage } from './CookiesPage';
import { DecisionsPage } from './DecisionsPage';

/** Registers the settings of the cookie banner and its preview. */
export function registerCookies(area: ConfigArea): void {
  registerDefinitionForm(area, {
    part: 'cookies',
    subject: 'cookie-settings',
    Page: CookiesPage,
    settingsOf: cookieSettingsOf,
    withSettings: withCookieSettings,
    read: readCookieForm,
  });
  const stored = ({ site }: ConfigVisit) => cookieSettingsOf(site.definition);
  area.show('/config/cookies/preview', 'cookies', (visit) => preview(visit, stored(visit)));
  area.show('/config/cookies/decisions', 'cookies', async (visit) => {
    const { services, site, now, url } = visit;
    const { id } = site.definition;
    const found = await findConsents(services.db, id, readPageNumber(url.searchParams));
    const counts = await countConsents(services.db, id, now);
    const version = versionOfBanner(stored(visit));
    return sendConfigPage(
      visit,
      <DecisionsPage visit={visit} found={found} counts={counts} version={version} />,
    );
  });
  area.ask('/config/cookies/preview', 'cookies', (visit) => {
    const { settings, problems } = readCookieForm(visit.posted);
    return preview(visit, problems.length === 0 ? settings : stored(visit));
  });
}

/** Shows the first page of the site with the banner; a click in the preview stores no decision. */
function preview(visit: ConfigVisit, cookieSettings: CookieSettings): Promise<Response> | Response {
  const { definition, pageBySlug } = visit.site;
  const page = pageBySlug.get('') ?? definition.pages[0];
  if (!page) return sendConfigNotFound(visit);
  return sendPreview(visit, page, {
    forceCookieBanner: true,
    definition: { ...definition, cookieSettings: { ...cookieSettings } },
  });
}
