import { describe, expect, it } from 'vitest';
import { fieldKinds } from './fieldKinds';
import { FormSchemaError, parseFormSchema } from './parseFormSchema';
import { readFormContext } from './readFormContext';

const form = (...fields: unknown[]) => ({ formId: 'f', formName: 'Form', fields });
const text = { type: 'text', id: 'a', title: 'Your text' };

describe('parseFormSchema', () => {
  it('[FRM-1a, A-84, B-123] [FRM-1b] knows every type and its properties', () => {
    const schema = parseFormSchema(
      form(
        ...Object.keys(fieldKinds).map((type) => ({
          type,
          id: type,
          title: type,
          description: 'd',
          required: true,
          options: ['A'],
          key: 'k',
          value: 'v',
          placeholder: 'p',
          maxLength: 5,
          currencySymbol: '€',
          showCountryCode: true,
          underline: true,
        })),
      ),
    );
    expect(schema.fields).toHaveLength(Object.keys(fieldKinds).length);
    expect(schema.fields[0]).toEqual({
      type: 'text',
      id: 'text',
      title: 'text',
      description: 'd',
      required: true,
      options: ['A'],
      key: 'k',
      value: 'v',
      placeholder: 'p',
      maxLength: 5,
      currencySymbol: '€',
      showCountryCode: true,
      underline: true,
    });
  });
  it.each<[unknown, string]>([
    [null, 'it must be an object'],
    [undefined, 'it must be an object'],
    ['text', 'it must be an object'],
    [{ fields: [] }, 'formId is missing'],
    [{ formId: 5, fields: [] }, 'formId must be a text'],
    [{ formId: '', fields: [] }, 'formId must not be empty'],
    [{ formId: 'f' }, 'fields is missing'],
    [{ formId: 'f', fields: 'x' }, 'fields must be a list'],
    [form(5), 'fields[0] must be an object'],
    [form({ ...text, type: 5 }), 'fields[0] "Your text" (a) type must be a text'],
    [form({ id: 'a', title: 'Your text' }), 'fields[0] "Your text" (a) type is missing'],
    [form({ ...text, id: 5 }), 'fields[0] "Your text" id must be a text'],
    [form({ ...text, id: '' }), 'id must not be empty'],
    [form({ ...text, description: 5 }), '(a) description must be a text'],
    [form({ ...text, maxLength: true }), '(a) maxLength must be a number'],
    [form({ ...text, maxLength: 'x1' }), '(a) maxLength must be a number'],
    [form({ ...text, maxLength: '1x' }), '(a) maxLength must be a number'],
    [form({ ...text, options: 'A' }), '(a) options must be a list'],
    [form({ ...text, options: ['A', 5] }), '(a) options 1 must be a text'],
    [form({ ...text, options: [{ label: 5 }] }), '(a) options 0 must be a text'],
    [form({ ...text, options: [{ value: 5 }] }), '(a) options 0 must be a text'],
    [form({ ...text, emailRule: 'loose' }), '(a) emailRule must be "default" or "strict"'],
    [form({ ...text, conditions: 'x' }), '(a) conditions must be a list'],
    [form({ ...text, conditions: [5] }), '(a) conditions 0 must be an object'],
    [form({ ...text, conditions: [{ test: 'is' }] }), '(a) conditions 0 field is missing'],
    [{ ...form(text), steps: 'x' }, 'steps must be a list'],
    [{ ...form(text), steps: [5] }, 'steps.0 must be an object'],
    [{ ...form(text), steps: [{ title: 5, fields: [] }] }, 'steps.0.title must be a text'],
    [{ ...form(text), steps: [{ title: 'One', fields: 'a' }] }, 'steps.0.fields must be a list'],
    [
      form(text, { type: 'colour', id: 'b', title: 'Paint' }),
      'fields[1] "Paint" (b) type is "colour", which is not one of text, number, website',
    ],
    [
      form({ ...text, required: 'yes' }),
      'fields[0] "Your text" (a) required must be true or false',
    ],
    [form({ type: 'text', title: 'No id' }), 'fields[0] "No id" id is missing'],
    [
      form({ type: 'radio', id: 'r', title: 'Pick' }),
      'fields[0] "Pick" (r) needs at least one entry in options',
    ],
    [form({ type: 'text', id: 'r' }), 'fields[0] (r) needs a title'],
    [form(text, text), 'fields[1] id "a" is used twice'],
    [
      form({ ...text, conditions: [{ field: 'b', test: 'filled' }] }),
      'fields[0] (a) conditions name the field "b", which does not exist',
    ],
    [
      form({ ...text, conditions: [{ field: 'a', test: 'like' }] }),
      '(a) conditions 0 test must be is, isNot, includes, filled, empty or atLeast',
    ],
    [{ ...form(text), steps: [{ title: 'One', fields: ['z'] }] }, 'steps[0] name the field "z"'],
  ])('[FRM-1c] says what is wrong and where: %j', (json, message) => {
    expect(() => parseFormSchema(json)).toThrow(FormSchemaError);
    expect(() => parseFormSchema(json)).toThrow(message);
  });
  it.each(['radio', 'checkbox', 'select', 'likert'])(
    '[FRM-1c] wants something to choose from in a %s',
    (type) => {
      expect(() => parseFormSchema(form({ ...text, type }))).toThrow('at least one entry');
      expect(() => parseFormSchema(form({ ...text, type, options: [] }))).toThrow('options');
    },
  );
  it('[FRM-1c] names error and place for the log', () => {
    expect(() => parseFormSchema(form({ ...text, required: 'yes' }))).toThrow(
      expect.objectContaining({
        name: 'FormSchemaError',
        path: 'fields[0] "Your text" (a) required',
      }),
    );
  });
  it('[FRM-1b] takes a hidden field without a title', () => {
    expect(parseFormSchema(form({ type: 'hidden', id: 'h' })).fields).toHaveLength(1);
  });
  it.each([
    { maxLength: '12' },
    { maxLength: '' },
    { maxLength: 12 },
    { emailRule: 'default' },
    { emailRule: 'strict' },
    { options: [{ label: 'A' }, { value: 'b' }, 'C'] },
    ...['is', 'isNot', 'includes', 'filled', 'empty'].map((test) => ({
      conditions: [{ field: 'a', test, value: 'x' }],
    })),
  ])('[FRM-1c] takes a field with %j as it is read without checks', (property) => {
    const json = form({ ...text, ...property });
    expect(parseFormSchema(json)).toEqual(readFormContext(json));
  });
  it('[FRM-1g] takes steps that name fields of the form', () => {
    const steps = [{ title: 'One', fields: ['a'] }];
    expect(parseFormSchema({ ...form(text), steps }).steps).toEqual(steps);
  });
  it('[FRM-1d] prefers our own names to those of published pages', () => {
    expect(parseFormSchema({ ...form(text), formFields: 'old' }).fields).toEqual([text]);
  });
  it('reads the context of a published page', () => {
    const schema = parseFormSchema({
      formId: 'f',
      formName: 'Contact',
      formFields: [{ ...text, locked: true }],
      formSubmitButtonText: 'Go',
      formSubmissionMessage: { html: '<p>Done</p>' },
      successRedirect: '/thanks',
      disclaimerMessage: 'Small print',
      captchaEnabled: true,
      captchaTheme: 'DARK',
      formFieldFormats: {
        initialNameOrder: 'FAMILY_FIRST',
        initialAddressFormat: { country: 'CA' },
        countries: [{ code: 'CA', name: 'Canada', phoneCode: '+1' }],
      },
    });
    expect(schema).toEqual({
      formId: 'f',
      formName: 'Contact',
      fields: [text],
      submitButtonText: 'Go',
      submissionHtml: '<p>Done</p>',
      successRedirect: '/thanks',
      disclaimer: 'Small print',
      captcha: { enabled: true, theme: 'dark' },
      formats: {
        nameOrder: 'family-first',
        country: 'CA',
        countries: [{ code: 'CA', name: 'Canada', phoneCode: '+1' }],
      },
    });
  });
  it('reads a broken context without complaint', () => {
    expect(readFormContext(null)).toEqual({ formId: '', formName: '', fields: [] });
    expect(
      readFormContext({ formFields: [1, null, { id: 'x', type: 'unheard-of' }] }).fields,
    ).toEqual([{ type: 'text', id: 'x', title: '' }]);
  });
});
