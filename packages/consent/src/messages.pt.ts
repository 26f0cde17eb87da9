import type { consentMessages } from './messages';

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Aviso de cookies',
  'consent.text': 'Este site usa cookies para medir como ele é utilizado.',
  'consent.accept': 'Aceitar',
  'consent.decline': 'Recusar',
  'consent.settings': 'Configurações de cookies',
  'consent.blocked': 'Este conteúdo vem de {host}, que pode usar cookies.',
  'consent.load': 'Carregar conteúdo',
};
