import type { marqueeMessages } from './messages';

/** Turkish texts; pass them as `messages`. */
export const turkishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Kayan yazıyı duraklat',
  'marquee.play': 'Kayan yazıyı oynat',
};
