import type { carouselMessages, marqueeMessages } from './messages';

/** Japanese texts; pass them as `messages`. */
export const japaneseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '流れる文字を一時停止',
  'marquee.play': '流れる文字を再生',
};

/** Japanese texts of a tabbed carousel; pass them as `messages`. */
export const japaneseCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'カルーセル',
  'carousel.slides': 'スライド',
  'carousel.pause': 'スライドショーを一時停止',
  'carousel.play': 'スライドショーを再生',
};
