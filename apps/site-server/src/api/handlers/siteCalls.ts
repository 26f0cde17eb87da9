import * as v from 'valibot';
import { headerFooter, multilingualSettings as stored } from '../../database/schema/index';
import { footerColumnsSchema, headerFooterOf, headerSchema } from '../../site/headerFooter';
import { canonicalLanguage, isMultilingual } from '../../site/languages';
import type { SiteSnapshot } from '../../site/loadSite';
import type { CallHandler } from '../callContext';
import { CallFailure } from '../../http/callFailure';
import { requireEditor } from '../requireEditor';

const settingsOf = ({ definition, languages }: SiteSnapshot) => ({
  enabled: isMultilingual(languages),
  defaultLanguage: definition.locale ?? 'en',
  languages,
});

/** [API-19] */
export const multilingualSettings: CallHandler<'multilingualSettings'> = ({ site }) =>
  Promise.resolve(settingsOf(site));

export const multilingualStatus: CallHandler<'multilingualStatus'> = ({ site: { languages } }) => {
  const enabled = isMultilingual(languages);
  return Promise.resolve({ enabled, status: enabled ? 'active' : 'inactive' });
};

export const saveLanguages: CallHandler<'saveLanguages'> = async (context) => {
  const { payload, services, site, now } = context;
  await requireEditor(context);
  const languages = payload.languages.map((language) => {
    const code = canonicalLanguage(language.code);
    if (!code) {
      const error = `saveLanguages: "${language.code}" is no language tag. Write it as de or pt-BR.`;
      throw new CallFailure(400, { error });
    }
    return { ...language, code };
  });
  const codes = languages.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) throw new CallFailure(400, { error: `saveLanguages: ${twice} is listed twice.` });
  const row = { siteId: site.definition.id, languages, updatedAt: now };
  await services.db
    .insert(stored)
    .values(row)
    .onConflictDoUpdate({ target: stored.siteId, set: row });
  services.site.forget();
  return settingsOf(await services.site.read());
};

/** [API-19] */
export const siteHeaderFooter: CallHandler<'siteHeaderFooter'> = ({ site }) =>
  Promise.resolve(headerFooterOf(site.definition));

export const saveSiteHeaderFooter: CallHandler<'saveSiteHeaderFooter'> = async (context) => {
  const { payload, services, site, now } = context;
  await requireEditor(context);
  const header = check('header', headerSchema, payload.header);
  const footer = check('footer', footerColumnsSchema, payload.footer);
  const row = { siteId: site.definition.id, header, footer, updatedAt: now };
  await services.db
    .insert(headerFooter)
    .values(row)
    .onConflictDoUpdate({ target: headerFooter.siteId, set: row });
  services.site.forget();
  return headerFooterOf((await services.site.read()).definition);
};

function check<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = [name, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new CallFailure(400, { error: `saveSiteHeaderFooter: ${place}: ${issue.message}` });
}
