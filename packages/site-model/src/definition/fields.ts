import * as v from 'valibot';

/**
 * The fields that definitions are made of. The message of a check is a code of `DefinitionProblem` and, behind a
 * stroke, its value (`longer|200`): who shows it translates it, and the schemas stay free of a language.
 */

/** Explains a field; the code is the key of a message in the program that shows the schema. */
export const help = <Value, Key extends string>(key: Key) =>
  v.metadata<Value, { help: Key }>({ help: key });

/** An object that keeps fields which it does not know, because a newer version may know them. */
export const openObject = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, 'object'> =>
  // The output type leaves the unknown fields out: with an index signature a wrong name would not be an error.
  v.looseObject(entries, 'object') as unknown as v.ObjectSchema<Entries, 'object'>;

export const textField = (maxLength: number) =>
  v.pipe(v.string('text'), v.maxLength(maxLength, `longer|${maxLength}`));

export const requiredText = (maxLength: number) =>
  v.pipe(
    textField(maxLength),
    v.check((text) => text.trim() !== '', 'empty'),
  );

/** Ids become those of elements and keys of what the browser remembers. */
export const idField = () => v.pipe(requiredText(200), v.regex(/^[^\s"'<>]+$/, 'idSigns'));

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `oneOf|${values.join(', ')}`);

export const wholeNumber = () =>
  v.pipe(v.number('number'), v.integer('whole'), v.minValue(0, 'below'));

export const flag = () => v.boolean('flag');

export const listOf = <Item extends v.GenericSchema>(item: Item, maxLength: number) =>
  v.pipe(v.array(item, 'list'), v.maxLength(maxLength, `many|${maxLength}`));

/** Settings whose names the definition does not know: those of a block, of a feature, of a service. */
export const openSettings = () =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'object',
  );
