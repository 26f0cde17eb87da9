import { assertMessages } from '@plinth/site-model/check-messages';
import { it } from 'vitest';
import { languages } from './languages';
import { serverMessages } from './serverMessages';

it('[MOD-21i] English can be read', () => {
  assertMessages(serverMessages, { locale: 'en' });
});

it.each(Object.entries(languages))(
  '[MOD-21i] no sentence of the server is missing in %s, each has the places of the English one and the plurals of its language',
  (locale, messages) => {
    assertMessages(messages, { locale, defaults: serverMessages });
  },
);
