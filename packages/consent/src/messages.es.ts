import type { consentMessages } from './messages';

/** Spanish texts; pass them as `messages`. */
export const spanishConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Aviso de cookies',
  'consent.text': 'Este sitio utiliza cookies para medir cómo se usa.',
  'consent.accept': 'Aceptar',
  'consent.decline': 'Rechazar',
  'consent.settings': 'Configuración de cookies',
  'consent.blocked': 'Este contenido procede de {host}, que puede utilizar cookies.',
  'consent.load': 'Cargar contenido',
};
