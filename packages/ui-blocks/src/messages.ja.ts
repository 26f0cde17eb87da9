import type { marqueeMessages } from './messages';

/** Japanese texts; pass them as `messages`. */
export const japaneseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '流れる文字を一時停止',
  'marquee.play': '流れる文字を再生',
};
