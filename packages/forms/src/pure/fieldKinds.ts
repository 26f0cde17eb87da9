/** The way in which a field is entered. */
export type FieldControl =
  /** A line of text. */
  | 'line'
  | 'textarea'
  /** A list of which one option is chosen. */
  | 'select'
  | 'radio'
  | 'checkbox'
  /** Several entries, each for one part. */
  | 'parts'
  /** One row of answers for each question. */
  | 'questions'
  /** Files that are chosen or dropped. */
  | 'file'
  /** Nothing is shown; the page sets its value. */
  | 'hidden'
  /** The number of rows of a repeating group; the rows' fields follow it. */
  | 'rows'
  /** A heading without an entry. */
  | 'heading';

/** One field type: everything that the engine needs besides its rule and its messages. */
export interface FieldKind {
  control: FieldControl;
  /** Names of the parts of a compound type, in the order in which they are submitted ([FRM-3]). */
  parts?: readonly string[];
  /**
   * `symbols`: the value contains no words, so invisible characters in it are unintended. `digits`:
   * also contains digits, which may be in any script. Without it the value is any text.
   */
  characters?: 'symbols' | 'digits';
  /** Parts with digits of a type whose other parts are words. */
  digitParts?: readonly string[];
  /** A number that is entered into one part is divided among the following parts. */
  isDivided?: true;
  /** The value is never stored in a draft, shown in a summary or sent back to the page. */
  isSecret?: true;
}

/**
 * The field types of [FRM-1], one row for each. A new type needs a row here, a rule in `fieldRules`
 * if some entries are wrong, and its messages.
 */
export const fieldKinds = {
  text: { control: 'line' },
  number: { control: 'line', characters: 'digits' },
  website: { control: 'line', characters: 'symbols' },
  textarea: { control: 'textarea' },
  email: { control: 'line', characters: 'symbols' },
  currency: { control: 'line', characters: 'digits' },
  password: { control: 'line', isSecret: true },
  twitter: { control: 'line', characters: 'symbols' },
  date: {
    control: 'parts',
    parts: ['month', 'day', 'year'],
    characters: 'digits',
    isDivided: true,
  },
  time: {
    control: 'parts',
    parts: ['hour', 'minute', 'second', 'ampm'],
    characters: 'digits',
    isDivided: true,
  },
  name: { control: 'parts', parts: ['first', 'last'] },
  address: {
    control: 'parts',
    parts: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
    digitParts: ['zip'],
  },
  phone: {
    control: 'parts',
    parts: ['country', 'areacode', 'prefix', 'line'],
    characters: 'digits',
    isDivided: true,
  },
  radio: { control: 'radio' },
  checkbox: { control: 'checkbox' },
  select: { control: 'select' },
  likert: { control: 'questions' },
  file: { control: 'file' },
  hidden: { control: 'hidden' },
  section: { control: 'heading' },
  rows: { control: 'rows' },
} as const satisfies Record<string, FieldKind>;

/** The field types of [FRM-1]. */
export type FieldType = keyof typeof fieldKinds;

/** The row of a field type. An unknown type, which legacy pages may have, is a line of text. */
export const kindOf = (type: string): FieldKind =>
  isFieldType(type) ? fieldKinds[type] : fieldKinds.text;

export const isFieldType = (type: string): type is FieldType => Object.hasOwn(fieldKinds, type);

/** Whether a field of this type has a value ([FRM-2]): a heading has none. */
export const hasValue = ({ type }: { type: string }): boolean => kindOf(type).control !== 'heading';

/** The characters that a value, or one part of it, may contain: see `FieldKind`. */
export function charactersOf(type: string, part?: string): FieldKind['characters'] {
  const { characters, digitParts } = kindOf(type);
  return part !== undefined && digitParts?.includes(part) ? 'digits' : characters;
}

/** Whether a field of this type contains digits that may be in any script, at least in one part. */
export function hasDigits(type: string): boolean {
  const { characters, digitParts } = kindOf(type);
  return characters === 'digits' || digitParts !== undefined;
}
