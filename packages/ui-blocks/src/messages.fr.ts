import type { marqueeMessages } from './messages';

/** French texts; pass them as `messages`. */
export const frenchMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Mettre le texte défilant en pause',
  'marquee.play': 'Relancer le texte défilant',
};
