import type { ConsentKind } from '../consentKind';

/**
 * The categories that a visitor chooses among. Necessary work is no choice.
 * - `preferences`: comments and fonts of other companies, what a visitor prefers
 * - `statistics`: measuring, and the storage that it needs
 * - `marketing`: what recognises a visitor, and content of other companies: videos, maps, social posts
 */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing';

/** For each category whether the visitor agrees. */
export type CategoryChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The categories in the order in which they are shown. */
export const consentCategories: readonly ConsentCategory[] = [
  'preferences',
  'statistics',
  'marketing',
];

/** The category that each kind of work waits for. A form that asks for a captcha cannot be sent without it: it is necessary. */
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
 * The choice that names exactly these categories; unknown names are left out.
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

/** The names of the categories that a choice agrees to. */
export const namesOf = (choice: CategoryChoice): ConsentCategory[] =>
  consentCategories.filter((name) => choice[name]);

/** Whether two visitors agreed to the same, each by a choice or by a plain answer. */
export const isSameChoice = (
  one: CategoryChoice | undefined,
  other: CategoryChoice | undefined,
): boolean => consentCategories.every((name) => one?.[name] === other?.[name]);
