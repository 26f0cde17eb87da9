import * as v from 'valibot';
import { fieldKinds, isFieldType, kindOf, type FieldControl } from './fieldKinds';
import { isIsoDate } from './isoDate';
import { filesLimit } from './fileValue';
import { readFormContext } from './readFormContext';
import { rowsLimit } from './rowFields';
import type { FormSchema } from './formSchema';

const text = v.string('must be a text');
const optionalText = v.nullish(text);
const optionalFlag = v.nullish(v.boolean('must be true or false'));

/**
 * The message for a value that is not an object, or lacks a required property: valibot reports both
 * on the object itself.
 */
const anObject = ({ expected }: { expected: string }): string =>
  expected === 'Object' ? 'must be an object' : 'is missing';

const optionSchema = v.union(
  [v.string(), v.object({ label: v.optional(v.string()), value: v.optional(v.string()) })],
  'must be a text',
);

const optionalNumber = v.nullish(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^(?:-?\d+(?:\.\d+)?)?$/, 'must be a number'))],
    'must be a number',
  ),
);

const optionalDate = v.nullish(
  v.pipe(
    text,
    v.check((date) => date === '' || isIsoDate(date), 'must be a date such as 2027-03-31'),
  ),
);

const fieldSchema = v.pipe(
  v.looseObject(
    {
      type: v.pipe(
        text,
        v.check(
          (type) => isFieldType(type.toLowerCase()),
          (issue) =>
            `is "${issue.input}", which is not one of ${Object.keys(fieldKinds).join(', ')}`,
        ),
      ),
      id: v.pipe(text, v.nonEmpty('must not be empty')),
      title: optionalText,
      description: optionalText,
      placeholder: optionalText,
      required: optionalFlag,
      maxLength: v.nullish(
        v.union(
          [v.number(), v.pipe(v.string(), v.regex(/^\d*$/, 'must be a number'))],
          'must be a number',
        ),
      ),
      min: optionalNumber,
      max: optionalNumber,
      hasCalendar: optionalFlag,
      earliest: optionalDate,
      latest: optionalDate,
      accept: v.nullish(
        v.array(
          v.pipe(
            text,
            v.regex(
              /^(?:\.[\w.+-]+|[\w.+-]+\/(?:\*|[\w.+-]+))$/,
              'must be an ending such as .pdf, or a media type such as image/*',
            ),
          ),
          'must be a list',
        ),
      ),
      maxMegabytes: optionalNumber,
      // The fields of a row; each is checked like a field of the form.
      fields: v.nullish(v.lazy((): v.GenericSchema => v.array(fieldSchema, 'must be a list'))),
      options: v.nullish(v.array(optionSchema, 'must be a list')),
      currencySymbol: optionalText,
      showCountryCode: optionalFlag,
      suggestsPlaces: optionalFlag,
      underline: optionalFlag,
      key: optionalText,
      value: optionalText,
      emailRule: v.nullish(v.picklist(['default', 'strict'], 'must be "default" or "strict"')),
      conditions: v.nullish(
        v.array(
          v.object(
            {
              field: text,
              test: v.picklist(
                ['is', 'isNot', 'includes', 'filled', 'empty', 'atLeast'],
                'must be is, isNot, includes, filled, empty or atLeast',
              ),
              value: v.optional(text),
            },
            anObject,
          ),
          'must be a list',
        ),
      ),
      autocomplete: optionalText,
    },
    anObject,
  ),
  v.check(
    ({ type, options }) =>
      !needsOptions.has(kindOf(type.toLowerCase()).control) || (options?.length ?? 0) > 0,
    'needs at least one entry in options',
  ),
  v.check(
    ({ min, max }) => !hasBound(min) || !hasBound(max) || Number(min) <= Number(max),
    'has a min above its max',
  ),
  v.check(
    ({ earliest, latest }) => !earliest || !latest || earliest <= latest,
    'has an earliest date after its latest',
  ),
  v.check(
    ({ type, min, max }) =>
      type.toLowerCase() !== 'rows' ||
      [min, max].every((bound) => !hasBound(bound) || isRowCount(Number(bound))),
    `has a min or max that is no number of rows: 0 to ${rowsLimit}`,
  ),
  v.check(
    ({ type, fields }) =>
      type.toLowerCase() !== 'rows' || !fields || (fields as unknown[]).length > 0,
    'needs at least one entry in fields',
  ),
  v.check(
    ({ type, fields }) =>
      type.toLowerCase() !== 'rows' ||
      ((fields ?? []) as { type: string }[]).every(
        ({ type }) => !['rows', 'section', 'hidden'].includes(type.toLowerCase()),
      ),
    'has a field in its rows that cannot stand in one: rows, section and hidden stand beside them',
  ),
  v.check(
    ({ type, max }) =>
      type.toLowerCase() !== 'file' ||
      !hasBound(max) ||
      (Number.isInteger(Number(max)) && Number(max) >= 1 && Number(max) <= filesLimit),
    `has a max that is no number of files: 1 to ${filesLimit}`,
  ),
  v.check(
    ({ maxMegabytes }) => !hasBound(maxMegabytes) || Number(maxMegabytes) > 0,
    'has a maxMegabytes that lets no file in',
  ),
  v.check(({ type, title }) => type === 'hidden' || !!title, 'needs a title'),
);

