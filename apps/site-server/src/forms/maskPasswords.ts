import type { FormSchema } from '@plinth/forms/rules';

/** Replaces a password wherever it could be read. */
export const maskedPassword = '••••••';

/**
 * Masks the passwords of a submission. No account of the site may read them, and a stored value outlives its field:
 * without the field, nothing marks it as a password.
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
