import type { marqueeMessages } from './messages';

/** Hebrew texts; pass them as `messages`. */
export const hebrewMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'השהיית הטקסט הנע',
  'marquee.play': 'הפעלת הטקסט הנע',
};
