import type { FormSchema } from '@plinth/forms/rules';

/** Stands for a password in every place where somebody could read it. */
export const maskedPassword = '••••••';

/**
 * Takes the passwords out of what a form sent. Nobody on the site may read them, and what is stored outlives its field:
 * without it, nothing says any more that it was one.
 */
export const maskPasswords = <Value>(
  { fields }: Pick<FormSchema, 'fields'>,
  values: Readonly<Record<string, Value>>,
): Record<string, Value | string> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ id, type }) => type === 'password' && values[id])
      .map(({ id }) => [id, maskedPassword]),
  ),
});
