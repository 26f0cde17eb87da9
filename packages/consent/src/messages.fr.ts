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
  'consent.categories': 'Choisir moi-même',
  'consent.category.necessary': 'Nécessaires',
  'consent.category.necessary.what': 'Le site ne fonctionne pas sans eux.',
  'consent.category.preferences': 'Préférences',
  'consent.category.preferences.what':
    'Retiennent vos préférences et chargent les commentaires et polices d’autres sociétés.',
  'consent.category.statistics': 'Statistiques',
  'consent.category.statistics.what': 'Mesurent l’utilisation du site.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Chargent les vidéos, cartes et publicités d’autres sociétés, qui peuvent vous reconnaître.',
  'consent.saveChoice': 'Enregistrer le choix',
  'consent.saved': 'Votre choix est enregistré.',
};
