import { cutText } from '@plinth/site-model';
import { siteLanguage } from '@plinth/site-model/definition';
import { isTextRecord, knownLanguage, type Language } from '../../site/languages';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import type { ConfigMessageKey } from '../messages';
import { pageSource } from '../pages/pageSource';
import { newPage, savePage } from '../pages/pageStore';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { copyAsVersion } from './copyAsVersion';
import { everyVersion } from './everyVersion';
import { changeLanguages, saveSiteLanguage, withLanguage } from './languageStore';
import { LanguagesPage, type LanguagesPageProps } from './LanguagesPage';
import { LanguageTextsPage } from './LanguageTextsPage';
import { readTexts } from './readTexts';

const address = '/config/languages';
const maxLanguages = 50;

/** Notices by their names in the query of an address. */
const notices = {
  own: 'config.languages.own.saved',
  added: 'config.languages.added',
  removed: 'config.languages.removed',
  shown: 'config.languages.showDone',
  hidden: 'config.languages.hideDone',
} as const satisfies Record<string, ConfigMessageKey>;

/** The languages of a site ([SRV-102]). */
export function registerLanguages(area: ConfigArea): void {
  area.show(address, 'settings', (visit) => {
    const done = Object.entries(notices).find(([name]) => visit.url.searchParams.has(name));
    return send(visit, { notice: done && visit.intl.translate(done[1]) });
  });
  area.change(address, 'settings', async (visit) => {
    const { services, site, now, posted } = visit;
    const locale = knownLanguage(posted.get('own')?.trim() ?? '');
    if (!locale) return refuse(visit, 'own', 'config.languages.problem.code');
    await saveSiteLanguage(services.db, { siteId: site.definition.id, locale, now });
    return done(visit, 'own');
  });
  area.change(`${address}/add`, 'settings', async (visit) => {
    const code = knownLanguage(visit.posted.get('code')?.trim() ?? '');
    if (!code) return refuse(visit, 'code', 'config.languages.problem.code');
    const known = visit.site.languages.map((one) => one.code);
    if (known.includes(code)) return refuse(visit, 'code', 'config.languages.problem.twice');
    if (known.length > maxLanguages) return refuse(visit, 'code', 'config.languages.problem.many');
    await change(visit, (languages) =>
      languages.some((one) => one.code === code)
        ? undefined
        : // A partial translation stays hidden: it is shown when its owner publishes it.
          [...languages, { code, enabled: false }],
    );
    return done(visit, 'added');
  });
  area.show(`${address}/:code`, 'settings', (visit) => {
    const language = languageOf(visit);
    if (!language) return sendConfigNotFound(visit);
    const notice = visit.url.searchParams.has('saved')
      ? visit.intl.translate('config.languages.texts.saved')
      : undefined;
    return sendConfigPage(
      visit,
      <LanguageTextsPage visit={visit} language={language} notice={notice} />,
    );
  });
  area.change(`${address}/:code`, 'settings', saveTexts);
  area.change(`${address}/:code/shown`, 'settings', async (visit) => {
    const enabled = visit.posted.get('shown') === 'true';
    const isThere = await changeOne(visit, (one) => ({ ...one, enabled }));
    return isThere ? done(visit, enabled ? 'shown' : 'hidden') : sendConfigNotFound(visit);
  });
  area.change(`${address}/:code/delete`, 'settings', async (visit) => {
    const isThere = await changeOne(visit, () => undefined);
    return isThere ? done(visit, 'removed') : sendConfigNotFound(visit);
  });
  for (const path of ['add', ':code/shown', ':code/delete'])
    area.show(`${address}/${path}`, 'settings', ({ c }) => c.redirect(address, 303));
  area.change('/config/pages/:id/version', 'pages', makeVersion);
  area.show('/config/pages/:id/version', 'pages', ({ c }) => c.redirect(address, 303));
}

const send = (
  visit: ConfigVisit,
  more: Omit<LanguagesPageProps, 'visit'>,
  status = 200,
): Response => sendConfigPage(visit, <LanguagesPage visit={visit} {...more} />, status);

const refuse = (visit: ConfigVisit, field: 'own' | 'code', key: ConfigMessageKey): Response =>
  send(
    visit,
    { problem: { field, text: visit.intl.translate(key, { count: maxLanguages }) } },
    422,
  );

function done({ services, c }: ConfigVisit, what: keyof typeof notices): Response {
  services.site.forget();
  return c.redirect(`${address}?${what}`, 303);
}

/** The language in the address; `undefined` for the site's own language, which has no translations. */
function languageOf({ site, c }: ConfigVisit): Language | undefined {
  const code = c.req.param('code');
  return code === siteLanguage(site.definition)
    ? undefined
    : site.languages.find((one) => one.code === code);
}

const change = (
  { services, site, now }: ConfigVisit,
  how: (languages: readonly Language[]) => Language[] | undefined,
): Promise<boolean> =>
  changeLanguages(
    services.db,
    { siteId: site.definition.id, now, own: siteLanguage(site.definition) },
    how,
  );

async function changeOne(
  visit: ConfigVisit,
  how: (language: Language) => Language | undefined,
): Promise<boolean> {
  const language = languageOf(visit);
  return (
    language !== undefined &&
    (await change(visit, (languages) => withLanguage(languages, language.code, how)))
  );
}

async function saveTexts(visit: ConfigVisit): Promise<Response> {
  const { posted, services, c } = visit;
  const language = languageOf(visit);
  if (!language) return sendConfigNotFound(visit);
  const { texts, tooLong } = readTexts(posted);
  if (tooLong.length > 0) {
    return sendConfigPage(
      visit,
      <LanguageTextsPage visit={visit} language={language} texts={texts} tooLong={tooLong} />,
      422,
    );
  }
  const name = cutText((posted.get('name') ?? '').trim(), 100);
  const shown = new Set(posted.getAll('original').map((text) => text.replaceAll('\r\n', '\n')));
  await changeOne(visit, (one) => {
    // The translation of a text that the form did not show, because the site has another text now, is kept.
    const kept = Object.entries(isTextRecord(one.texts) ? one.texts : {}).filter(
      ([original]) => !shown.has(original),
    );
    return { ...one, name: name || null, texts: { ...Object.fromEntries(kept), ...texts } };
  });
  services.site.forget();
  return c.redirect(`${address}/${encodeURIComponent(language.code)}?saved`, 303);
}

/** Makes a version of a page; an existing version is shown instead. */
async function makeVersion(visit: ConfigVisit): Promise<Response> {
  const { services, site, posted, account, now, c } = visit;
  const { definition, languages } = site;
  const page = definition.pages.find(({ id }) => id === c.req.param('id'));
  const language = posted.get('language') ?? '';
  const isKnown =
    language === siteLanguage(definition) || languages.some(({ code }) => code === language);
  if (!page || !isKnown) return sendConfigNotFound(visit);
  const editorOf = (id: string) => `/config/pages/${encodeURIComponent(id)}`;
  const known = everyVersion(definition, page).get(language);
  if (known) return c.redirect(editorOf(known.id), 303);
  const version = copyAsVersion(definition, page, language);
  const result = await savePage(services.db, {
    siteId: definition.id,
    base: newPage,
    source: pageSource(version),
    page: version,
    author: account,
    now,
  });
  services.site.forget();
  // Pressed twice at once, the button makes one version: the second finds its id taken.
  return result.outcome === 'slug-taken'
    ? c.redirect(editorOf(result.by), 303)
    : c.redirect(`${editorOf(version.id)}?version`, 303);
}
