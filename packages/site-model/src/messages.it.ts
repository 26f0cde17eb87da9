import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in Italian. */
export const italianSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': 'Disponibile',
  'siteModel.workflow.scheduled': 'Programmato',
  'siteModel.workflow.hidden': 'Nascosto',
  'siteModel.workflow.unsupported': 'Non supportato',
  'siteModel.status.scheduled': 'Programmato',
  'siteModel.status.needsReview': 'Da rivedere',
  'siteModel.status.draft': 'Bozza',
  'siteModel.status.private': 'Privato',
  'siteModel.connectedAccount.orderNow': 'Ordina ora',
  'siteModel.justNow': 'proprio ora',
  'siteModel.secondsAgo': 'circa {seconds} secondi fa',
  'siteModel.bytes': '{size, plural, one {# byte} other {# byte}}',
};

/** The strings of the interface in Italian. */
export const italianInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> = {
  'interface.invalidEmail': 'Inserire un indirizzo e-mail valido.',
  'interface.emailFormat': 'Gli indirizzi e-mail devono avere il formato {email}.',
  'interface.linkFormat': 'I link devono avere il formato {host} o {host}.',
  'interface.invalidPageUrl': '{val} non è un URL di pagina valido.',
  'interface.unexpectedOption': '{val} non è una delle opzioni previste.',
  'interface.fileNameRequired': 'Inserire un nome per il file.',
  'interface.listRequired': 'È necessario selezionare una lista.',
  'interface.datasetColumnRequired': 'Il set di dati deve avere almeno una colonna.',
  'interface.datasetRowRequired': 'Il set di dati deve avere almeno una riga.',
  'interface.datasetRowIncomplete': 'In almeno una riga mancano dei dati.',
  'interface.datasetTruncated':
    'Il set di dati viene troncato a {maxRows} righe o {maxColumns} colonne.',
  'interface.fileTooLarge':
    'Il file {fileName} è troppo grande. La dimensione massima consentita è {maxSize}.',
  'interface.fileUnsupported': 'Il file {fileName} non sembra essere supportato.',
  'interface.oneTagAtATime': 'È possibile modificare un solo elemento alla volta: {tagType}.',
  'interface.tagExists': 'Esiste già: {tagType}.',
  'interface.vimeoBasic':
    'Gli account Vimeo Basic non sono supportati. Utilizzare un video di un altro account.',
  'interface.ratingRequired': 'Selezionare una valutazione in stelle.',
  'interface.noCodeOnAndroid': 'La modifica del codice non è disponibile su Android.',
  'interface.somethingWentWrong': 'Si è verificato un errore.',
  'interface.networkError': 'Errore di rete.',
  'interface.resultsNotLoaded': 'Impossibile caricare i risultati.',
  'interface.notLoaded': 'Caricamento non riuscito. Riprovare.',
  'interface.fontsNotLoaded': 'Impossibile caricare i caratteri.',
  'interface.collectionsNotLoaded': 'Impossibile caricare le raccolte.',
  'interface.fontPreviewNotLoaded': 'Impossibile caricare l’anteprima di {fontName}.',
  'interface.notConnected': 'Connessione non riuscita. Riprovare.',
  'interface.contentNotFound': 'Contenuto non trovato.',
  'interface.checkConnection': 'Controllare la connessione a Internet.',
  'interface.pleaseTryAgain': 'Riprovare.',
  'interface.uploadIncomplete': 'Il caricamento del file non è stato completato.',
  'interface.processingFailed': 'Impossibile elaborare il file.',
  'interface.processingCancelled': 'L’elaborazione del file è stata annullata.',
  'interface.processingIncomplete': 'L’elaborazione del file non è stata completata.',
  'interface.renameFailed': 'Si è verificato un problema durante la ridenominazione del file.',
  'interface.uploadFailed': 'Si è verificato un problema durante il caricamento del file.',
  'interface.quantityNotUpdated': 'Impossibile aggiornare la quantità.',
  'interface.itemNotRemoved': 'Impossibile rimuovere l’articolo.',
  'interface.formNotOpened': 'Impossibile aprire il modulo.',
  'interface.formNotUpdated': 'Impossibile aggiornare il modulo.',
  'interface.alreadyReviewed': 'Questo acquisto è già stato recensito.',
  'interface.reviewExpired': 'La richiesta di recensione è scaduta.',
  'interface.submitReviewAgain': 'Provare a inviare di nuovo la recensione.',
  'interface.timeZoneNotLoaded': 'Impossibile caricare il fuso orario {timeZone}.',
  'interface.noJobData': 'L’operazione non ha restituito dati.',
  'interface.noMailingLists':
    'Non è presente alcuna mailing list. Crearne una prima di continuare.',
  'interface.tryAgain': 'Riprova',
  'interface.retry': 'Riprova',
  'interface.confirmDisconnectMailingList':
    'Gli invii del modulo non arriveranno più all’account collegato.',
  'interface.confirmDeleteFile':
    'Questa operazione non può essere annullata. Ricordarsi di aggiornare tutti i link a questo file.',
  'interface.confirmUnsavedChanges': 'Sono state apportate modifiche. Salvarle o scartarle?',
  'interface.confirmRemoveTag': 'Tutti gli elementi associati verranno aggiornati.',
};
