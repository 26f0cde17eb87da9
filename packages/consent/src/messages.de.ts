import type { consentMessages } from './messages';

/** German texts; pass them as `messages`. */
export const germanConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Cookie-Hinweis',
  'consent.text': 'Diese Website verwendet Cookies, um ihre Nutzung zu messen.',
  'consent.accept': 'Akzeptieren',
  'consent.decline': 'Ablehnen',
  'consent.settings': 'Cookie-Einstellungen',
  'consent.blocked': 'Dieser Inhalt kommt von {host} und verwendet möglicherweise Cookies.',
  'consent.load': 'Inhalt laden',
};
