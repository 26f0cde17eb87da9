import type { siteApiMessages } from './messages';

/** The request layer in Polish. */
export const polishSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Błąd wewnętrzny: odpowiedź serwera z ({url}) nie jest czytelnym zapisem JSON: {message}',
  'siteApi.unauthorized': 'Żądanie bez uprawnień',
  'siteApi.serverError': 'Wewnętrzny błąd serwera. Spróbuj ponownie później.',
  'siteApi.serviceUnavailable': 'Ta usługa jest tymczasowo niedostępna. Spróbuj ponownie później.',
  'siteApi.unableToConnect': 'Nie można nawiązać połączenia…',
  'siteApi.misfit': '{callName}: „{field}” w odpowiedzi nie jest {expected}.',
  'siteApi.tooLarge': '{callName}: odpowiedź jest za duża.',
  'siteApi.aborted': '{callName}: anulowano.',
  'siteApi.somethingWentWrong': 'Coś poszło nie tak!',
  'siteApi.reloadPage': 'Odśwież stronę',
  'siteApi.clear': 'Zamknij',
};