const hasBound = (bound: string | number | null | undefined): boolean =>
  bound !== undefined && bound !== null && bound !== '';

const isRowCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 0 && count <= rowsLimit;

const needsOptions: ReadonlySet<FieldControl> = new Set([
  'radio',
  'checkbox',
  'select',
  'questions',
]);

const formSchema = v.looseObject(
  {
    formId: v.pipe(text, v.nonEmpty('must not be empty')),
    formName: optionalText,
    fields: v.array(fieldSchema, 'must be a list'),
    steps: v.nullish(
      v.array(
        v.object({ title: text, fields: v.array(text, 'must be a list') }, anObject),
        'must be a list',
      ),
    ),
  },
  anObject,
);

/** The builder's JSON does not describe a form. `path` is the place, such as `fields[2] "Your e-mail" (email-1) type`. */
export class FormSchemaError extends Error {
  override readonly name = 'FormSchemaError';

  constructor(
    readonly path: string,
    problem: string,
  ) {
    super(`The form cannot be used: ${path} ${problem}. Mend it in the form's settings.`);
  }
}

/**
 * Checks the builder's JSON and returns the form ([FRM-1]). Accepts our own names (`fields`,
 * `submitButtonText`) and those of published pages (`formFields`, `formSubmitButtonText`).
 * @throws FormSchemaError naming the field and the property
 */
export function parseFormSchema(json: unknown): FormSchema {
  const source = withOwnNames(json);
  const result = v.safeParse(formSchema, source, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new FormSchemaError(describePath(source, issue.path ?? []), issue.message);
  }
  const schema = readFormContext(json);
  const ids = new Set<string>();
  for (const [index, { id }] of schema.fields.entries()) {
    if (ids.has(id)) throw new FormSchemaError(`fields[${index}] id`, `"${id}" is used twice`);
    ids.add(id);
  }
  for (const [index, { id, conditions = [] }] of schema.fields.entries()) {
    const unknown = conditions.find(({ field }) => !ids.has(field));
    if (unknown)
      throw new FormSchemaError(
        `fields[${index}] (${id}) conditions`,
        `name the field "${unknown.field}", which does not exist`,
      );
  }
  for (const [index, { fields }] of (schema.steps ?? []).entries()) {
    const unknown = fields.find((id) => !ids.has(id));
    if (unknown)
      throw new FormSchemaError(
        `steps[${index}]`,
        `name the field "${unknown}", which does not exist`,
      );
  }
  return schema;
}

function withOwnNames(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { formFields, ...rest } = json as Record<string, unknown>;
  return formFields === undefined || 'fields' in rest ? json : { ...rest, fields: formFields };
}

/**
 * `fields[2] "Your e-mail" (email-1) type`: the position, with the names that the form's author has
 * given.
 */
function describePath(json: unknown, path: readonly { key?: unknown }[]): string {
  const keys = path.map(({ key }) => key as string | number);
  if (keys.length === 0) return 'it';
  if (keys[0] !== 'fields' || typeof keys[1] !== 'number') return keys.join('.');
  const field: unknown = (json as { fields: unknown[] }).fields[keys[1]];
  const { title, id } = (typeof field === 'object' && field !== null ? field : {}) as Record<
    string,
    unknown
  >;
  const name = [
    `fields[${keys[1]}]`,
    typeof title === 'string' && `"${title}"`,
    typeof id === 'string' && `(${id})`,
    ...keys.slice(2),
  ];
  return name.filter((word) => word !== false).join(' ');
}
