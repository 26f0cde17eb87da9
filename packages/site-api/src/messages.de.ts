import type { siteApiMessages } from './messages';

/** The request layer in German. */
export const germanSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Interner Fehler: Die Antwort des Servers von ({url}) ist kein lesbares JSON: {message}',
  'siteApi.unauthorized': 'Nicht berechtigte Anfrage',
  'siteApi.serverError': 'Interner Serverfehler. Bitte versuchen Sie es später erneut.',
  'siteApi.serviceUnavailable':
    'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später erneut.',
  'siteApi.unableToConnect': 'Verbindung nicht möglich…',
  'siteApi.misfit': '{callName}: „{field}“ ist in der Antwort nicht {expected}.',
  'siteApi.tooLarge': '{callName}: Die Antwort ist zu groß.',
  'siteApi.aborted': '{callName} wurde abgebrochen.',
  'siteApi.somethingWentWrong': 'Etwas ist schiefgelaufen!',
  'siteApi.reloadPage': 'Seite neu laden',
  'siteApi.clear': 'Schließen',
};
