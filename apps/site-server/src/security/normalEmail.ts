import { emailKey } from '@plinth/forms/rules';

/** The form in which accounts are stored and found: one spelling for each address, by the rule of the forms. */
export const normalEmail = (given: string): string => emailKey(given);

/** The same for a valid address; `undefined` for any other text. */
export function readEmail(given: string): string | undefined {
  const email = normalEmail(given);
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 320 ? email : undefined;
}
