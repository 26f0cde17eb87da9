import type { siteApiMessages } from './messages';

/** The request layer in Dutch. */
export const dutchSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Interne fout: het antwoord van de server op ({url}) is geen leesbare JSON: {message}',
  'siteApi.unauthorized': 'Niet-geautoriseerd verzoek',
  'siteApi.serverError': 'Interne serverfout. Probeer het later opnieuw.',
  'siteApi.serviceUnavailable':
    'Deze dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
  'siteApi.unableToConnect': 'Verbinding maken is niet mogelijk…',
  'siteApi.misfit': '{callName}: “{field}” is in het antwoord niet {expected}.',
  'siteApi.tooLarge': '{callName}: het antwoord is te groot.',
  'siteApi.aborted': '{callName} is geannuleerd.',
  'siteApi.somethingWentWrong': 'Er is iets misgegaan!',
  'siteApi.reloadPage': 'Pagina opnieuw laden',
  'siteApi.clear': 'Sluiten',
};
