import { expectQuick, fuzz, hostileJson, hostileText, longTexts } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from './fieldKinds';
import { partsOf, postName } from './fieldTypes';
import type { FieldType, FieldValue, FormField, FormSchema } from './formSchema';
import { isEmail } from './isEmail';
import { FormSchemaError, parseFormSchema } from './parseFormSchema';
import { readFormContext } from './readFormContext';
import { readFormPost } from './readFormPost';
import { sentValues, serialiseValues } from './serialiseValues';
import { summariseForm } from './summariseValue';
import { toFieldValue, toFormValues } from './toFieldValue';
import { validateForm } from './validateForm';

const types = Object.keys(fieldKinds) as FieldType[];
const id = fc.oneof(
  fc.constantFrom(
    'name',
    'email',
    'a',
    'b',
    '__proto__',
    'constructor',
    'toString',
    '0',
    ' ',
    'a-0',
  ),
  hostileText(),
);
const builtField = fc.record(
  {
    type: fc.oneof(fc.constantFrom<string>(...types), hostileText()),
    id,
    title: hostileText(),
    description: hostileText(),
    required: fc.boolean(),
    options: fc.array(fc.oneof(hostileText(), fc.record({ label: hostileText() })), {
      maxLength: 4,
    }),
    maxLength: fc.oneof(fc.integer(), fc.double(), hostileText(), hostileJson()),
    conditions: fc.array(
      fc.record({
        field: id,
        test: fc.constantFrom('is', 'isNot', 'includes', 'filled', 'empty', 'x'),
        value: hostileText(),
      }),
      { maxLength: 2 },
    ),
    value: hostileText(),
    key: hostileText(),
    emailRule: fc.constantFrom('strict', 'default', 5),
  },
  { requiredKeys: [] },
);
const built = fc.oneof(
  hostileJson(),
  fc.record(
    {
      formId: fc.oneof(id, hostileJson()),
      formName: hostileJson(),
      fields: fc.oneof(
        fc.array(fc.oneof(builtField, hostileJson()), { maxLength: 6 }),
        hostileJson(),
      ),
      formFields: fc.array(builtField, { maxLength: 6 }),
      steps: hostileJson(),
      formats: hostileJson(),
      captcha: hostileJson(),
      formSubmissionMessage: hostileJson(),
      successRedirect: hostileText(),
    },
    { requiredKeys: [] },
  ),
);
const schema = built.map(readFormContext).filter(({ fields }) => fields.length > 0);

function isOfField(field: FormField, value: FieldValue): boolean {
  const parts = partsOf(field.type);
  const areTexts = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((one) => typeof one === 'string');
  if (parts) return areTexts(value) && value.length === parts.length;
  if (field.type === 'checkbox') return areTexts(value);
  if (field.type === 'likert' || field.type === 'file')
    return typeof value === 'object' && areTexts(Object.values(value)) && !Array.isArray(value);
  return typeof value === 'string';
}

