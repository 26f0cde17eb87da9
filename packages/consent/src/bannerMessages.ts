import { defineMessages } from '@plinth/site-model';

/** The texts of the banner that the owner has not written. */
export const bannerMessages = defineMessages({
  'consent.label': 'Cookie banner',
  'consent.text': 'This site uses cookies to measure how it is used.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.settings': 'Cookie settings',
  'consent.blocked': 'This content comes from {host}, which may use cookies.',
  'consent.load': 'Load content',
});
