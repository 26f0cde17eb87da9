export { attachMarquee } from './marquee/attachMarquee';
export type { AttachMarqueeOptions } from './marquee/attachMarquee';
export { marqueeDefaults } from './marquee/marqueeOptions';
export type { MarqueeItem, MarqueeOptions } from './marquee/marqueeOptions';
export { marqueeMessages } from './messages';
