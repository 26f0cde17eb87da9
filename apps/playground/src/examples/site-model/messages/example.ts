import { amount, choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface MessageOptions {
  message: string;
  count: number;
  name: string;
  locale: string;
}

export const example = defineExample<MessageOptions>({
  controls: {
    message: text('{name} has {count, plural, =0 {no bowls} one {# bowl} other {# bowls}}.'),
    count: amount(1234, { max: 100_000 }),
    name: text('Ada'),
    locale: choice<string>(['en', 'de', 'fr', 'pl', 'ar', 'hi'], 'en'),
  },
  code: () => ({
    attach: `import { createTranslate, defineMessages } from '@plinth/site-model';

const messages = defineMessages({
  'shop.bowls': '{name} has {count, plural, one {# bowl} other {# bowls}}.',
});
const translate = createTranslate(messages, { locale: 'en' });
label.textContent = translate('shop.bowls', { name: 'Ada', count: 3 });`,
  }),
});
