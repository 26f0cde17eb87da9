import type { marqueeMessages } from './messages';

/** Chinese texts; pass them as `messages`. */
export const chineseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '暂停滚动文字',
  'marquee.play': '播放滚动文字',
};
