import type { ConsentKind } from '../consentKind';

/**
 * The categories from which a visitor chooses. Necessary work cannot be declined.
 * - `preferences`: comments and fonts of other companies, a visitor's preferences
 * - `statistics`: analytics, and its storage
 * - `marketing`: data that identify a visitor, and content of other companies: videos, maps, social
 * posts
 */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing';

/** For each category whether the visitor consents. */
export type CategoryChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The categories in display order. */
export const consentCategories: readonly ConsentCategory[] = [
  'preferences',
  'statistics',
  'marketing',
];

/**
 * The category of each kind of work. A form with a captcha cannot be sent without it, so captchas
 * are necessary.
 */
export const categoryOfKind: Readonly<Record<ConsentKind, ConsentCategory | 'necessary'>> = {
  tracking: 'statistics',
  storage: 'statistics',
  visitorData: 'marketing',
  embeds: 'marketing',
  comments: 'preferences',
  fonts: 'preferences',
  captcha: 'necessary',
};

/**
 * The choice of exactly these categories; unknown names are ignored.
 *
 * @example
 * ```ts
 * import { choiceOf } from '@plinth/consent/categories';
 *
 * choiceOf(['statistics']); // { preferences: false, statistics: true, marketing: false }
 * ```
 */
export function choiceOf(names: Iterable<unknown>): CategoryChoice {
  const chosen = new Set(names);
  return {
    preferences: chosen.has('preferences'),
    statistics: chosen.has('statistics'),
    marketing: chosen.has('marketing'),
  };
}

/** The names of the categories in a choice. */
export const namesOf = (choice: CategoryChoice): ConsentCategory[] =>
  consentCategories.filter((name) => choice[name]);

/** Whether two answers, each a choice or a plain answer, consent to the same. */
export const isSameChoice = (
  one: CategoryChoice | undefined,
  other: CategoryChoice | undefined,
): boolean => consentCategories.every((name) => one?.[name] === other?.[name]);
