import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in Dutch. */
export const dutchSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': 'Beschikbaar',
  'siteModel.workflow.scheduled': 'Gepland',
  'siteModel.workflow.hidden': 'Verborgen',
  'siteModel.workflow.unsupported': 'Niet ondersteund',
  'siteModel.status.scheduled': 'Gepland',
  'siteModel.status.needsReview': 'Controle nodig',
  'siteModel.status.draft': 'Concept',
  'siteModel.status.private': 'Privé',
  'siteModel.connectedAccount.orderNow': 'Nu bestellen',
  'siteModel.justNow': 'zojuist',
  'siteModel.secondsAgo': 'ongeveer {seconds} seconden geleden',
  'siteModel.bytes': '{size, plural, one {# byte} other {# bytes}}',
};

/** The strings of the interface in Dutch. */
export const dutchInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> = {
  'interface.invalidEmail': 'Voer een geldig e-mailadres in.',
  'interface.emailFormat': 'E-mailadressen moeten de vorm {email} hebben.',
  'interface.linkFormat': 'Links moeten de vorm {host} of {host} hebben.',
  'interface.invalidPageUrl': '{val} is geen geldig pagina-adres.',
  'interface.unexpectedOption': '{val} is niet een van de verwachte opties.',
  'interface.fileNameRequired': 'Voer een bestandsnaam in.',
  'interface.listRequired': 'Er moet een lijst zijn gekozen.',
  'interface.datasetColumnRequired': 'Uw gegevensset moet ten minste één kolom hebben.',
  'interface.datasetRowRequired': 'Uw gegevensset moet ten minste één rij hebben.',
  'interface.datasetRowIncomplete': 'In een of meer rijen ontbraken gegevens.',
  'interface.datasetTruncated':
    'De gegevensset wordt ingekort tot {maxRows} rijen of {maxColumns} kolommen.',
  'interface.fileTooLarge':
    'Het bestand {fileName} is te groot. De maximale bestandsgrootte is {maxSize}.',
  'interface.fileUnsupported': 'Het bestand {fileName} lijkt niet te worden ondersteund.',
  'interface.oneTagAtATime': 'U kunt maar één onderdeel tegelijk bewerken: {tagType}.',
  'interface.tagExists': 'Bestaat al: {tagType}.',
  'interface.vimeoBasic':
    'Vimeo Basic-accounts worden niet ondersteund. Deel een video van een ander account.',
  'interface.ratingRequired': 'Kies een beoordeling in sterren.',
  'interface.noCodeOnAndroid': 'Op Android kan geen code worden bewerkt.',
  'interface.somethingWentWrong': 'Er is iets misgegaan.',
  'interface.networkError': 'Netwerkfout.',
  'interface.resultsNotLoaded': 'De resultaten kunnen niet worden geladen.',
  'interface.notLoaded': 'Laden is niet mogelijk. Probeer het opnieuw.',
  'interface.fontsNotLoaded': 'De lettertypen kunnen niet worden geladen.',
  'interface.collectionsNotLoaded': 'De collecties kunnen niet worden geladen.',
  'interface.fontPreviewNotLoaded': 'Het voorbeeld van {fontName} kan niet worden geladen.',
  'interface.notConnected': 'Verbinding maken is niet mogelijk. Probeer het opnieuw.',
  'interface.contentNotFound': 'De inhoud is niet gevonden.',
  'interface.checkConnection': 'Controleer uw internetverbinding.',
  'interface.pleaseTryAgain': 'Probeer het opnieuw.',
  'interface.uploadIncomplete': 'Het bestand is niet volledig geüpload.',
  'interface.processingFailed': 'Het bestand kan niet worden verwerkt.',
  'interface.processingCancelled': 'De verwerking van het bestand is geannuleerd.',
  'interface.processingIncomplete': 'Het bestand is niet volledig verwerkt.',
  'interface.renameFailed': 'Er is een probleem opgetreden bij het hernoemen van uw bestand.',
  'interface.uploadFailed': 'Er is een probleem opgetreden bij het uploaden van uw bestand.',
  'interface.quantityNotUpdated': 'Het aantal kan niet worden gewijzigd.',
  'interface.itemNotRemoved': 'Het artikel kan niet worden verwijderd.',
  'interface.formNotOpened': 'Het formulier kan niet worden geopend.',
  'interface.formNotUpdated': 'Het formulier kan niet worden bijgewerkt.',
  'interface.alreadyReviewed': 'U hebt deze aankoop al beoordeeld.',
  'interface.reviewExpired': 'Uw uitnodiging om te beoordelen is verlopen.',
  'interface.submitReviewAgain': 'Probeer uw beoordeling nog eens te verzenden.',
  'interface.timeZoneNotLoaded': 'De tijdzone {timeZone} kan niet worden geladen.',
  'interface.noJobData': 'De taak heeft geen gegevens opgeleverd.',
  'interface.noMailingLists':
    'U hebt nog geen mailinglijsten. Maak er eerst een aan voordat u doorgaat.',
  'interface.tryAgain': 'Probeer het opnieuw',
  'interface.retry': 'Opnieuw proberen',
  'interface.confirmDisconnectMailingList':
    'Formulierinzendingen worden niet meer naar het gekoppelde account verzonden.',
  'interface.confirmDeleteFile':
    'Dit kan niet ongedaan worden gemaakt. Vergeet niet alle links naar dit bestand bij te werken.',
  'interface.confirmUnsavedChanges':
    'U hebt wijzigingen aangebracht. Wilt u ze opslaan of verwerpen?',
  'interface.confirmRemoveTag': 'Alle items die dit gebruiken, worden bijgewerkt.',
};
