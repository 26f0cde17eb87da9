import { useEffect, useId, useRef, type ReactNode } from 'react';
import {
  attachTabbedCarousel,
  type TabbedCarouselOptions,
} from '../tabbedCarousel/attachTabbedCarousel';

export interface CarouselSlide {
  /** Becomes the slide's id, so that a link can show it. */
  id?: string | undefined;
  /** The label of its tab. */
  title: string;
  content: ReactNode;
}

export interface TabbedCarouselProps extends Pick<
  TabbedCarouselOptions,
  'interval' | 'startsPaused' | 'onPause' | 'onSelect' | 'locale' | 'messages'
> {
  slides: readonly CarouselSlide[];
  /** The accessible name of the carousel. */
  label: string;
  /** Whether the tabs show their labels, or a dot each. @default 'names' */
  tabs?: 'names' | 'dots' | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * Renders slides as sections below a list of links, which the behaviour turns into a carousel.
 * [BLK-71] The visitor's slide and pause persist when slides are added or removed. CSS:
 * `.pl-carousel[data-ready]`, `[data-tabs]`.
 */
export function TabbedCarousel(props: TabbedCarouselProps): ReactNode {
  const { slides, label, tabs = 'names', className, interval, locale, messages } = props;
  const root = useRef<HTMLElement>(null);
  const prefix = useId();
  const latest = useRef(props);
  const chosen = useRef<string>(undefined);
  const paused = useRef(props.startsPaused ?? false);
  const idOf = ({ id }: CarouselSlide, index: number): string => id ?? `${prefix}-${index}`;
  const shape = JSON.stringify([slides.map(idOf), interval, locale, messages]);

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!root.current) return;
    const [ids] = JSON.parse(shape) as [string[]];
    const active = chosen.current === undefined ? -1 : ids.indexOf(chosen.current);
    const { current } = latest;
    return attachTabbedCarousel(root.current, {
      active: active < 0 ? undefined : active,
      interval: current.interval,
      locale: current.locale,
      messages: current.messages,
      startsPaused: paused.current,
      onPause(isPaused) {
        paused.current = isPaused;
        latest.current.onPause?.(isPaused);
      },
      onSelect(index) {
        chosen.current = ids[index];
        latest.current.onSelect?.(index);
      },
    });
  }, [shape]);

  return (
    <section
      ref={root}
      className={`pl-carousel ${className ?? ''}`.trimEnd()}
      aria-label={label}
      data-tabs={tabs}
      data-interval={interval}
    >
      <div className="pl-carousel-bar">
        <nav className="pl-carousel-tabs">
          {slides.map((slide, index) => (
            <a key={idOf(slide, index)} className="pl-carousel-tab" href={`#${idOf(slide, index)}`}>
              <span className="pl-carousel-name">{slide.title}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className="pl-carousel-slides">
        {slides.map((slide, index) => (
          <div key={idOf(slide, index)} className="pl-carousel-slide" id={idOf(slide, index)}>
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