describe('a form’s description', () => {
  it('[FRM-1a] is read into known types and texts, and reading again changes nothing', () => {
    fuzz(
      fc.property(built, (json) => {
        const read = readFormContext(json);
        expect(typeof read.formId).toBe('string');
        for (const field of read.fields) {
          expect(types).toContain(field.type);
          expect(field.id).not.toBe('');
          expect(typeof field.title).toBe('string');
          for (const option of field.options ?? []) expect(typeof option).toBe('string');
          if (field.maxLength !== undefined) expect(field.maxLength).toBeGreaterThan(0);
        }
        expect(readFormContext(read)).toEqual(read);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('[FRM-1c] is checked with one kind of error, which names the place', () => {
    fuzz(
      fc.property(built, (json) => {
        try {
          const parsed = parseFormSchema(json);
          expect(new Set(parsed.fields.map((field) => field.id)).size).toBe(parsed.fields.length);
        } catch (error) {
          expect(error).toBeInstanceOf(FormSchemaError);
          expect((error as FormSchemaError).message).toMatch(/^The form cannot be used: /);
        }
      }),
    );
  });
});

describe('the values that a form is sent with', () => {
  it('[FRM-2a] normalises any value to the format of its field, idempotently', () => {
    fuzz(
      fc.property(schema, hostileJson(), ({ fields }, value) => {
        for (const field of fields) {
          if (field.type === 'section') continue;
          const read = toFieldValue(field, value);
          expect([field.type, read, isOfField(field, read)]).toEqual([field.type, read, true]);
          expect(toFieldValue(field, read)).toEqual(read);
        }
      }),
    );
  });

  it('[FRM-2a] [FRM-21c] checks and sends whatever it was given, and nothing that it has no field for', () => {
    fuzz(
      fc.property(schema, hostileJson(), (form, given) => {
        const values = toFormValues(form, given);
        const known = new Set(form.fields.map((field) => field.id));
        const errors = validateForm(form, values);
        for (const [name, message] of Object.entries(errors)) {
          expect(known).toContain(name);
          expect(typeof message).toBe('string');
        }
        const sent = sentValues(form, values);
        for (const name of Object.keys(sent)) expect(known).toContain(name);
        // A round trip through JSON changes nothing for the receiver.
        const received = toFormValues(form, JSON.parse(serialiseValues(form, values)));
        expect(sentValues(form, received)).toEqual(sent);
        for (const { lines } of summariseForm(form, values))
          for (const { value } of lines) expect(typeof value).toBe('string');
      }),
    );
  });

  it('[FRM-2a] [FRM-21c] reads what a browser posts as what a script sends', () => {
    fuzz(
      fc.property(
        schema,
        fc.array(fc.tuple(id, fc.oneof(hostileText(), hostileJson()))),
        (form, more) => {
          const own = form.fields.map((field): [string, unknown] => [postName(field.id), 'x\r\ny']);
          const values = readFormPost(form, [...own, ...more]);
          for (const field of uniqueFields(form)) {
            if (field.type === 'section' || !Object.hasOwn(values, field.id)) continue;
            const value = values[field.id]!;
            expect([field.type, isOfField(field, value)]).toEqual([field.type, true]);
            expect(JSON.stringify(value)).not.toContain('\\r');
          }
          validateForm(form, values);
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
    );
  });

  it('[FRM-2a] costs no more than its length', () => {
    const someTexts = longTexts.filter((_, at) => at % 3 === 0);
    const form = readFormContext({
      formId: 'f',
      fields: types.map((type) => ({
        type,
        id: type,
        title: type,
        options: ['a', 'b'],
        required: true,
      })),
    });
    expectQuick((text) => {
      const given = Object.fromEntries(
        form.fields.map((field) => [field.id, partsOf(field.type)?.map(() => text) ?? text]),
      );
      const values = toFormValues(form, given);
      validateForm(form, values);
      summariseForm(form, values);
    }, someTexts);
    expectQuick((text) => readFormPost(form, new URLSearchParams(text)), someTexts);
    expectQuick((text) =>
      readFormContext({ formId: text, fields: [{ id: text, type: text, title: text }] }),
    );
    expectQuick(isEmail);
    // Short enough to be looked at, and made to lead the expression astray.
    for (const part of ['a.', 'a-', 'a@a', '1.', '-.'])
      expectQuick(isEmail, [`a@${part.repeat(126)}`, `a@${part.repeat(126).slice(0, 253)}!`], 200);
  });
});

describe('isEmail', () => {
  it('[FRM-6] takes nothing that would break out of a header, a list or a link', () => {
    fuzz(
      fc.property(fc.tuple(hostileText(), hostileText()), ([before, after]) => {
        const text = `${before}@${after}`;
        if (!isEmail(text)) return;
        expect(text).not.toMatch(/[\s<>"(),:;[\]\\]/);
        expect(text.split('@')).toHaveLength(2);
      }),
      { share: 3 },
    );
  });
});

const uniqueFields = ({ fields }: FormSchema) =>
  fields.filter((field) => fields.filter((other) => other.id === field.id).length === 1);
