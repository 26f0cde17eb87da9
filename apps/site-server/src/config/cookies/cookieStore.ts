import type { CookieSettings } from '@plinth/consent/policy';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { sites } from '../../database/schema/index';
import type { Author, Transaction } from '../revisions/saveRevision';
import { saveRevision, stateOf } from '../revisions/saveRevision';

export const cookieSubject = 'cookie-settings';

export interface StoredCookieSettings {
  settings: CookieSettings;
  /** Names this state; who saves says it. */
  state: string;
}

async function readRow(db: Database | Transaction, siteId: string) {
  const query = db.select({ definition: sites.definition }).from(sites).where(eq(sites.id, siteId));
  const [row] = await query.for('update');
  const definition = row?.definition ?? {};
  const settings = Object(definition['cookieSettings'] ?? {}) as CookieSettings;
  return { definition, settings };
}

export type SaveCookieResult =
  { outcome: 'saved' } | { outcome: 'conflict'; current: StoredCookieSettings };

/** Stores the banner's settings if they are still as their author read them; other settings of the site stay. */
export function saveCookieSettings(
  db: Database,
  input: { siteId: string; base: string; settings: CookieSettings; author: Author; now: Date },
): Promise<SaveCookieResult> {
  const { siteId, base, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveCookieResult> => {
    const { definition, settings: before } = await readRow(transaction, siteId);
    const state = stateOf(before);
    const settings = { ...before, ...input.settings };
    // Asked first: whoever presses Save twice would stand in conflict with themselves.
    if (stateOf(settings) === state) return { outcome: 'saved' };
    if (state !== base) return { outcome: 'conflict', current: { settings: before, state } };
    await transaction
      .update(sites)
      .set({ definition: { ...definition, cookieSettings: settings }, updatedAt: now })
      .where(eq(sites.id, siteId));
    await saveRevision(transaction, {
      ...{ siteId, subject: cookieSubject, author, now },
      before: { source: JSON.stringify(before), content: before },
      source: JSON.stringify(settings),
    });
    return { outcome: 'saved' };
  });
}
