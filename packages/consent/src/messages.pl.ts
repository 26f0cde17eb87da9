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
  'consent.categories': 'Wybierz samodzielnie',
  'consent.category.necessary': 'Niezbędne',
  'consent.category.necessary.what': 'Bez nich strona nie działa.',
  'consent.category.preferences': 'Preferencje',
  'consent.category.preferences.what':
    'Zapamiętują Twoje preferencje oraz wczytują komentarze i czcionki innych firm.',
  'consent.category.statistics': 'Statystyka',
  'consent.category.statistics.what': 'Mierzą, jak strona jest używana.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Wczytują filmy, mapy i reklamy innych firm, które mogą Cię rozpoznać.',
  'consent.saveChoice': 'Zapisz wybór',
  'consent.saved': 'Twój wybór został zapisany.',
};
