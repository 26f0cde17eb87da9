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

it('[FRM-22] folds what a number is made of, and leaves words and choices alone', () => {
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

it('[FRM-22] adds nothing where nothing was entered', () => {
  expect(foldEntries(schema, { name: 'Ada' })).toEqual({ name: 'Ada' });
});
