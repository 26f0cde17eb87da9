import * as v from 'valibot';

/**
 * The fields of which definitions consist. The message of a check is a code of `DefinitionProblem`
 * and, after a `|`, its value (`longer|200`): the program that shows it translates it, so that the
 * schemas need no language.
 */

/** Explains a field; the code is the key of a message in the program that shows the schema. */
export const help = <Value, Key extends string>(key: Key) =>
  v.metadata<Value, { help: Key }>({ help: key });

/** An object that keeps unknown fields, because a newer version may define them. */
export const openObject = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, 'object'> =>
  // The output type omits the unknown fields: with an index signature a wrong name would not be an
  // error.
  v.looseObject(entries, 'object') as unknown as v.ObjectSchema<Entries, 'object'>;

export const textField = (maxLength: number) =>
  v.pipe(v.string('text'), v.maxLength(maxLength, `longer|${maxLength}`));

export const requiredText = (maxLength: number) =>
  v.pipe(
    textField(maxLength),
    v.check((text) => text.trim() !== '', 'empty'),
  );

/** Ids become ids of elements and keys in the browser's storage. */
export const idField = () => v.pipe(requiredText(200), v.regex(/^[^\s"'<>]+$/, 'idSigns'));

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `oneOf|${values.join(', ')}`);

export const wholeNumber = () =>
  v.pipe(v.number('number'), v.integer('whole'), v.minValue(0, 'below'));

export const flag = () => v.boolean('flag');

export const listOf = <Item extends v.GenericSchema>(item: Item, maxLength: number) =>
  v.pipe(v.array(item, 'list'), v.maxLength(maxLength, `many|${maxLength}`));

/** Settings of a block, a feature or a service, whose names the definition does not list. */
export const openSettings = () =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'object',
  );
