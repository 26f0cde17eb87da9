import { describe, expect, it } from 'vitest';
import { everyField, everyMistake, everyValue } from '../__fixtures__/everyField';
import type { FieldType, FieldValue, FormField, FormFormats } from './formSchema';
import { validateForm } from './validateForm';

function check(
  field: Partial<FormField> & { type: FieldType },
  value: FieldValue,
  formats: FormFormats = {},
): string | undefined {
  const schema = {
    formId: 'f',
    formName: '',
    fields: [{ id: 'x', title: 'It', ...field }],
    formats,
  };
  return validateForm(schema, { x: value })['x'];
}

describe('validateForm', () => {
  it('[FRM-21c] finds nothing wrong with a form that is filled in', () => {
    expect(validateForm(everyField, everyValue)).toEqual({});
  });
  it.each(['', ' ', '\u00a0', '\u200b\u200b', '\u3164', '\u2800', '\u200d', '\ufeff\u202e'])(
    '[FRM-1i] misses what is required where nobody sees anything: %j',
    (nothing) => {
      expect(check({ type: 'text', required: true }, nothing)).toBe('It is required.');
      expect(check({ type: 'name', required: true }, [nothing, nothing])).toBe('It is required.');
      expect(
        check({ type: 'text', required: true }, `${nothing}\u{1f469}\u200d\u{1f680}`),
      ).toBeUndefined();
    },
  );
  it.each(Object.entries(everyMistake))(
    '[FRM-1f] says of a mistake in %s alone what is wrong',
    (id, [value, message]) => {
      expect(validateForm(everyField, { ...everyValue, [id]: value })).toEqual({ [id]: message });
    },
  );
  it('[FRM-21c] names every required field of an empty form', () => {
    const required = everyField.fields.filter((field) => field.required).map(({ id }) => id);
    expect(Object.keys(validateForm(everyField, {}))).toEqual(required);
  });
  it('[FRM-5, A-178, A-179] refuses a text area over its limit, but not an empty optional one', () => {
    const area = { type: 'textarea', maxLength: 3 } as const;
    expect(check(area, 'abcd')).toBe('You have exceeded the character limit.');
    expect(check(area, 'abc')).toBeUndefined();
    expect(check(area, '')).toBeUndefined();
    expect(check(area, '     ')).toBeUndefined();
    expect(check({ ...area, required: true }, '    ')).toBe('It is required.');
    expect(check({ ...area, maxLength: 0 }, 'abcd')).toBeUndefined();
  });
  it('[FRM-6, A-180] refuses what is no e-mail address', () => {
    const message = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    expect(check({ type: 'email' }, 'nope')).toBe(message);
    expect(check({ type: 'email' }, '  a@b.io  ')).toBeUndefined();
    expect(check({ type: 'email' }, '')).toBeUndefined();
    expect(check({ type: 'email' }, 'a@b.photography')).toBeUndefined();
    expect(check({ type: 'email', emailRule: 'strict' }, 'a@b.photography')).toBe(message);
  });
  it('[FRM-9, A-185] wants exactly 5 digits of a US zip code', () => {
    const address = (zip: string, country = 'US') => ['1 Main St', '', 'Town', 'IL', zip, country];
    for (const zip of ['6270', '627011', '62701-1234', 'abcde'])
      expect(check({ type: 'address' }, address(zip))).toBe('Enter a zip code of 5 digits.');
    expect(check({ type: 'address' }, address('62701'))).toBeUndefined();
    expect(check({ type: 'address' }, address('62701', ''))).toBeUndefined();
    expect(check({ type: 'address' }, address('6270', 'United States'))).toBe(
      'Enter a zip code of 5 digits.',
    );
  });
  it.each([
    ['GB', 'SW1A 1AA', '12345'],
    ['CA', 'K1A 0B1', '12345'],
    ['DE', '10115', '1011'],
    ['NL', '1012 AB', '1012'],
    ['JP', '100-0001', '10-0001'],
    ['BR', '01310-100', '01310'],
    ['IE', 'D02 AF30', '12345'],
    ['PL', '00-001', '0001'],
    ['LU', 'L-1009', '10091'],
    ['IN', '110 001', '010001'],
  ])('[FRM-1h] knows the postal codes of %s', (country, right, wrong) => {
    const address = (zip: string) => ['1 Street', '', 'Town', 'S', zip, country];
    expect(check({ type: 'address', required: true }, address(right))).toBeUndefined();
    expect(check({ type: 'address', required: true }, address(wrong))).toBe(
      'Enter a postal code that fits the country.',
    );
  });
  it('[FRM-1h] asks of a required address what its country has', () => {
    const required = { type: 'address', required: true } as const;
    expect(check(required, ['1 Road', '', 'Central', '', '', 'HK'])).toBeUndefined();
    expect(check(required, ['1 Weg', '', 'Bonn', '', '', 'DE'])).toBe('It is required.');
    expect(check(required, ['1 Rue', '', 'Ville', '', '', 'ZZ'])).toBeUndefined();
  });
  it.each<[FieldType, FieldValue[], FieldValue[]]>([
    ['number', ['1', '-2.5', '1,000', '.5', ' 7 '], ['one', '1e', '--1', '1x']],
    [
      'website',
      ['example.com', 'https://example.com/a?b', 'http://a.b.co:80'],
      [
        ...['example', 'http://', 'a b.com', 'ada@example.com', 'javascript:alert(1)'],
        ...['javascript:alert(document.cookie)', 'mailto:ada.example', 'http:example.com'],
      ],
    ],
    ['currency', ['12.50', '$12', '1,000.00'], ['twelve', '$']],
    [
      'twitter',
      ['@ada', 'ada_1', 'https://twitter.com/ada'],
      ['@ada lovelace', '@' + 'a'.repeat(16)],
    ],
    [
      'date',
      [
        ['2', '29', '2024'],
        ['12', '31', '1999'],
        ['2', '28', '1900'],
      ],
      [
        ['2', '29', '2023'],
        ['2', '29', '1900'],
        ['13', '1', '2024'],
        ['4', '31', '2024'],
        ['1', '1', '24'],
        ['1', '', '2024'],
        ['a', '1', '2024'],
      ],
    ],
    [
      'time',
      [
        ['9', '05', '', 'PM'],
        ['12', '0', '59', 'am'],
        ['23', '59', '', ''],
      ],
      [
        ['13', '0', '', 'PM'],
        ['0', '0', '', 'AM'],
        ['24', '0', '', ''],
        ['9', '60', '', 'AM'],
        ['9', '', '', 'AM'],
        ['9', '0', '0', 'XM'],
      ],
    ],
    [
      'phone',
      [
        ['', '212', '555', '0123'],
        ['+49', '', '', '30 123456'],
        ['', '', '', '1234'],
      ],
      [
        ['', '212', '555', 'CALL'],
        ['', '', '', '123'],
        ['49', '', '', ''],
        ['', '', '', '1234567890123456'],
      ],
    ],
  ])('[FRM-1a] tells right from wrong in a field of type %s', (type, right, wrong) => {
    for (const value of right) expect([value, check({ type }, value)]).toEqual([value, undefined]);
    for (const value of wrong)
      expect([value, check({ type }, value)]).toEqual([value, expect.any(String)]);
  });
  it('[FRM-1f] takes only answers that were offered', () => {
    const options = ['A', 'B'];
    expect(check({ type: 'radio', options }, 'C')).toBe('Choose one of the options.');
    expect(check({ type: 'select', options }, 'A')).toBeUndefined();
    expect(check({ type: 'checkbox', options }, ['A', 'C'])).toBe('Choose one of the options.');
    expect(check({ type: 'checkbox', options, required: true }, [])).toBe('It is required.');
    expect(check({ type: 'likert', options, required: true }, { A: '1' })).toBe(
      'Answer every question.',
    );
    expect(check({ type: 'likert', options }, { A: '3' })).toBe('Answer every question.');
    expect(check({ type: 'likert', options, required: true }, { A: '1', B: '-2' })).toBeUndefined();
  });
  it('checks a field only while its conditions hold, along the chain', () => {
    const fields: FormField[] = [
      { type: 'radio', id: 'pet', title: 'Pet', options: ['Cat', 'None'] },
      {
        type: 'text',
        id: 'cat',
        title: 'Cat',
        required: true,
        conditions: [{ field: 'pet', test: 'is', value: 'Cat' }],
      },
      {
        type: 'text',
        id: 'age',
        title: 'Age',
        required: true,
        conditions: [{ field: 'cat', test: 'filled' }],
      },
    ];
    const errors = (values: Record<string, FieldValue>) =>
      Object.keys(validateForm({ formId: 'f', formName: '', fields }, values));
    expect(errors({ pet: 'None' })).toEqual([]);
    expect(errors({ pet: 'Cat' })).toEqual(['cat']);
    expect(errors({ pet: 'Cat', cat: 'Tom' })).toEqual(['age']);
    // A hidden field's entry decides nothing.
    expect(errors({ pet: 'None', cat: 'Tom' })).toEqual([]);
  });
  it('uses the site’s own messages', () => {
    expect(
      validateForm(everyField, {}, { messages: { 'forms.required': '{title} fehlt.' } })['name'],
    ).toBe('Name fehlt.');
  });
});
