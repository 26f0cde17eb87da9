import type { StoredSettings } from '@plinth/site-blocks';
import { siteSchema } from '@plinth/site-model/definition';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import { headerFooter, sites } from '../../database/schema/index';
import { withHeaderFooter } from '../../site/headerFooter';
import { saveRevision, stateOf, type Author } from '../revisions/saveRevision';
import type { StoredDefinition } from '../definition/definitionPart';
import type { SiteForm } from './siteForm';

export type SaveSiteFormResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict'; state: string }
  /** A field of the definition is invalid, such as a list that is too long. */
  | { outcome: 'refused'; path: readonly string[] };

/** The subject under which the versions of a form are stored. */
export const subjectOfSiteForm = ({ name }: SiteForm): string => `site:${name}`;

/**
 * Stores a part of the site's definition if it is unchanged since its author read it. A saved header or footer replaces
 * an override that was set by the API.
 */
export function saveSiteForm(
  db: Database,
  form: SiteForm,
  input: { siteId: string; base: string; settings: StoredSettings; author: Author; now: Date },
): Promise<SaveSiteFormResult> {
  const { siteId, base, settings, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveSiteFormResult> => {
    const [row] = await transaction
      .select({ definition: sites.definition, title: sites.title })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const [around] = await transaction
      .select()
      .from(headerFooter)
      .where(eq(headerFooter.siteId, siteId));
    const stored = { navigation: [], ...row?.definition, title: row?.title ?? '' };
    const shown = withHeaderFooter(stored as never, around) as StoredDefinition;
    const before = form.read(shown);
    const definition = form.write(shown, settings);
    const after = form.read(definition);
    if (stateOf(after) === stateOf(before)) return { outcome: 'saved' };
    if (stateOf(before) !== base) return { outcome: 'conflict', state: stateOf(before) };
    const checked = v.safeParse(siteSchema, {
      identifier: siteId,
      ...definition,
      id: siteId,
      pages: [],
    });
    const path = checked.issues?.[0].path;
    if (path) return { outcome: 'refused', path: path.map(({ key }) => String(key)) };
    await transaction
      .update(sites)
      .set({ definition, title: String(definition['title']), updatedAt: now })
      .where(eq(sites.id, siteId));
    await transaction.delete(headerFooter).where(eq(headerFooter.siteId, siteId));
    await saveRevision(transaction, {
      siteId,
      subject: subjectOfSiteForm(form),
      author,
      now,
      before: { source: JSON.stringify(before), content: before },
      source: JSON.stringify(after),
    });
    return { outcome: 'saved' };
  });
}
