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
  'consent.categories': 'Scegli tu',
  'consent.category.necessary': 'Necessari',
  'consent.category.necessary.what': 'Senza di essi il sito non funziona.',
  'consent.category.preferences': 'Preferenze',
  'consent.category.preferences.what':
    'Ricordano le tue preferenze e caricano commenti e caratteri di altre aziende.',
  'consent.category.statistics': 'Statistiche',
  'consent.category.statistics.what': 'Misurano come viene usato il sito.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Caricano video, mappe e pubblicità di altre aziende, che possono riconoscerti.',
  'consent.saveChoice': 'Salva la scelta',
  'consent.saved': 'La tua scelta è salvata.',
};
