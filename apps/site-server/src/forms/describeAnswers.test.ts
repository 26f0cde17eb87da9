import { expect, it } from 'vitest';
import type { FormField } from '@plinth/forms/rules';
import type { SiteSnapshot } from '../site/loadSite';
import { usualStorage } from '../site/formStorage';
import { testSite } from '../../testing/testSite';
import { describeAnswers } from './describeAnswers';

const fields: FormField[] = [
  {
    id: 'cups',
    type: 'checkbox',
    title: 'Cups',
    options: ['Small, oat', 'Small', 'oat', '5" tall'],
  },
  { id: 'said', type: 'likert', title: 'Said', options: ['Quick, kind', 'Quick'] },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'home', type: 'address', title: 'Home' },
  { id: 'secret', type: 'password', title: 'Secret' },
];
const schema = { formId: 'visit', formName: 'Visit', fields };
const forms: SiteSnapshot['forms'] = new Map([
  ['visit', { schema, page: testSite.pages[0]!, storage: usualStorage }],
]);
const textsOf = (values: Record<string, unknown>) =>
  describeAnswers({ formId: 'visit', values }, { definition: testSite, forms }).map(
    ({ text }) => text,
  );

it('[SRV-3j] writes dates and times unambiguously', () => {
  expect(textsOf({ day: ['3', '4', '2024'], hour: ['9', '05', '', 'PM'] })).toEqual([
    '2024-03-04',
    '9:05 PM',
  ]);
  expect(textsOf({ day: ['12', '24', ''], hour: ['14', '30', '15', ''] })).toEqual([
    '12 24',
    '14:30:15',
  ]);
  expect(
    textsOf({ day: ['', '', ''], hour: ['', '', '', ''], home: ['', '', '', '', '', ''] }),
  ).toEqual(['', '', '']);
});

it('[SRV-3j, B-328] masks a password, and says where there is none', () => {
  expect(textsOf({ secret: 'clay and water' })).toEqual(['••••••']);
  expect(textsOf({ secret: '' })).toEqual(['']);
});

it('[SRV-3j] writes several choices so that they stay distinct', () => {
  expect(textsOf({ cups: ['Small', 'oat'] })).toEqual(['Small, oat']);
  expect(textsOf({ cups: ['Small, oat'] })).toEqual(['"Small, oat"']);
  expect(textsOf({ cups: ['Small, oat', '5" tall'] })).toEqual(['"Small, oat", "5"" tall"']);
  expect(textsOf({ said: { 'Quick, kind': '1', Quick: '-2' } })).toEqual([
    '"Quick, kind": 1, Quick: -2',
  ]);
  expect(textsOf({ gone: ['a, b', 'c'] })).toEqual(['"a, b", c']);
});
