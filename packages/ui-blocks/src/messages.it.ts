import type { marqueeMessages } from './messages';

/** Italian texts; pass them as `messages`. */
export const italianMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Metti in pausa il testo scorrevole',
  'marquee.play': 'Riavvia il testo scorrevole',
};
