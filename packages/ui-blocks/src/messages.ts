import { defineMessages } from '@plinth/site-model';

export const marqueeMessages = defineMessages({
  'marquee.pause': 'Pause moving text',
  'marquee.play': 'Play moving text',
});
