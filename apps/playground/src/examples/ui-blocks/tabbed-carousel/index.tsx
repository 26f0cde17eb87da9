import { TabbedCarousel, type CarouselSlide } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/tabbed-carousel.css';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { CarouselOptions } from './example';

const slides: readonly CarouselSlide[] = [
  {
    id: 'bowls',
    title: 'Bowls',
    content: (
      <>
        <h2>Bowls</h2>
        <p>Thrown on Monday, glazed with the ash of apple trees.</p>
        <p>
          <a href="#jugs">What pours into them</a>
        </p>
      </>
    ),
  },
  {
    id: 'jugs',
    title: 'Jugs',
    content: (
      <>
        <h2>Jugs</h2>
        <p>Two litres each, with a lip that does not drip.</p>
      </>
    ),
  },
  {
    id: 'plates',
    title: 'Plates',
    content: (
      <>
        <h2>Plates</h2>
        <p>Flat enough for a cake, deep enough for a stew.</p>
      </>
    ),
  },
];

export default function TabbedCarouselExample({
  values,
  stage,
}: ExampleProps<CarouselOptions>): ReactNode {
  return (
    <TabbedCarousel
      label="From the kiln"
      {...values}
      slides={slides}
      onSelect={(index) => stage.log('event', 'onSelect', { index })}
      onPause={(isPaused) => stage.log('event', 'onPause', { isPaused })}
    />
  );
}
