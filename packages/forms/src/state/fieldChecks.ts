import type { FieldValue, FormValues } from '../pure/formSchema';
import { issueField, type StandardSchema } from './standardSchema';

/** A rule of the page's own: gives a message, or nothing when the value is right. It may ask a server. */
export type FieldCheck = (
  value: FieldValue,
  context: { values: FormValues; signal: AbortSignal },
) => string | undefined | void | Promise<string | undefined | void>;

/** A rule per field: a function or any Standard Schema validator. */
export type FieldChecks = Readonly<Record<string, FieldCheck | StandardSchema>>;

/** Runs one check; a validator's first issue is the message. */
export async function runFieldCheck(
  check: FieldCheck | StandardSchema,
  value: FieldValue,
  context: { values: FormValues; signal: AbortSignal },
): Promise<string | undefined> {
  if (typeof check === 'function') return (await check(value, context)) ?? undefined;
  const { issues } = await check['~standard'].validate(value);
  return issues?.[0]?.message;
}

/** Runs a validator over all values: messages by field id, `''` for those of the form as a whole. */
export async function runFormCheck(
  check: StandardSchema,
  values: FormValues,
): Promise<Record<string, string>> {
  const { issues = [] } = await check['~standard'].validate(values);
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issueField(issue)] ??= issue.message;
  return errors;
}
