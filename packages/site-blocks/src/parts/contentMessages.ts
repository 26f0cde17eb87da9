import { defineMessages } from '@plinth/site-model';

/** Messages of the blocks that show a collection's content. */
export const contentMessages = defineMessages({
  'runtime.content.away': 'Unable to load. Try again.',
  'runtime.content.unknown': 'Unable to locate content.',
  'runtime.comments': 'Comments',
});
