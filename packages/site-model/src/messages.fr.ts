import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in French. */
export const frenchSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': 'Disponible',
  'siteModel.workflow.scheduled': 'Programmé',
  'siteModel.workflow.hidden': 'Masqué',
  'siteModel.workflow.unsupported': 'Non pris en charge',
  'siteModel.status.scheduled': 'Programmé',
  'siteModel.status.needsReview': 'À vérifier',
  'siteModel.status.draft': 'Brouillon',
  'siteModel.status.private': 'Privé',
  'siteModel.connectedAccount.orderNow': 'Commander maintenant',
  'siteModel.justNow': 'à l’instant',
  'siteModel.secondsAgo': 'il y a environ {seconds} secondes',
  'siteModel.bytes': '{size, plural, one {# octet} other {# octets}}',
};

/** The strings of the interface in French. */
export const frenchInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> = {
  'interface.invalidEmail': 'Veuillez saisir une adresse e-mail valide.',
  'interface.emailFormat': 'Les adresses e-mail doivent avoir la forme {email}.',
  'interface.linkFormat': 'Les liens doivent avoir la forme {host} ou {host}.',
  'interface.invalidPageUrl': '{val} n’est pas une URL de page valide.',
  'interface.unexpectedOption': '{val} ne fait pas partie des options prévues.',
  'interface.fileNameRequired': 'Veuillez saisir un nom de fichier.',
  'interface.listRequired': 'Une liste doit être sélectionnée.',
  'interface.datasetColumnRequired': 'Votre jeu de données doit comporter au moins une colonne.',
  'interface.datasetRowRequired': 'Votre jeu de données doit comporter au moins une ligne.',
  'interface.datasetRowIncomplete': 'Des données manquent dans au moins une ligne.',
  'interface.datasetTruncated':
    'Le jeu de données est tronqué à {maxRows} lignes ou {maxColumns} colonnes.',
  'interface.fileTooLarge':
    'Le fichier {fileName} est trop volumineux. La taille maximale autorisée est de {maxSize}.',
  'interface.fileUnsupported': 'Le fichier {fileName} ne semble pas être pris en charge.',
  'interface.oneTagAtATime': 'Vous ne pouvez modifier qu’un élément à la fois : {tagType}.',
  'interface.tagExists': 'Existe déjà : {tagType}.',
  'interface.vimeoBasic':
    'Les comptes Vimeo Basic ne sont pas pris en charge. Veuillez utiliser une vidéo d’un autre compte.',
  'interface.ratingRequired': 'Veuillez sélectionner une note en étoiles.',
  'interface.noCodeOnAndroid': 'Le code ne peut pas être modifié sur Android.',
  'interface.somethingWentWrong': 'Une erreur s’est produite.',
  'interface.networkError': 'Erreur réseau.',
  'interface.resultsNotLoaded': 'Les résultats n’ont pas pu être chargés.',
  'interface.notLoaded': 'Chargement impossible. Veuillez réessayer.',
  'interface.fontsNotLoaded': 'Les polices n’ont pas pu être chargées.',
  'interface.collectionsNotLoaded': 'Les collections n’ont pas pu être chargées.',
  'interface.fontPreviewNotLoaded': 'L’aperçu de la police {fontName} n’a pas pu être chargé.',
  'interface.notConnected': 'Connexion impossible. Veuillez réessayer.',
  'interface.contentNotFound': 'Contenu introuvable.',
  'interface.checkConnection': 'Veuillez vérifier votre connexion à Internet.',
  'interface.pleaseTryAgain': 'Veuillez réessayer.',
  'interface.uploadIncomplete': 'Le fichier n’a pas été envoyé en entier.',
  'interface.processingFailed': 'Le fichier n’a pas pu être traité.',
  'interface.processingCancelled': 'Le traitement du fichier a été annulé.',
  'interface.processingIncomplete': 'Le fichier n’a pas été traité en entier.',
  'interface.renameFailed': 'Un problème est survenu lors du changement de nom de votre fichier.',
  'interface.uploadFailed': 'Un problème est survenu lors de l’envoi de votre fichier.',
  'interface.quantityNotUpdated': 'La quantité n’a pas pu être modifiée.',
  'interface.itemNotRemoved': 'L’article n’a pas pu être supprimé.',
  'interface.formNotOpened': 'Le formulaire n’a pas pu être ouvert.',
  'interface.formNotUpdated': 'Le formulaire n’a pas pu être modifié.',
  'interface.alreadyReviewed': 'Vous avez déjà donné votre avis sur cet achat.',
  'interface.reviewExpired': 'Votre invitation à donner un avis a expiré.',
  'interface.submitReviewAgain': 'Essayez d’envoyer votre avis à nouveau.',
  'interface.timeZoneNotLoaded': 'Le fuseau horaire {timeZone} n’a pas pu être chargé.',
  'interface.noJobData': 'La tâche n’a renvoyé aucune donnée.',
  'interface.noMailingLists':
    'Vous n’avez aucune liste de diffusion. Veuillez en créer une avant de continuer.',
  'interface.tryAgain': 'Réessayer',
  'interface.retry': 'Réessayer',
  'interface.confirmDisconnectMailingList':
    'Les réponses au formulaire ne seront plus envoyées au compte associé.',
  'interface.confirmDeleteFile':
    'Cette action est irréversible. Pensez à mettre à jour tous les liens vers ce fichier.',
  'interface.confirmUnsavedChanges':
    'Vous avez effectué des modifications. Voulez-vous les enregistrer ou les abandonner ?',
  'interface.confirmRemoveTag': 'Tous les éléments concernés seront mis à jour.',
};
