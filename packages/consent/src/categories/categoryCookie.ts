import { cookieText, cookieValues } from '@plinth/site-model';
import { decisionLifetimeMs, type DecisionCookieOptions } from '../decisionCookie';
import { choiceOf, consentCategories, namesOf, type CategoryChoice } from './consentCategory';

/**
 * The cookie in addition to `ss_cookieAllowed` that stores a choice by category, such as
 * `statistics.marketing` [CNS-9].
 */
export const categoryCookieName = 'pl_consentCategories';

/**
 * Reads the choice from a `Cookie` header or from `document.cookie`; `undefined` if none is stored.
 * An unreadable value consents to nothing [CNS-30]; of two values, only the categories in both
 * count.
 */
export function readCategoryChoice(cookies: string | null | undefined): CategoryChoice | undefined {
  const stored = cookieValues(cookies, categoryCookieName);
  if (stored.length === 0) return undefined;
  const choices = stored.map((value) => value.split('.'));
  return choiceOf(
    consentCategories.filter((name) => choices.every((names) => names.includes(name))),
  );
}

/**
 * The cookie that stores a choice with the lifetime of the decision, as text for `Set-Cookie` or
 * `document.cookie`; `undefined` removes it.
 *
 * @example
 * ```ts
 * import { categoryCookie, choiceOf } from '@plinth/consent/categories';
 *
 * categoryCookie(choiceOf(['statistics']), { isSecure: true });
 * ```
 */
export function categoryCookie(
  choice: CategoryChoice | undefined,
  { isSecure = false, domain }: DecisionCookieOptions = {},
): string {
  const value = choice ? namesOf(choice).join('.') || 'none' : '';
  const lifetimeMs = choice ? decisionLifetimeMs : 0;
  return cookieText(categoryCookieName, value, { lifetimeMs, isSecure, domain });
}
