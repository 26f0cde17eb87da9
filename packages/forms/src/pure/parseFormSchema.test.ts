import { describe, expect, it } from 'vitest';
import { fieldTypeNames } from './fieldTypeNames';
import { FormSchemaError, parseFormSchema } from './parseFormSchema';
import { readFormContext } from './readFormContext';

const form = (...fields: unknown[]) => ({ formId: 'f', formName: 'Form', fields });
const text = { type: 'text', id: 'a', title: 'Your text' };

describe('parseFormSchema', () => {
  it('[FRM-1] knows every type and its properties', () => {
    const schema = parseFormSchema(
      form(
        ...[...fieldTypeNames].map((type) => ({
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
    expect(schema.fields).toHaveLength(19);
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
    [{ fields: [] }, 'formId'],
    [{ formId: 'f' }, 'fields'],
    [
      form(text, { type: 'colour', id: 'b', title: 'Paint' }),
      'fields[1] "Paint" (b) type is "colour", which is none of text',
    ],
    [
      form({ ...text, required: 'yes' }),
      'fields[0] "Your text" (a) required must be true or false',
    ],
    [form({ type: 'text', title: 'No id' }), 'fields[0] "No id" id'],
    [
      form({ type: 'radio', id: 'r', title: 'Pick' }),
      'fields[0] "Pick" (r) needs at least one entry in options',
    ],
    [form({ type: 'text', id: 'r' }), 'fields[0] (r) needs a title'],
    [form(text, text), 'fields[1] id "a" is used twice'],
    [
      form({ ...text, conditions: [{ field: 'b', test: 'filled' }] }),
      'name the field "b", which does not exist',
    ],
    [form({ ...text, conditions: [{ field: 'a', test: 'like' }] }), 'conditions'],
    [{ ...form(text), steps: [{ title: 'One', fields: ['z'] }] }, 'steps[0] name the field "z"'],
  ])('[FRM-1] says what is wrong and where: %j', (json, message) => {
    expect(() => parseFormSchema(json)).toThrow(FormSchemaError);
    expect(() => parseFormSchema(json)).toThrow(message);
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
