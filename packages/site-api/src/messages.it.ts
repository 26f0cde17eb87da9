import type { siteApiMessages } from './messages';

/** The request layer in Italian. */
export const italianSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Errore interno: la risposta del server ({url}) non è un JSON leggibile: {message}',
  'siteApi.unauthorized': 'Richiesta non autorizzata',
  'siteApi.serverError': 'Errore interno del server. Riprovare più tardi.',
  'siteApi.serviceUnavailable':
    'Questo servizio è temporaneamente non disponibile. Riprovare più tardi.',
  'siteApi.unableToConnect': 'Connessione non riuscita…',
  'siteApi.misfit': '{callName}: nella risposta «{field}» non è {expected}.',
  'siteApi.tooLarge': '{callName}: la risposta è troppo grande.',
  'siteApi.aborted': '{callName}: operazione annullata.',
  'siteApi.somethingWentWrong': 'Si è verificato un errore!',
  'siteApi.reloadPage': 'Ricarica la pagina',
  'siteApi.clear': 'Chiudi',
};
