import type { consentMessages } from './messages';

/** Polish texts; pass them as `messages`. */
export const polishConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Informacja o plikach cookie',
  'consent.text': 'Ta strona używa plików cookie, aby mierzyć sposób korzystania z niej.',
  'consent.accept': 'Akceptuj',
  'consent.decline': 'Odrzuć',
  'consent.settings': 'Ustawienia plików cookie',
  'consent.blocked': 'Ta treść pochodzi z {host} i może używać plików cookie.',
  'consent.load': 'Załaduj treść',
};
