import type { siteApiMessages } from './messages';

/** The request layer in Spanish. */
export const spanishSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Error interno: la respuesta del servidor ({url}) no es un JSON legible: {message}',
  'siteApi.unauthorized': 'Solicitud no autorizada',
  'siteApi.serverError': 'Error interno del servidor. Inténtelo de nuevo más tarde.',
  'siteApi.serviceUnavailable':
    'Este servicio no está disponible temporalmente. Inténtelo de nuevo más tarde.',
  'siteApi.unableToConnect': 'No se ha podido conectar…',
  'siteApi.misfit': '{callName}: en la respuesta, «{field}» no es {expected}.',
  'siteApi.tooLarge': '{callName}: la respuesta es demasiado grande.',
  'siteApi.aborted': 'Se ha cancelado {callName}.',
  'siteApi.somethingWentWrong': '¡Algo ha salido mal!',
  'siteApi.reloadPage': 'Volver a cargar la página',
  'siteApi.clear': 'Cerrar',
};
