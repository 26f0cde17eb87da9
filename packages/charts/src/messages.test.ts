import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { chartMessages } from './messages';
import { germanChartMessages } from './messages.de';

it('[MOD-21i] every message can be read in both languages', () => {
  assertMessages(chartMessages, { locale: 'en', plain: true });
  assertMessages(germanChartMessages, { locale: 'de', plain: true });
  expect(Object.keys(germanChartMessages)).toEqual(Object.keys(chartMessages));
});
