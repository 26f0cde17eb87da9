import type { marqueeMessages } from './messages';

/** Spanish texts; pass them as `messages`. */
export const spanishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Pausar el texto en movimiento',
  'marquee.play': 'Reanudar el texto en movimiento',
};
