import type { marqueeMessages } from './messages';

/** Polish texts; pass them as `messages`. */
export const polishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Wstrzymaj ruchomy tekst',
  'marquee.play': 'Odtwórz ruchomy tekst',
};
