export { attachTabbedCarousel } from './tabbedCarousel/attachTabbedCarousel';
export type { TabbedCarouselOptions } from './tabbedCarousel/attachTabbedCarousel';
export { carouselMessages } from './tabbedCarousel/carouselMessages';
