import type { EngineMessageKey } from '../messages/engineMessages';
import type { FieldType, FormField, FormFormats } from './formSchema';

/** A failed rule: the message's key, and the index of the part to correct. */
export type Failure = readonly [key: EngineMessageKey, part?: number];

/** Checks a value that is not empty. Gives what is wrong, or nothing. */
export type FieldRule = (
  value: string,
  field: FormField,
  parts: readonly string[],
  formats: FormFormats,
) => Failure | undefined;

/** One rule per type, for a value that is not empty. Types without a row accept everything. */
export type FieldRules = Readonly<Partial<Record<FieldType, FieldRule>>>;

/** A type whose text follows a pattern. A field of amounts may have a symbol of its own: to its pattern it is one of many. */
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
