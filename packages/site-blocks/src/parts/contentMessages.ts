import { defineMessages } from '@plinth/site-model';

/** Messages of the blocks that show what a collection holds. */
export const contentMessages = defineMessages({
  'runtime.content.away': 'Unable to load. Try again.',
  'runtime.content.unknown': 'Unable to locate content.',
  'runtime.comments': 'Comments',
});
