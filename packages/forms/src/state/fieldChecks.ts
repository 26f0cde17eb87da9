import type { FieldValue, FormValues } from '../pure/formSchema';
import type { StandardSchema } from './standardSchema';

/**
 * A rule of the page's own: gives a message, or nothing when the value is right. It may ask a server. One that fails, or
 * has no answer within 10 s of the submission, stops nobody: the server checks again.
 */
export type FieldCheck = (
  value: FieldValue,
  context: { values: FormValues; signal: AbortSignal },
) => string | undefined | void | Promise<string | undefined | void>;

/** A rule per field: a function or any Standard Schema validator. */
export type FieldChecks = Readonly<Record<string, FieldCheck | StandardSchema>>;
