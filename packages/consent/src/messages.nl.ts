import type { consentMessages } from './messages';

/** Dutch texts; pass them as `messages`. */
export const dutchConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Cookiemelding',
  'consent.text': 'Deze website gebruikt cookies om het gebruik ervan te meten.',
  'consent.accept': 'Accepteren',
  'consent.decline': 'Weigeren',
  'consent.settings': 'Cookie-instellingen',
  'consent.blocked': 'Deze inhoud komt van {host} en gebruikt mogelijk cookies.',
  'consent.load': 'Inhoud laden',
};
