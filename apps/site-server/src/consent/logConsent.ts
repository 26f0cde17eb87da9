import { createHash } from 'node:crypto';
import { choiceOf, consentCategories, type CategoryChoice } from '@plinth/consent/categories';
import { resolveBannerSettings, type CookieSettings, type Decision } from '@plinth/consent/policy';
import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { consentDecisions } from '../database/schema/index';

const day = 86_400_000;

/**
 * Days for which a decision is kept: a cookie of 30 days, the two years in which a visitor may ask about the
 * measurements, and a month. It is the time for which visits are kept.
 */
const keptDays = 762;

/** Rows that one run of the sweep deletes. */
const rowsAtOnce = 500;

export interface ConsentDecision {
  siteId: string;
  at: Date;
  decision: Decision;
  /** @default all of them after a yes */
  choice: CategoryChoice | undefined;
  settings: CookieSettings;
}

/** Stores a decision; a withdrawn one is not stored. */
export async function logConsent(
  db: Database,
  { siteId, at, decision, choice, settings }: ConsentDecision,
): Promise<void> {
  if (decision === 'none') return;
  const agreed = decision === 'accepted' ? (choice ?? choiceOf(consentCategories)) : choiceOf([]);
  const categories = consentCategories.filter((name) => agreed[name]).join('.');
  await db
    .insert(consentDecisions)
    .values({ siteId, at, categories, version: versionOfBanner(settings) });
}

/** A short name for the banner that a visitor saw: another text, label or set of answers has another name. */
export function versionOfBanner(settings: CookieSettings): string {
  const { text, ctaText, optOutCtaText, acceptType } = resolveBannerSettings(settings);
  const hasCategories = settings.isCookieCategoryChoiceEnabled === true;
  const shown = JSON.stringify([text, ctaText, optOutCtaText, acceptType, hasCategories]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 8);
}

/** Deletes decisions by their age, in small lots; the rest is deleted by the next run. */
export async function sweepConsents(db: Database, now: Date): Promise<void> {
  const isOld = lt(consentDecisions.at, new Date(now.getTime() - keptDays * day));
  const old = db
    .select({ id: consentDecisions.id })
    .from(consentDecisions)
    .where(isOld)
    .limit(rowsAtOnce);
  await db.delete(consentDecisions).where(inArray(consentDecisions.id, old));
}
