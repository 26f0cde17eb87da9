import type { carouselMessages, marqueeMessages } from './messages';

/** Chinese texts; pass them as `messages`. */
export const chineseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '暂停滚动文字',
  'marquee.play': '播放滚动文字',
};

/** Chinese texts of a tabbed carousel; pass them as `messages`. */
export const chineseCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': '轮播',
  'carousel.slides': '幻灯片',
  'carousel.pause': '暂停幻灯片放映',
  'carousel.play': '播放幻灯片',
};
