import { describe, expect, it } from 'vitest';
import { engineMessages, type EngineMessageKey } from '../messages/engineMessages';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { checkField } from './checkField';
import { createValidator } from './createValidator';
import type { FieldType, FieldValue, FormField } from './formSchema';

const field = (type: FieldType, more: Partial<FormField> = {}): FormField => ({
  type,
  id: 'x',
  title: 'It',
  ...more,
});
const withCode = { showCountryCode: true };

describe('checkField', () => {
  it.each<[FieldType, FieldValue | undefined, number | undefined, Partial<FormField>?]>([
    ['text', '', undefined],
    ['text', undefined, undefined],
    ['radio', '', undefined],
    ['checkbox', [], undefined],
    ['name', ['', ''], 0],
    ['date', ['', ' ', ''], 0],
    ['address', ['', '', '', '', '', ''], 0],
    ['likert', {}, 0],
    ['phone', ['', '', '', ''], 1],
    ['phone', ['', '', '', ''], 0, withCode],
    ['name', ['', 'Lovelace'], 0],
    ['name', [' ', 'Lovelace'], 0],
    ['name', ['Ada', ''], 1],
    ['name', ['Ada', ' '], 1],
    ['phone', ['', '212', '555', '0123'], 0, withCode],
    ['address', [' ', '', 'Town', 'IL', '62701', 'US'], 0],
    ['address', ['1 Main St', '', 'Town', ' ', '62701', 'US'], 3],
    ['address', ['1 Main St'], 2],
  ])('[FRM-1e] misses in a required %s with %j part %j', (type, value, part, more) => {
    expect(checkField(field(type, { ...more, required: true }), value)).toEqual(
      part === undefined ? ['forms.required'] : ['forms.required', part],
    );
  });

  it.each<[FieldType, FieldValue | undefined, Partial<FormField>?]>([
    ['section', undefined],
    ['hidden', ''],
    ['checkbox', ['A'], { options: ['A', 'B'] }],
    ['likert', { A: '1' }],
    ['phone', ['', '212', '555', '0123']],
    ['phone', ['', '', '', '030 · 123 • 456']],
    ['phone', ['1', '212', '555', '0123'], withCode],
    ['address', ['1 Road', '', 'Dublin', '', '', 'IE']],
    ['address', [' 1 Main St ', '', 'Town', 'IL', ' 62701 ', ' us ']],
  ])('[FRM-1e] misses nothing in a required %s with %j', (type, value, more) => {
    expect(checkField(field(type, { ...more, required: true }), value)).toBeUndefined();
  });

  it.each<[FieldType, FieldValue]>([
    ['name', ['Ada', '']],
    ['name', ['', 'Lovelace']],
    ['address', ['', '', '', '', '62701', 'US']],
    ['address', ['1 Main St', '', 'Town', 'IL', '', 'US']],
    ['address', ['1 Main St']],
    ['likert', { A: '1', B: '' }],
  ])('[FRM-1e] lets an optional %s be filled in halfway: %j', (type, value) => {
    expect(checkField(field(type, { options: ['A', 'B'] }), value)).toBeUndefined();
  });

  it.each<[FieldType, FieldValue, EngineMessageKey, number]>([
    ['date', ['13', '1', '2024'], 'forms.date', 0],
    ['date', ['', '1', '2024'], 'forms.date', 0],
    ['date', ['0', '1', '2024'], 'forms.date', 0],
    ['date', ['1.5', '1', '2024'], 'forms.date', 0],
    ['date', ['+1', '1', '2024'], 'forms.date', 0],
    ['date', ['1e0', '1', '2024'], 'forms.date', 0],
    ['date', ['2', '30', '2024'], 'forms.date', 1],
    ['date', ['2', '29', '2023'], 'forms.date', 1],
    ['date', ['2', '0', '2024'], 'forms.date', 1],
    ['date', ['2', '30', ''], 'forms.date', 1],
    ['date', ['2', '29', ''], 'forms.date', 2],
    ['date', ['2', '29'], 'forms.date', 2],
    ['date', ['1', '1', '24'], 'forms.date', 2],
    ['date', ['1', '1', '0000'], 'forms.date', 2],
    ['time', ['24', '0', '0', ''], 'forms.time', 0],
    ['time', ['0', '0', '0', 'AM'], 'forms.time', 0],
    ['time', ['9', '60', '0', 'AM'], 'forms.time', 1],
    ['time', ['9', '', '0', 'AM'], 'forms.time', 1],
    ['time', ['9', '0', '60', 'AM'], 'forms.time', 2],
    ['time', ['9', '0', 'x', 'AM'], 'forms.time', 2],
    ['time', ['9', '0', '0', 'XAM'], 'forms.time', 3],
    ['time', ['9', '0', '0', 'AMX'], 'forms.time', 3],
    ['phone', ['+1', '2x2', '555', '0123'], 'forms.phone', 1],
    ['phone', ['', '', '', '123'], 'forms.phone', 3],
    ['phone', ['+49123', '', '', ''], 'forms.phone', 3],
    ['phone', ['+49123', ' ', '', ''], 'forms.phone', 3],
    ['address', ['1 Main St', '', 'Town', 'IL', '6270'], 'forms.zipUs', 4],
    ['address', ['1 Weg', '', 'Bonn', '', '5311', 'DE'], 'forms.postalCode', 4],
  ])(
    '[FRM-22l] points in a %s with %j to what is wrong: %s of part %i',
    (type, value, key, part) => {
      expect(checkField(field(type), value)).toEqual([key, part]);
    },
  );

  it.each<[FieldType, FieldValue]>([
    ['date', [' 2 ', ' 29', ' 2024 ']],
    ['time', ['9', '05']],
    ['time', ['23', '59', ' ', ' ']],
    ['time', ['9', '05', '', ' PM ']],
    ['time', ['9', '05', '', 'a.m.']],
    ['number', '.55'],
    ['twitter', 'twitter.com/ada'],
    ['twitter', 'www.x.com/ada/'],
    ['twitter', 'http://x.com/ada'],
    ['currency', ' $ 12 '],
  ])('[FRM-1f] takes a %s as people write it: %j', (type, value) => {
    expect(checkField(field(type), value)).toBeUndefined();
  });

  it.each<[FieldType, FieldValue, EngineMessageKey]>([
    ['website', 'example.com/a b', 'forms.website'],
    ['website', 'ada.l@example.com', 'forms.website'],
    ['twitter', 'https://example.com/ada', 'forms.twitter'],
    ['likert', { A: '1', B: '3' }, 'forms.likert'],
  ])('[FRM-1f] refuses a %s of %j', (type, value, key) => {
    expect(checkField(field(type, { options: ['A', 'B'] }), value)).toEqual([key]);
  });

  it('[FRM-1e] wants an answer to every question where one was left empty', () => {
    const asked = field('likert', { options: ['A', 'B'], required: true });
    expect(checkField(asked, { A: '1', B: '' })).toEqual(['forms.likert']);
  });
});

