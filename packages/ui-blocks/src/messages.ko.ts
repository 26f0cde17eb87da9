import type { carouselMessages, marqueeMessages } from './messages';

/** Korean texts; pass them as `messages`. */
export const koreanMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': '움직이는 텍스트 일시정지',
  'marquee.play': '움직이는 텍스트 재생',
};

/** Korean texts of a tabbed carousel; pass them as `messages`. */
export const koreanCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': '캐러셀',
  'carousel.slides': '슬라이드',
  'carousel.pause': '슬라이드쇼 일시정지',
  'carousel.play': '슬라이드쇼 재생',
};
