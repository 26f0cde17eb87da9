import type { siteApiMessages } from './messages';

/** The request layer in Brazilian Portuguese. */
export const portugueseSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'Erro interno: a resposta do servidor ({url}) não é um JSON legível: {message}',
  'siteApi.unauthorized': 'Solicitação não autorizada',
  'siteApi.serverError': 'Erro interno do servidor. Tente novamente mais tarde.',
  'siteApi.serviceUnavailable':
    'Este serviço está temporariamente indisponível. Tente novamente mais tarde.',
  'siteApi.unableToConnect': 'Não foi possível conectar…',
  'siteApi.misfit': '{callName}: na resposta, “{field}” não é {expected}.',
  'siteApi.tooLarge': '{callName}: a resposta é grande demais.',
  'siteApi.aborted': '{callName}: operação cancelada.',
  'siteApi.somethingWentWrong': 'Algo deu errado!',
  'siteApi.reloadPage': 'Recarregar a página',
  'siteApi.clear': 'Fechar',
};
