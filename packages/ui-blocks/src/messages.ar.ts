import type { marqueeMessages } from './messages';

/** Arabic texts; pass them as `messages`. */
export const arabicMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'إيقاف النص المتحرك مؤقتًا',
  'marquee.play': 'تشغيل النص المتحرك',
};
