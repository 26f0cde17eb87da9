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
  'consent.categories': 'Selbst auswählen',
  'consent.category.necessary': 'Notwendig',
  'consent.category.necessary.what': 'Ohne sie funktioniert die Website nicht.',
  'consent.category.preferences': 'Einstellungen',
  'consent.category.preferences.what':
    'Merken sich Ihre Vorlieben und laden Kommentare und Schriften anderer Anbieter.',
  'consent.category.statistics': 'Statistik',
  'consent.category.statistics.what': 'Messen, wie die Website genutzt wird.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Laden Videos, Karten und Werbung anderer Anbieter, die Sie wiedererkennen können.',
  'consent.saveChoice': 'Auswahl speichern',
  'consent.saved': 'Ihre Auswahl ist gespeichert.',
};
