import type { siteApiMessages } from './messages';

/** The request layer in French. */
export const frenchSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Erreur interne : la réponse du serveur ({url}) n’est pas un JSON lisible : {message}',
  'siteApi.unauthorized': 'Requête non autorisée',
  'siteApi.serverError': 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  'siteApi.serviceUnavailable':
    'Ce service est temporairement indisponible. Veuillez réessayer plus tard.',
  'siteApi.unableToConnect': 'Connexion impossible…',
  'siteApi.misfit': '{callName} : dans la réponse, « {field} » n’est pas {expected}.',
  'siteApi.tooLarge': '{callName} : la réponse est trop volumineuse.',
  'siteApi.aborted': '{callName} : opération annulée.',
  'siteApi.somethingWentWrong': 'Une erreur s’est produite !',
  'siteApi.reloadPage': 'Recharger la page',
  'siteApi.clear': 'Fermer',
};
