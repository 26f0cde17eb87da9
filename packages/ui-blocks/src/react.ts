'use client';

export { Accordion } from './react/Accordion';
export type { AccordionItemContent, AccordionKey, AccordionProps } from './react/Accordion';
export { Marquee } from './react/Marquee';
export type { MarqueeProps } from './react/Marquee';
export { Menu } from './react/Menu';
export type { MenuItemContent, MenuPanel, MenuProps, MenuSection } from './react/Menu';
export { TabbedCarousel } from './react/TabbedCarousel';
export type { CarouselSlide, TabbedCarouselProps } from './react/TabbedCarousel';
