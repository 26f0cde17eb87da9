import { emailKey } from '@plinth/forms/rules';

/** As accounts are stored and found: one spelling for each address, by the rule of the forms. */
export const normalEmail = (given: string): string => emailKey(given);
