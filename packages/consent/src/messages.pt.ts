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
  'consent.categories': 'Escolher por conta própria',
  'consent.category.necessary': 'Necessários',
  'consent.category.necessary.what': 'O site não funciona sem eles.',
  'consent.category.preferences': 'Preferências',
  'consent.category.preferences.what':
    'Lembram suas preferências e carregam comentários e fontes de outras empresas.',
  'consent.category.statistics': 'Estatísticas',
  'consent.category.statistics.what': 'Medem como o site é usado.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Carregam vídeos, mapas e anúncios de outras empresas, que podem reconhecer você.',
  'consent.saveChoice': 'Salvar a escolha',
  'consent.saved': 'Sua escolha foi salva.',
};
