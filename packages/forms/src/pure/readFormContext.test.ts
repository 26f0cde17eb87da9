import { describe, expect, it } from 'vitest';
import { readFormContext } from './readFormContext';

const fieldOf = (json: Record<string, unknown>) =>
  readFormContext({ fields: [{ id: 'x', ...json }] }).fields[0];

describe('readFormContext', () => {
  it('[FRM-1d] takes the names of the builder', () => {
    const given = {
      formId: 'f',
      formName: 'Contact',
      collectionId: 'c',
      objectName: 'o',
      fields: [],
      submitButtonText: 'Send',
      submissionText: 'Thanks',
      submissionHtml: '<p>Thanks</p>',
      successRedirect: '/thanks',
      disclaimer: 'We keep it.',
    };
    expect(readFormContext(given)).toEqual(given);
  });

  it('[FRM-1d] takes the names of older pages', () => {
    expect(
      readFormContext({
        formFields: [{ key: 'x' }],
        formSubmitButtonText: 'Send',
        formSubmissionMessage: { html: '<p>Thanks</p>' },
        disclaimerMessage: 'We keep it.',
      }),
    ).toEqual({
      formId: '',
      formName: '',
      fields: [{ type: 'text', id: 'x', key: 'x', title: '' }],
      submitButtonText: 'Send',
      submissionHtml: '<p>Thanks</p>',
      disclaimer: 'We keep it.',
    });
    expect(readFormContext({ formSubmissionMessage: 'Thanks' }).submissionText).toBe('Thanks');
    expect(readFormContext({ submissionMessage: 'Thanks' }).submissionText).toBe('Thanks');
  });

  it.each([
    [{ captcha: { enabled: true, theme: 'dark' } }, { enabled: true, theme: 'dark' }],
    [{ captcha: { enabled: 'true', theme: 'LIGHT' } }, { enabled: true, theme: 'light' }],
    [{ captcha: { enabled: false } }, {}],
    [{ captcha: {}, captchaEnabled: true }, {}],
    [
      { captchaEnabled: true, captchaTheme: 'DARK' },
      { enabled: true, theme: 'dark' },
    ],
    [{ captchaEnabled: 'true' }, { enabled: true }],
    [{ captchaEnabled: false, captchaTheme: 'DARK' }, undefined],
    [{ captchaEnabled: 'yes' }, undefined],
    [{ captcha: 'on' }, undefined],
    [
      { captchaEnabled: true, captchaTheme: 'darkish' },
      { enabled: true, theme: 'light' },
    ],
    [
      { captchaEnabled: true, captchaTheme: 'undark' },
      { enabled: true, theme: 'light' },
    ],
  ])('[FRM-8] reads the captcha of %j', (context, captcha) => {
    expect(readFormContext(context).captcha).toEqual(captcha);
  });

  it('[FRM-1b] reads every property of a field', () => {
    const field = {
      type: 'select',
      id: 'x',
      title: 'X',
      description: 'D',
      placeholder: 'P',
      required: true,
      maxLength: 5,
      options: ['A', 'B'],
      currencySymbol: '€',
      showCountryCode: true,
      underline: true,
      key: 'k',
      value: 'v',
      emailRule: 'strict',
      conditions: [{ field: 'y', test: 'is', value: 'z' }],
      autocomplete: 'email',
    };
    expect(readFormContext({ fields: [field] }).fields).toEqual([field]);
  });

  it.each([
    [{ type: 'EMAIL' }, { type: 'email' }],
    [{ type: 'unheard-of' }, { type: 'text' }],
    [{ type: 5 }, { type: 'text' }],
    [{ required: 'true' }, { required: true }],
    [{ required: 'yes' }, {}],
    [{ maxLength: '7' }, { maxLength: 7 }],
    [{ maxLength: 0 }, {}],
    [{ maxLength: -1 }, {}],
    [{ maxLength: {} }, {}],
    [{ maxLength: [7] }, {}],
    [{ options: [] }, {}],
    [{ options: 'A' }, {}],
    [
      { options: ['A', '', 5, { label: 'B', value: 'b' }, { value: 'C' }, {}, null] },
      { options: ['A', 'B', 'C'] },
    ],
    [{ emailRule: 'loose' }, {}],
    [{ conditions: [] }, {}],
    [{ conditions: [null, {}, { field: 'y' }, { test: 'is' }, { field: 'y', test: 'odd' }] }, {}],
    [
      { conditions: [{ field: 'y', test: 'filled', value: 5 }] },
      { conditions: [{ field: 'y', test: 'filled' }] },
    ],
    [{ title: 5, description: '' }, {}],
  ])('[FRM-1b] reads the field %j', (json, expected) => {
    expect(fieldOf(json)).toEqual({ type: 'text', id: 'x', title: '', ...expected });
  });

  it.each(['is', 'isNot', 'includes', 'filled', 'empty'])(
    '[FRM-1d] knows the condition %s',
    (test) => {
      expect(fieldOf({ conditions: [{ field: 'y', test }] })?.conditions).toEqual([
        { field: 'y', test },
      ]);
    },
  );

  it('[FRM-1d] leaves out what has no name', () => {
    expect(readFormContext({ fields: [{ type: 'text' }, { id: '' }, 'x', null] }).fields).toEqual(
      [],
    );
    expect(readFormContext({ fields: 'x' }).fields).toEqual([]);
  });

  it('reads steps by the ids of their fields', () => {
    expect(
      readFormContext({ steps: [{ title: 'One', fields: ['a', '', 5] }, { fields: 'a' }, null] })
        .steps,
    ).toEqual([
      { title: 'One', fields: ['a'] },
      { title: '', fields: [] },
    ]);
    expect(readFormContext({ steps: [] })).not.toHaveProperty('steps');
  });

  it.each([
    [{ dateOrder: 'DMY' }, { dateOrder: 'dmy' }],
    [{ dateOrder: 'ymd' }, { dateOrder: 'ymd' }],
    [{ dateOrder: 'mdy' }, {}],
    [{ nameOrder: 'family-first' }, { nameOrder: 'family-first' }],
    [{ initialNameOrder: 'FAMILY_FIRST' }, { nameOrder: 'family-first' }],
    [{ nameOrder: 'given, family' }, {}],
    [{ country: 'DE' }, { country: 'DE' }],
    [{ initialAddressFormat: { country: 'DE' } }, { country: 'DE' }],
    [{ initialAddressFormat: 'DE' }, {}],
    [
      { countries: ['DE', { code: 'FR', name: 'France', phoneCode: '33' }] },
      {
        countries: [{ code: 'DE' }, { code: 'FR', name: 'France', phoneCode: '33' }],
      },
    ],
    [{ countries: [{ code: '' }, {}, null, 5] }, {}],
    [{ countries: [{ code: 'FR', name: 5 }] }, { countries: [{ code: 'FR' }] }],
    [{ phone: 'international' }, { phone: 'international' }],
    [{ phone: 'national' }, {}],
    [{ clock: 24 }, { clock: 24 }],
    [{ clock: 12 }, {}],
  ])('[FRM-1d] reads the formats %j', (json, formats) => {
    expect(readFormContext({ formats: json }).formats).toEqual(formats);
    expect(readFormContext({ formFieldFormats: json }).formats).toEqual(formats);
  });

  it('[FRM-1d] has no formats where there are none', () => {
    for (const formats of [undefined, null, 'x'])
      expect(readFormContext({ formats })).not.toHaveProperty('formats');
  });
});
