import { printValue } from '../../../code/printValue';
import { amount, choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface MessageOptions {
  message: string;
  count: number;
  name: string;
  locale: string;
}

export const fallback = '{name} has {count, plural, =0 {no bowls} one {# bowl} other {# bowls}}.';

export const example = defineExample<MessageOptions>({
  controls: {
    message: text(fallback),
    count: amount(1234, { max: 100_000 }),
    name: text('Ada'),
    locale: choice<string>(['en', 'de', 'fr', 'pl', 'ar', 'hi'], 'en'),
  },
  descriptions: {
    message: 'A message of ICU MessageFormat.',
    count: 'The number that its plural counts.',
  },
  stories: {
    'Polish plurals': { locale: 'pl', count: 22 },
    'Arabic digits': { locale: 'ar', count: 3 },
  },
  code: ({ values: { message = fallback, count = 1234, name = 'Ada', locale = 'en' } }) => ({
    attach: `import { createTranslate, defineMessages } from '@plinth/site-model';

const messages = defineMessages({
  'shop.bowls': ${printValue(message)},
});
const translate = createTranslate(messages, { locale: ${printValue(locale)} });
console.log(translate('shop.bowls', ${printValue({ name, count })}));`,
  }),
});
