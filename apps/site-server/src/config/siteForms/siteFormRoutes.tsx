import type { StoredSettings } from '@plinth/site-blocks';
import { changeList, readRestoredEntry, readListChange, removedEntry } from '../blocks/changeList';
import { checkSettings } from '../blocks/checkSettings';
import { fillPictureFacts } from '../blocks/fillPictureFacts';
import { isObject } from '../blocks/objectOf';
import { readPostedSettings } from '../blocks/readPostedSettings';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { findPictures, findTargets } from '../files/fileQueries';
import { findRevision, listRevisions, stateOf } from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { saveSiteForm, subjectOfSiteForm } from './saveSiteForm';
import type { SiteForm } from './siteForm';
import { SiteFormPage, type SiteFormPageProps } from './SiteFormPage';
import { siteFormAddress, siteForms } from './siteForms';

/** Registers the forms for parts of the site's definition, each at an address below the settings. */
export function registerSiteForms(area: ConfigArea): void {
  for (const form of siteForms) registerSiteForm(area, form);
}

function registerSiteForm(area: ConfigArea, form: SiteForm): void {
  const address = siteFormAddress(form);
  const storedIn = ({ site }: ConfigVisit): StoredSettings => form.read({ ...site.definition });

  async function show(
    visit: ConfigVisit,
    shown: Omit<SiteFormPageProps, 'visit' | 'form' | 'revisions' | 'pictures' | 'files'>,
    status = 200,
  ): Promise<Response> {
    const { services, site } = visit;
    const { db } = services;
    const siteId = site.definition.id;
    const [revisions, pictures, files] = await Promise.all([
      listRevisions(db, { siteId, subject: subjectOfSiteForm(form) }),
      findPictures(db, siteId),
      findTargets(db, siteId),
    ]);
    const page = (
      <SiteFormPage
        visit={visit}
        form={form}
        revisions={revisions}
        pictures={pictures}
        files={files}
        {...shown}
      />
    );
    return sendConfigPage(visit, page, status);
  }

  async function save(
    visit: ConfigVisit,
    settings: StoredSettings,
    how: 'saved' | 'restored',
  ): Promise<Response> {
    const { services, site, account, now, posted, intl, c } = visit;
    const base = posted.get('base') ?? '';
    const siteId = site.definition.id;
    const input = { siteId, settings, base, author: account, now };
    const result = await saveSiteForm(services.db, form, input);
    switch (result.outcome) {
      case 'saved':
        services.site.forget();
        return c.redirect(`${address}?${how}`, 303);
      case 'conflict':
        return show(
          visit,
          {
            settings,
            base: result.state,
            isUnsaved: true,
            error: intl.translate('config.siteForm.conflict'),
          },
          409,
        );
      case 'refused':
        return show(
          visit,
          { settings, base, isUnsaved: true, error: intl.translate('config.siteForm.refused') },
          422,
        );
    }
  }

  area.show(address, 'settings', (visit) => {
    const settings = storedIn(visit);
    const { searchParams } = visit.url;
    const { translate } = visit.intl;
    const notice = searchParams.has('restored')
      ? translate('config.pages.restored')
      : searchParams.has('saved')
        ? translate('config.settings.saved')
        : undefined;
    return show(visit, { settings, base: stateOf(settings), notice });
  });
  area.change(address, 'settings', async (visit) => {
    const { posted, services, site, intl } = visit;
    const before = readObject(posted.get('before')) ?? storedIn(visit);
    const typed = readPostedSettings(form.schema, { posted, stored: before });
    const pictures = await findPictures(services.db, site.definition.id);
    const settings = fillPictureFacts(form.schema, typed, { before, pictures });
    const base = posted.get('base') ?? '';
    const change = readListChange(posted.get('do'));
    const restored = readRestoredEntry(posted);
    if (change || restored) {
      const asked = change ?? { kind: 'add' as const, ...restored! };
      const changed = changeList(form.schema, settings, asked);
      const removed = change && removedEntry(settings, change);
      return show(visit, { settings: changed, base, isUnsaved: true, removed });
    }
    const problems = checkSettings(form.schema, settings, { before: storedIn(visit), intl });
    return problems.length > 0
      ? show(visit, { settings, base, problems, isUnsaved: true }, 422)
      : save(visit, settings, 'saved');
  });
  const versionOf = async (visit: ConfigVisit, number: string | null | undefined) => {
    const row = await findRevision(visit.services.db, {
      siteId: visit.site.definition.id,
      subject: subjectOfSiteForm(form),
      number: Number(number),
    });
    return row && readObject(row.source);
  };
  area.change(`${address}/restore`, 'settings', async (visit) => {
    const settings = await versionOf(visit, visit.posted.get('number'));
    return settings ? save(visit, settings, 'restored') : sendConfigNotFound(visit);
  });
  area.show(`${address}/versions/:number`, 'settings', async (visit) => {
    const number = visit.c.req.param('number');
    const settings = await versionOf(visit, number);
    if (!settings) return sendConfigNotFound(visit);
    const notice = visit.intl.translate('config.versions.shown', { number: Number(number) });
    return show(visit, { settings, notice, base: stateOf(storedIn(visit)) });
  });
}

function readObject(json: string | null): StoredSettings | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
