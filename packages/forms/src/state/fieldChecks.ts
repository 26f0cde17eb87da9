import type { FieldValue, FormValues } from '../pure/formSchema';
import type { StandardSchema } from './standardSchema';

/**
 * The page's own rule: returns a message, or nothing if the value is right. It may query a server.
 * A rule that fails, or has no answer within 10 s of the submission, does not block: the server
 * checks again.
 */
export type FieldCheck = (
  value: FieldValue,
  context: { values: FormValues; signal: AbortSignal },
) => string | undefined | void | Promise<string | undefined | void>;

/** A rule per field: a function or any Standard Schema validator. */
export type FieldChecks = Readonly<Record<string, FieldCheck | StandardSchema>>;
