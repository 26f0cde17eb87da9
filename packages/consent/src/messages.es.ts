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
  'consent.categories': 'Elegir por su cuenta',
  'consent.category.necessary': 'Necesarias',
  'consent.category.necessary.what': 'El sitio no funciona sin ellas.',
  'consent.category.preferences': 'Preferencias',
  'consent.category.preferences.what':
    'Recuerdan sus preferencias y cargan comentarios y fuentes de otras empresas.',
  'consent.category.statistics': 'Estadísticas',
  'consent.category.statistics.what': 'Miden cómo se usa el sitio.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Cargan vídeos, mapas y publicidad de otras empresas, que pueden reconocerle.',
  'consent.saveChoice': 'Guardar la selección',
  'consent.saved': 'Su selección se ha guardado.',
};
