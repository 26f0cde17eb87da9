import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { sites } from '../../database/schema/index';
import type { Author } from '../revisions/saveRevision';
import { saveRevision, stateOf } from '../revisions/saveRevision';
import { settingsOf, withSettings } from './settingsForm';
import type { SiteSettings } from './settingsForm';

export const settingsSubject = 'site-settings';

export type SaveSettingsResult =
  { outcome: 'saved' } | { outcome: 'conflict'; theirs: SiteSettings; state: string };

/** Stores the settings if they are still as their author read them; other settings of the site stay. */
export function saveSettings(
  db: Database,
  input: { siteId: string; base: string; settings: SiteSettings; author: Author; now: Date },
): Promise<SaveSettingsResult> {
  const { siteId, base, settings, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveSettingsResult> => {
    const [row] = await transaction
      .select({ definition: sites.definition })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const definition = row?.definition ?? {};
    const before = settingsOf(definition);
    const state = stateOf(before);
    // Asked first: whoever presses Save twice would stand in conflict with themselves.
    if (stateOf(settings) === state) return { outcome: 'saved' };
    if (state !== base) return { outcome: 'conflict', theirs: before, state };
    await transaction
      .update(sites)
      .set({ definition: withSettings(definition, settings), updatedAt: now })
      .where(eq(sites.id, siteId));
    await saveRevision(transaction, {
      ...{ siteId, subject: settingsSubject, author, now },
      before: { source: JSON.stringify(before), content: before },
      source: JSON.stringify(settings),
    });
    return { outcome: 'saved' };
  });
}
