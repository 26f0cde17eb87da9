import { defineMessages } from '@plinth/site-model';

/** The messages of blocks of other companies, for any company. */
export const providerMessages = defineMessages({
  'providers.consent': 'Opening it here loads content from {provider}.',
  'providers.loading': 'Loading {provider}…',
  'providers.failed': '{provider} did not answer. Try again, or go there directly.',
  'providers.retry': 'Try again',
  'providers.visit': 'Open at {provider}',
  'providers.show': 'Show it here',
  'providers.reserve': 'Find a table',
  'providers.reserveAt': 'Reserve at {provider}',
  'providers.reservation': 'Reserve a table',
  'providers.schedule': 'Choose a time',
  'providers.scheduleAt': 'Book at {provider}',
  'providers.appointment': 'Book an appointment',
  'providers.registry': 'Wedding registry',
  'providers.showRegistry': 'Show the registry here',
  'providers.registryAt': 'Our registry at {provider}',
  'providers.showPosts': 'Show the posts here',
  'providers.posts': 'Posts',
  'providers.comments': 'Comments',
  'providers.showComments': 'Show the comments here',
  'providers.previewOnly': 'Preview Only',
  'providers.previewOnly.message': 'Log out of your account to use this block.',
});
