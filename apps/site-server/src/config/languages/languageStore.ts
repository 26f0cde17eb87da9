import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { multilingualSettings, sites } from '../../database/schema/index';
import { readLanguages, type Language } from '../../site/languages';

/**
 * Changes the current list of a site's languages, so that simultaneous changes of two languages are both kept.
 *
 * @param change called with the languages including the site's own; returns `undefined` to change nothing
 */
export function changeLanguages(
  db: Database,
  { siteId, now, own }: { siteId: string; now: Date; own: string },
  change: (languages: readonly Language[]) => Language[] | undefined,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: sites.id })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const [row] = await transaction
      .select()
      .from(multilingualSettings)
      .where(eq(multilingualSettings.siteId, siteId));
    const languages = change(readLanguages(row?.languages, own));
    if (!languages) return false;
    const stored = { siteId, languages, updatedAt: now };
    await transaction
      .insert(multilingualSettings)
      .values(stored)
      .onConflictDoUpdate({ target: multilingualSettings.siteId, set: stored });
    return true;
  });
}

/** Changes one language of a list; `undefined` where it is missing. */
export function withLanguage(
  languages: readonly Language[],
  code: string,
  change: (language: Language) => Language | undefined,
): Language[] | undefined {
  if (!languages.some((one) => one.code === code)) return undefined;
  return languages.flatMap((one) => (one.code === code ? (change(one) ?? []) : one));
}

/** The language of a site's pages, as in its definition. */
export async function saveSiteLanguage(
  db: Database,
  { siteId, locale, now }: { siteId: string; locale: string; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ definition: sites.definition })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const definition = { ...row?.definition, locale };
    await transaction.update(sites).set({ definition, updatedAt: now }).where(eq(sites.id, siteId));
  });
}
