import type { consentMessages } from './messages';

/** French texts; pass them as `messages`. */
export const frenchConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Bandeau cookies',
  'consent.text': 'Ce site utilise des cookies pour mesurer son utilisation.',
  'consent.accept': 'Accepter',
  'consent.decline': 'Refuser',
  'consent.settings': 'Paramètres des cookies',
  'consent.blocked': 'Ce contenu est fourni par {host}, qui peut utiliser des cookies.',
  'consent.load': 'Charger le contenu',
};
