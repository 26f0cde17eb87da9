import type { marqueeMessages } from './messages';

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Pausar o texto em movimento',
  'marquee.play': 'Retomar o texto em movimento',
};
