import type { marqueeMessages } from './messages';

/** German texts; pass them as `messages`. */
export const germanMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Laufschrift anhalten',
  'marquee.play': 'Laufschrift abspielen',
};
