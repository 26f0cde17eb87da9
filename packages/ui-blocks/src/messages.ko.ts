import type { marqueeMessages } from './messages';

/** Korean texts; pass them as `messages`. */
export const koreanMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '움직이는 텍스트 일시정지',
  'marquee.play': '움직이는 텍스트 재생',
};
