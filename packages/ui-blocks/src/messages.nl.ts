import type { marqueeMessages } from './messages';

/** Dutch texts; pass them as `messages`. */
export const dutchMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Bewegende tekst pauzeren',
  'marquee.play': 'Bewegende tekst afspelen',
};
