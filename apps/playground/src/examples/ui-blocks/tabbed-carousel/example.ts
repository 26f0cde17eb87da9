import type { TabbedCarouselProps } from '@plinth/ui-blocks/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type CarouselOptions = Omit<
  TabbedCarouselProps,
  'slides' | 'className' | 'locale' | 'messages' | 'onPause' | 'onSelect'
>;

export const example = defineExample<CarouselOptions>({
  controls: {
    label: text('From the kiln'),
    tabs: choice(['names', 'dots'], 'names'),
    interval: amount(0, { max: 10_000, step: 500, unit: 'ms' }),
    startsPaused: flag(false),
  },
  stories: {
    Dots: { tabs: 'dots' },
    'Turns by itself': { interval: 4000 },
  },
  code: ({ over, only }) => ({
    react: `import { TabbedCarousel } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/tabbed-carousel.css';

const slides = [
  { title: 'Bowls', content: <p>Thrown on Monday</p> },
  { title: 'Jugs', content: <p>Two litres each</p> },
];

<TabbedCarousel slides={slides}${over({ label: 'From the kiln' }).attributes} />`,
    attach: `import { attachTabbedCarousel } from '@plinth/ui-blocks/tabbed-carousel';
import '@plinth/ui-blocks/tabbed-carousel.css';

const undo = attachTabbedCarousel(document.querySelector('.pl-carousel')${only('interval', 'startsPaused').argument});`,
  }),
  html: {
    css: ['@plinth/ui-blocks/tabbed-carousel.css'],
    script: `import { attachTabbedCarousel } from '@plinth/ui-blocks/tabbed-carousel';

attachTabbedCarousel(document.querySelector('.pl-carousel'));`,
  },
});