describe('createValidator', () => {
  const date = field('date');
  const name = field('text', { id: 'y', title: 'Name', required: true });
  const { validateField } = createValidator(
    { formId: 'f', formName: '', fields: [date, name] },
    createPlainTranslate(engineMessages),
  );

  it('[FRM-22l] names the part to be corrected, and none where a field has but one entry', () => {
    expect(validateField(date, ['2', '30', '2024'])).toStrictEqual({
      message: 'Enter a date that exists.',
      part: 1,
    });
    expect(validateField(name, '')).toStrictEqual({ message: 'Name is required.' });
    expect(validateField(name, 'Ada')).toBeUndefined();
  });

  it.each(['What is it about?', 'Tell us more.', 'Your name:', '何の件ですか？'])(
    '[FRM-22l] asks for an answer where “%s” cannot stand within a sentence',
    (title) => {
      const question = field('text', { id: title, title, required: true });
      expect(validateField(question, '')).toStrictEqual({ message: 'An answer is required.' });
    },
  );

  it('says of each mistake what is wrong, however often it is asked', () => {
    const email = field('email', { required: true });
    const messages = ['', 'ada', ''].map((value) => validateField(email, value)?.message);
    expect(messages).toEqual(['It is required.', expect.stringContaining('user@'), messages[0]]);
  });
});
