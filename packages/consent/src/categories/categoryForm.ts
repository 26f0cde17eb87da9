import { decisionFieldName } from '../decisionForm';
import { choiceOf, type CategoryChoice } from './consentCategory';

/** The field of a box; its values are names of categories. */
export const choiceFieldName = 'category';

/** The value of `decision` that says: as the boxes are. */
export const choiceValue = 'choice';

/**
 * Reads a posted choice, for a server that answers the form without a script; `undefined` where the form posted a yes, a no or
 * anything else.
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
