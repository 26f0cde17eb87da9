import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { findRevision, listRevisions, stateOf } from '../revisions/saveRevision';
import { sendNothingHere } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { readSettingsForm, settingsOf, settingsSwitches, settingsTexts } from './settingsForm';
import type { SiteSettings } from './settingsForm';
import { SettingsPage } from './SettingsPage';
import type { SettingsPageProps } from './SettingsPage';
import { saveSettings, settingsSubject } from './settingsStore';

/** What a site measures, and whose maps it shows. */
export function registerSettings(area: ConfigArea): void {
  area.show('/config/settings', 'settings', (visit) => {
    const settings = settingsOf(visit.site.definition);
    const { searchParams } = visit.url;
    const key = searchParams.has('restored') ? 'config.pages.restored' : 'config.settings.saved';
    const isDone = searchParams.has('saved') || searchParams.has('restored');
    return sendForm(visit, {
      ...{ settings, base: stateOf(settings) },
      ...(isDone && { notice: visit.words.t(key) }),
    });
  });
  area.change('/config/settings', 'settings', async (visit) => {
    const { settings, problems } = readSettingsForm(visit.posted);
    if (problems.length === 0) return save(visit, settings, 'saved');
    return sendForm(visit, { settings, problems, base: visit.posted.get('base') ?? '' }, 422);
  });
  area.change('/config/settings/restore', 'settings', async (visit) => {
    const settings = await settingsOfVersion(visit, visit.posted.get('number'));
    return settings ? save(visit, settings, 'restored') : sendNothingHere(visit);
  });
  area.show('/config/settings/versions/:number', 'settings', async (visit) => {
    const number = visit.c.req.param('number') ?? '';
    const settings = await settingsOfVersion(visit, number);
    if (!settings) return sendNothingHere(visit);
    // Its fields as they were; saving them is the way back.
    const notice = visit.words.t('config.versions.shown', { number: Number(number) });
    return sendForm(visit, { settings, notice, base: stateOf(settingsOf(visit.site.definition)) });
  });
}

async function settingsOfVersion(
  visit: ConfigVisit,
  number: string | null,
): Promise<SiteSettings | undefined> {
  const row = await findRevision(visit.services.db, {
    ...{ siteId: siteOf(visit), subject: settingsSubject, number: Number(number) },
  });
  return row && (JSON.parse(row.source) as SiteSettings);
}

async function save(
  visit: ConfigVisit,
  settings: SiteSettings,
  how: 'saved' | 'restored',
): Promise<Response> {
  const { services, account, now, posted, c } = visit;
  const result = await saveSettings(services.db, {
    ...{ siteId: siteOf(visit), settings, author: account, now },
    base: posted.get('base') ?? '',
  });
  if (result.outcome === 'saved') {
    services.site.forget();
    return c.redirect(`/config/settings?${how}`, 303);
  }
  const { theirs, state } = result;
  const fields = [...settingsSwitches, ...settingsTexts].filter(
    (name) => theirs[name] !== settings[name],
  );
  return sendForm(visit, { settings, base: state, conflict: { fields, theirs } }, 409);
}

async function sendForm(
  visit: ConfigVisit,
  props: Omit<SettingsPageProps, 'visit' | 'revisions'>,
  status = 200,
): Promise<Response> {
  const revisions = await listRevisions(visit.services.db, {
    ...{ siteId: siteOf(visit), subject: settingsSubject },
  });
  return sendConfigPage(visit, <SettingsPage {...{ visit, revisions }} {...props} />, status);
}

const siteOf = ({ site }: ConfigVisit) => site.definition.id;
