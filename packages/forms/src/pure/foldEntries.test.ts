import { expect, it } from 'vitest';
import { foldEntries } from './foldEntries';
import { parseFormSchema } from './parseFormSchema';
import { validateForm } from './validateForm';

const schema = parseFormSchema({
  formId: 'order',
  formats: { country: 'JP' },
  fields: [
    { type: 'text', id: 'name', title: 'Name' },
    { type: 'number', id: 'count', title: 'Count' },
    { type: 'currency', id: 'sum', title: 'Sum' },
    { type: 'date', id: 'day', title: 'Day' },
    { type: 'time', id: 'hour', title: 'Hour' },
    { type: 'phone', id: 'phone', title: 'Phone' },
    { type: 'address', id: 'home', title: 'Home' },
    { type: 'checkbox', id: 'sizes', title: 'Sizes', options: ['١', '٢'] },
  ],
});

it('[FRM-22g] folds the characters of a number, and leaves words and choices alone', () => {
  const folded = foldEntries(schema, {
    name: '２階 ①',
    count: '١٢',
    sum: '٣٬٥٠٠٫٥',
    day: ['١٢', '٢٤', '٢٠٢٦'],
    hour: ['٩', '٣٠', '', 'AM'],
    phone: ['', '０９０', '１２３４', '５６７８'],
    home: ['２−３', '', '横浜', '', '１００ー０００１', 'JP'],
    sizes: ['٢'],
  });
  expect(folded).toEqual({
    name: '２階 ①',
    count: '12',
    sum: '3,500.5',
    day: ['12', '24', '2026'],
    hour: ['9', '30', '', 'AM'],
    phone: ['', '090', '1234', '5678'],
    home: ['２−３', '', '横浜', '', '100-0001', 'JP'],
    sizes: ['٢'],
  });
  expect(validateForm(schema, folded)).toEqual({});
});

it('[FRM-22i] leaves out invisible characters, but in words, which may need them', () => {
  const fields = [
    { type: 'email', id: 'mail', title: 'Mail' },
    { type: 'website', id: 'site', title: 'Site' },
    { type: 'phone', id: 'phone', title: 'Phone' },
    { type: 'name', id: 'who', title: 'Who' },
    { type: 'textarea', id: 'words', title: 'Words' },
  ];
  const given = {
    mail: '\u202aada@example.com\u202c',
    site: 'example.com\u200b',
    phone: ['', '', '', '\u202d0170 1234567\u202c'],
    who: ['می\u200cرود', ''],
    words: '👩\u200d🚀',
  };
  const form = parseFormSchema({ formId: 'unseen', fields });
  expect(foldEntries(form, given)).toEqual({
    ...given,
    mail: 'ada@example.com',
    site: 'example.com',
    phone: ['', '', '', '0170 1234567'],
  });
});

it('[FRM-22i] adds nothing where nothing was entered', () => {
  expect(foldEntries(schema, { name: 'Ada' })).toEqual({ name: 'Ada' });
});
