import type { consentMessages } from './messages';

/** Italian texts; pass them as `messages`. */
export const italianConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Banner dei cookie',
  'consent.text': 'Questo sito utilizza i cookie per misurare come viene usato.',
  'consent.accept': 'Accetta',
  'consent.decline': 'Rifiuta',
  'consent.settings': 'Impostazioni dei cookie',
  'consent.blocked': 'Questo contenuto proviene da {host}, che potrebbe utilizzare cookie.',
  'consent.load': 'Carica contenuto',
};
