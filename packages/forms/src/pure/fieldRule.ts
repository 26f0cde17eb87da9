import type { EngineMessageKey } from '../messages/engineMessages';
import type { FieldType, FormField, FormFormats } from './formSchema';

/** A failed rule: the message's key, and the index of the invalid part. */
export type Failure = readonly [key: EngineMessageKey, part?: number];

/** Checks a value that is not empty. Returns the failure, or nothing. */
export type FieldRule = (
  value: string,
  field: FormField,
  parts: readonly string[],
  formats: FormFormats,
) => Failure | undefined;

/** One rule per type, for a non-empty value. Types without a row accept everything. */
export type FieldRules = Readonly<Partial<Record<FieldType, FieldRule>>>;

/**
 * The rule of a type whose text follows a pattern. The own symbol of an amount field is treated as
 * one of the many symbols of the pattern.
 */
export const follows =
  (pattern: RegExp, ...failure: Failure): FieldRule =>
  (value, { currencySymbol }) =>
    pattern.test(
      value
        .trim()
        .replace(/\s+/g, ' ')
        .replace(currencySymbol || '$', '$'),
    )
      ? undefined
      : failure;
