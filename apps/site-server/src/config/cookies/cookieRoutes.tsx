import type { CookieSettings } from '@plinth/consent/policy';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendPreview } from '../pages/previewPage';
import { findRevision, listRevisions, stateOf } from '../revisions/saveRevision';
import { sendNothingHere } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { readCookieForm } from './cookieForm';
import { CookiesPage } from './CookiesPage';
import type { CookiesPageProps } from './CookiesPage';
import { cookieSubject, saveCookieSettings } from './cookieStore';

/** The cookie banner: its settings, and how it looks with them. */
export function registerCookies(area: ConfigArea): void {
  area.show('/config/cookies', 'cookies', (visit) => {
    const settings = storedSettings(visit);
    const { searchParams } = visit.url;
    const { t } = visit.words;
    const key = searchParams.has('restored') ? 'config.pages.restored' : 'config.cookies.saved';
    const isDone = searchParams.has('saved') || searchParams.has('restored');
    return sendForm(visit, {
      ...{ settings, base: stateOf(settings) },
      ...(isDone && { notice: t(key) }),
    });
  });
  area.change('/config/cookies', 'cookies', async (visit) => {
    const { settings, problems } = readCookieForm(visit.posted);
    if (settings) return save(visit, settings, 'saved');
    return sendForm(visit, { ...typed(visit), problems }, 422);
  });
  area.change('/config/cookies/restore', 'cookies', async (visit) => {
    const row = await findRevision(visit.services.db, {
      ...{ siteId: siteOf(visit), subject: cookieSubject },
      number: Number(visit.posted.get('number')),
    });
    if (!row) return sendNothingHere(visit);
    return save(visit, JSON.parse(row.source) as CookieSettings, 'restored');
  });
  area.show('/config/cookies/versions/:number', 'cookies', async (visit) => {
    const row = await findRevision(visit.services.db, {
      ...{ siteId: siteOf(visit), subject: cookieSubject },
      number: Number(visit.c.req.param('number')),
    });
    if (!row) return sendNothingHere(visit);
    // Its fields as they were; saving them is the way back.
    const settings = JSON.parse(row.source) as CookieSettings;
    const notice = visit.words.t('config.versions.shown', { number: row.number });
    return sendForm(visit, { settings, notice, base: stateOf(storedSettings(visit)) });
  });
  area.show('/config/cookies/preview', 'cookies', (visit) => preview(visit, storedSettings(visit)));
  area.ask('/config/cookies/preview', 'cookies', (visit) =>
    preview(visit, readCookieForm(visit.posted).settings ?? storedSettings(visit)),
  );
}

async function save(
  visit: ConfigVisit,
  settings: CookieSettings,
  how: 'saved' | 'restored',
): Promise<Response> {
  const { services, account, now, posted, c } = visit;
  const result = await saveCookieSettings(services.db, {
    ...{ siteId: siteOf(visit), settings, author: account, now },
    base: posted.get('base') ?? '',
  });
  if (result.outcome === 'saved') {
    services.site.forget();
    return c.redirect(`/config/cookies?${how}`, 303);
  }
  const { settings: theirs, state } = result.current;
  const fields = (Object.keys({ ...theirs, ...settings }) as (keyof CookieSettings)[]).filter(
    (field) => theirs[field] !== settings[field],
  );
  return sendForm(visit, { settings, base: state, conflict: { fields, theirs } }, 409);
}

/** The first page of the site with the banner over it; nothing is decided by a click in it. */
function preview(visit: ConfigVisit, cookieSettings: CookieSettings): Promise<Response> | Response {
  const { definition, pageBySlug } = visit.site;
  const page = pageBySlug.get('') ?? definition.pages[0];
  if (!page) return sendNothingHere(visit);
  return sendPreview(visit, page, {
    forceCookieBanner: true,
    definition: { ...definition, cookieSettings: { ...cookieSettings } },
  });
}

async function sendForm(
  visit: ConfigVisit,
  props: Omit<CookiesPageProps, 'visit' | 'revisions'>,
  status = 200,
): Promise<Response> {
  const revisions = await listRevisions(visit.services.db, {
    ...{ siteId: siteOf(visit), subject: cookieSubject },
  });
  return sendConfigPage(visit, <CookiesPage {...{ visit, revisions }} {...props} />, status);
}

/** What was typed comes back as it was, also where it is wrong. */
function typed(visit: ConfigVisit): { settings: CookieSettings; base: string } {
  const { posted } = visit;
  const isOn = (name: string) => posted.get(name) === 'true';
  const settings = {
    ...Object.fromEntries([...posted].filter(([name]) => name.startsWith('cookieBanner'))),
    isCookieBannerEnabled: isOn('isCookieBannerEnabled'),
    isRestrictiveCookiePolicyEnabled: isOn('isAnalyticsCookiesDisabled'),
    isRestrictiveCookiePolicyAbsolute: isOn('isRestrictiveCookiePolicyAbsolute'),
    isVisitorDataRestricted: !isOn('isActivityLogEnabled'),
    isGlobalPrivacyControlHonored: isOn('isGlobalPrivacyControlHonored'),
  };
  return { settings, base: posted.get('base') ?? '' };
}

const siteOf = ({ site }: ConfigVisit) => site.definition.id;

const storedSettings = ({ site }: ConfigVisit): CookieSettings =>
  site.definition.cookieSettings ?? {};
