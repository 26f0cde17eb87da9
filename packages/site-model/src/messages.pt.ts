import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in Brazilian Portuguese. */
export const portugueseSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': 'Disponível',
  'siteModel.workflow.scheduled': 'Agendado',
  'siteModel.workflow.hidden': 'Oculto',
  'siteModel.workflow.unsupported': 'Não compatível',
  'siteModel.status.scheduled': 'Agendado',
  'siteModel.status.needsReview': 'Precisa de revisão',
  'siteModel.status.draft': 'Rascunho',
  'siteModel.status.private': 'Privado',
  'siteModel.connectedAccount.orderNow': 'Pedir agora',
  'siteModel.justNow': 'agora mesmo',
  'siteModel.secondsAgo': 'há cerca de {seconds} segundos',
  'siteModel.bytes': '{size, plural, one {# byte} other {# bytes}}',
};

/** The strings of the interface in Brazilian Portuguese. */
export const portugueseInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> =
  {
    'interface.invalidEmail': 'Digite um e-mail válido.',
    'interface.emailFormat': 'Os e-mails devem ter o formato {email}.',
    'interface.linkFormat': 'Os links devem ter o formato {host} ou {host}.',
    'interface.invalidPageUrl': '{val} não é um URL de página válido.',
    'interface.unexpectedOption': '{val} não é uma das opções esperadas.',
    'interface.fileNameRequired': 'Digite um nome para o arquivo.',
    'interface.listRequired': 'É preciso selecionar uma lista.',
    'interface.datasetColumnRequired': 'O conjunto de dados deve ter pelo menos uma coluna.',
    'interface.datasetRowRequired': 'O conjunto de dados deve ter pelo menos uma linha.',
    'interface.datasetRowIncomplete': 'Faltam dados em pelo menos uma linha.',
    'interface.datasetTruncated':
      'O conjunto de dados foi limitado a {maxRows} linhas ou {maxColumns} colunas.',
    'interface.fileTooLarge':
      'O arquivo {fileName} é grande demais. O tamanho máximo permitido é {maxSize}.',
    'interface.fileUnsupported': 'O arquivo {fileName} não parece ser compatível.',
    'interface.oneTagAtATime': 'Você só pode editar um elemento por vez: {tagType}.',
    'interface.tagExists': 'Já existe: {tagType}.',
    'interface.vimeoBasic': 'Contas Vimeo Basic não são compatíveis. Use um vídeo de outra conta.',
    'interface.ratingRequired': 'Selecione uma nota em estrelas.',
    'interface.noCodeOnAndroid': 'A edição de código não está disponível no Android.',
    'interface.somethingWentWrong': 'Algo deu errado.',
    'interface.networkError': 'Erro de rede.',
    'interface.resultsNotLoaded': 'Não foi possível carregar os resultados.',
    'interface.notLoaded': 'Não foi possível carregar. Tente novamente.',
    'interface.fontsNotLoaded': 'Não foi possível carregar as fontes.',
    'interface.collectionsNotLoaded': 'Não foi possível carregar as coleções.',
    'interface.fontPreviewNotLoaded': 'Não foi possível carregar a prévia de {fontName}.',
    'interface.notConnected': 'Não foi possível conectar. Tente novamente.',
    'interface.contentNotFound': 'Não foi possível encontrar o conteúdo.',
    'interface.checkConnection': 'Verifique sua conexão com a internet.',
    'interface.pleaseTryAgain': 'Tente novamente.',
    'interface.uploadIncomplete': 'O envio do arquivo não foi concluído.',
    'interface.processingFailed': 'Não foi possível processar o arquivo.',
    'interface.processingCancelled': 'O processamento do arquivo foi cancelado.',
    'interface.processingIncomplete': 'O processamento do arquivo não foi concluído.',
    'interface.renameFailed': 'Ocorreu um problema ao renomear o arquivo.',
    'interface.uploadFailed': 'Ocorreu um problema ao enviar o arquivo.',
    'interface.quantityNotUpdated': 'Não foi possível atualizar a quantidade.',
    'interface.itemNotRemoved': 'Não foi possível remover o item.',
    'interface.formNotOpened': 'Não foi possível abrir o formulário.',
    'interface.formNotUpdated': 'Não foi possível atualizar o formulário.',
    'interface.alreadyReviewed': 'Você já avaliou esta compra.',
    'interface.reviewExpired': 'Sua solicitação de avaliação expirou.',
    'interface.submitReviewAgain': 'Tente enviar sua avaliação novamente.',
    'interface.timeZoneNotLoaded': 'Não foi possível carregar o fuso horário {timeZone}.',
    'interface.noJobData': 'A tarefa não retornou dados.',
    'interface.noMailingLists':
      'Você não tem nenhuma lista de e-mails. Crie uma antes de continuar.',
    'interface.tryAgain': 'Tentar novamente',
    'interface.retry': 'Tentar novamente',
    'interface.confirmDisconnectMailingList':
      'As respostas do formulário não serão mais enviadas para a conta conectada.',
    'interface.confirmDeleteFile':
      'Esta ação não pode ser desfeita. Lembre-se de atualizar todos os links para este arquivo.',
    'interface.confirmUnsavedChanges': 'Você fez alterações. Deseja salvá-las ou descartá-las?',
    'interface.confirmRemoveTag': 'Todos os elementos associados serão atualizados.',
  };
