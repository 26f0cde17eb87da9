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
  'consent.categories': 'Zelf kiezen',
  'consent.category.necessary': 'Noodzakelijk',
  'consent.category.necessary.what': 'Zonder deze cookies werkt de site niet.',
  'consent.category.preferences': 'Voorkeuren',
  'consent.category.preferences.what':
    'Onthouden uw voorkeuren en laden reacties en lettertypen van andere bedrijven.',
  'consent.category.statistics': 'Statistieken',
  'consent.category.statistics.what': 'Meten hoe de site wordt gebruikt.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Laden video’s, kaarten en advertenties van andere bedrijven, die u kunnen herkennen.',
  'consent.saveChoice': 'Keuze opslaan',
  'consent.saved': 'Uw keuze is opgeslagen.',
};
