import { defineMessages } from '@plinth/site-model';

/** What the banner says where the owner wrote nothing. */
export const consentMessages = defineMessages({
  'consent.label': 'Cookie banner',
  'consent.text': 'This site uses cookies to measure how it is used.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.settings': 'Cookie settings',
  'consent.blocked': 'This content comes from {host}, which may use cookies.',
  'consent.load': 'Load content',
});
