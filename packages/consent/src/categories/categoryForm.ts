import { decisionFieldName } from '../decisionForm';
import { choiceOf, type CategoryChoice } from './consentCategory';

/** The name of the boxes; their values are names of categories. */
export const choiceFieldName = 'category';

/** The value of `decision` for a choice by boxes. */
export const choiceValue = 'choice';

/**
 * Reads a posted choice, for a server that handles the form without scripts; `undefined` if the
 * form posted accept, decline or anything else.
 *
 * @example
 * ```ts
 * import { categoryCookie, choiceFromForm } from '@plinth/consent/categories';
 *
 * export const cookieOf = (posted: URLSearchParams) => {
 *   const choice = choiceFromForm(posted);
 *   return choice && categoryCookie(choice, { isSecure: true });
 * };
 * ```
 */
export function choiceFromForm(
  posted: Pick<URLSearchParams, 'get' | 'getAll'>,
): CategoryChoice | undefined {
  if (posted.get(decisionFieldName) !== choiceValue) return undefined;
  return choiceOf(posted.getAll(choiceFieldName));
}
