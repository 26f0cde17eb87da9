import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { sites } from '../../database/schema/index';
import { type Author, saveRevision, stateOf } from '../revisions/saveRevision';
import type { DefinitionPart } from './definitionPart';

export type SaveDefinitionResult<Settings> =
  { outcome: 'saved' } | { outcome: 'conflict'; theirs: Settings; state: string };

/** Stores settings of a site if they are unchanged since their author read them; other settings stay. */
export function saveDefinitionPart<Settings extends object>(
  db: Database,
  { subject, settingsOf, withSettings }: DefinitionPart<Settings>,
  input: { siteId: string; base: string; settings: Settings; author: Author; now: Date },
): Promise<SaveDefinitionResult<Settings>> {
  const { siteId, base, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveDefinitionResult<Settings>> => {
    const [row] = await transaction
      .select({ definition: sites.definition })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const stored = row?.definition ?? {};
    const before = settingsOf(stored);
    const state = stateOf(before);
    const definition = withSettings(stored, input.settings);
    const settings = settingsOf(definition);
    // Checked first: pressing Save twice must not count as a conflict.
    if (stateOf(settings) === state) return { outcome: 'saved' };
    if (state !== base) return { outcome: 'conflict', theirs: before, state };
    await transaction.update(sites).set({ definition, updatedAt: now }).where(eq(sites.id, siteId));
    await saveRevision(transaction, {
      siteId,
      subject,
      author,
      now,
      before: { source: JSON.stringify(before), content: before },
      source: JSON.stringify(settings),
    });
    return { outcome: 'saved' };
  });
}
