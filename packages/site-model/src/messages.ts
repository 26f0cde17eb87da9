import { defineMessages } from './messaging/defineMessages';

/** The site's vocabulary: labels, times, file sizes ([MOD-2], [MOD-4], [MOD-10], [MOD-20]). */
export const siteMessages = /* @__PURE__ */ defineMessages({
  'siteModel.workflow.available': 'Available',
  'siteModel.workflow.scheduled': 'Scheduled',
  'siteModel.workflow.hidden': 'Hidden',
  'siteModel.workflow.unsupported': 'Unsupported',
  'siteModel.status.scheduled': 'Scheduled',
  'siteModel.status.needsReview': 'Needs Review',
  'siteModel.status.draft': 'Draft',
  'siteModel.status.private': 'Private',
  'siteModel.connectedAccount.orderNow': 'Order Now',
  'siteModel.justNow': 'just now',
  'siteModel.secondsAgo': 'about {seconds} seconds ago',
  'siteModel.bytes': '{size, plural, one {# Byte} other {# Bytes}}',
});

/**
 * Messages of the interface that belong to no single package, with the exact texts of the
 * specification ([MOD-22]).
 */
export const interfaceMessages = /* @__PURE__ */ defineMessages({
  'interface.invalidEmail': 'Please enter a valid email.',
  'interface.emailFormat': 'Emails must be formatted as {email}.',
  // The same placeholder twice, as in the specification.
  'interface.linkFormat': 'Links must be formatted as {host} or {host}.',
  'interface.invalidPageUrl': '{val} is not a valid page URL.',
  'interface.unexpectedOption': '{val} is not one of the expected options.',
  'interface.fileNameRequired': 'Please enter a file name.',
  'interface.listRequired': 'A List must be selected.',
  'interface.datasetColumnRequired': 'Your dataset must have at least one column.',
  'interface.datasetRowRequired': 'Your dataset must have at least one row.',
  'interface.datasetRowIncomplete': 'One or more rows was missing data.',
  'interface.datasetTruncated':
    'The dataset is truncated to {maxRows} rows or {maxColumns} columns.',
  'interface.fileTooLarge':
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'interface.fileUnsupported': 'The file {fileName} does not appear to be a supported file.',
  'interface.oneTagAtATime': 'You may only edit one {tagType} at a time.',
  'interface.tagExists': 'This {tagType} already exists.',
  'interface.vimeoBasic':
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'interface.ratingRequired': 'Please select a star rating.',
  'interface.noCodeOnAndroid': 'Code editing is not available on Android.',
  'interface.somethingWentWrong': 'Something went wrong.',
  'interface.networkError': 'Network error.',
  'interface.resultsNotLoaded': 'Unable to load results.',
  'interface.notLoaded': 'Unable to load. Try again.',
  'interface.fontsNotLoaded': 'Unable to load fonts.',
  'interface.collectionsNotLoaded': 'Unable to load collections.',
  'interface.fontPreviewNotLoaded': 'Unable to load preview for {fontName}.',
  'interface.notConnected': 'Unable to connect. Please try again.',
  'interface.contentNotFound': 'Unable to locate content.',
  'interface.checkConnection': 'Please check your internet connection.',
  'interface.pleaseTryAgain': 'Please try again.',
  'interface.uploadIncomplete': 'File upload failed to complete.',
  'interface.processingFailed': 'File processing failed.',
  'interface.processingCancelled': 'File processing cancelled.',
  'interface.processingIncomplete': 'File processing failed to complete.',
  'interface.renameFailed': 'There was a problem while renaming your file.',
  'interface.uploadFailed': 'There was a problem while uploading your file.',
  'interface.quantityNotUpdated': 'Unable to update quantity.',
  'interface.itemNotRemoved': 'Unable to remove item.',
  'interface.formNotOpened': 'Unable to open form.',
  'interface.formNotUpdated': 'Unable to update form.',
  'interface.alreadyReviewed': 'You have already reviewed this purchase.',
  'interface.reviewExpired': 'Your review request has expired.',
  'interface.submitReviewAgain': 'Try submitting your review again.',
  'interface.timeZoneNotLoaded': 'Failed to load timezone {timeZone}.',
  'interface.noJobData': 'No response data from job request.',
  'interface.noMailingLists':
    "You don't have any mailing lists. Please create one before continuing.",
  'interface.tryAgain': 'Try again',
  'interface.retry': 'Retry',
  'interface.confirmDisconnectMailingList':
    'Form submissions will no longer be sent to the connected account.',
  'interface.confirmDeleteFile':
    "This can't be undone. Make sure to update all links to this file.",
  'interface.confirmUnsavedChanges': 'You have made changes. Do you want to save or discard them?',
  'interface.confirmRemoveTag': 'All items with it will be updated.',
});
