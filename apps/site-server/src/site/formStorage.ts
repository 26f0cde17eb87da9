import { normaliseEmail } from '@plinth/forms/rules';

/** The targets of a form's submissions, as its block stores them. */
export interface FormStorage {
  /** Whether they stay in the owner's area. @default true */
  isKept: boolean;
  /** Addresses that get a mail for each submission. @default none */
  mail: readonly string[];
  /** The id of the list that its sender joins. @default none */
  mailingListId: string | undefined;
  /** The field that has to be answered for joining the list. @default none: each sender joins */
  consentField: string | undefined;
  /** Whether its sender joins only after confirming it by mail. @default false */
  needsConfirmation: boolean;
}

/** Addresses that one form is mailed to at most. */
export const maxRecipients = 5;

export const usualStorage: FormStorage = {
  isKept: true,
  mail: [],
  mailingListId: undefined,
  consentField: undefined,
  needsConfirmation: false,
};

/**
 * Reads the storage of a form's block. An invalid part is left out, and nothing is lost: submissions are stored then.
 */
export function readFormStorage(settings: Readonly<Record<string, unknown>>): FormStorage {
  const given = Object(settings['storage']) as Readonly<Record<string, unknown>>;
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const listed: readonly unknown[] = Array.isArray(given['mail']) ? given['mail'] : [];
  const mail = listed
    .filter((one): one is string => typeof one === 'string')
    .map((one) => normaliseEmail(one).trim())
    .filter((one) => one !== '')
    .slice(0, maxRecipients);
  const mailingListId = uuidOf(text('mailingListId'));
  return {
    // A submission without another target is kept.
    isKept: given['isKept'] !== false || mail.length === 0 || mailingListId !== undefined,
    mail,
    mailingListId,
    consentField: text('consentField'),
    needsConfirmation: given['needsConfirmation'] === true,
  };
}

const uuidOf = (value: string | undefined) =>
  value !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    ? value.toLowerCase()
    : undefined;
