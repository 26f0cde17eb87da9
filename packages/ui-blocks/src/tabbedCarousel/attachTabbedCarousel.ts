import { attachOnce, buildElement } from '@plinth/dom';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { componentOf } from '../componentOf';
import { attachTabs } from '../tabs/attachTabs';
import { readTabs } from '../tabs/readTabs';
import { carouselMessages } from './carouselMessages';
import { rotate } from './rotate';
import { watchSwipe } from './watchSwipe';

export interface TabbedCarouselOptions {
  /** The index of the initially visible slide. @default the slide of the address's hash, else 0 */
  active?: number | undefined;
  /**
   * Milliseconds after which the next slide shows automatically, at least 1000; 0 for never.
   * @default the markup's value (`data-interval`), else 0
   */
  interval?: number | undefined;
  /** Whether it starts as if the visitor had stopped it by the button. @default false */
  startsPaused?: boolean | undefined;
  /** Called when the visitor stops it by the button, and when they let it run again. */
  onPause?: ((isPaused: boolean) => void) | undefined;
  /** Called when another slide shows, automatically or by a visitor. */
  onSelect?: ((index: number) => void) | undefined;
  /** BCP 47 tag of the texts. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

const kinds = [
  {
    list: '.pl-carousel-tabs',
    tab: '.pl-carousel-tab',
    panel: '.pl-carousel-slide',
  },
];

/** A slide of fewer milliseconds cannot be read. */
const minInterval = 1000;

/**
 * Turns sections below a list of links into a carousel whose tabs choose the slide: the pattern
 * "Carousel with tabs" of the WAI-ARIA Authoring Practices. [BLK-71] One slide is visible, the
 * arrow keys and a swipe change it, and with an interval there is a button that stops the automatic
 * change. Returns the undo, which restores plain sections.
 *
 * @example
 * ```ts
 * import { attachTabbedCarousel } from '@plinth/ui-blocks/tabbed-carousel';
 *
 * const detach = attachTabbedCarousel(document.querySelector<HTMLElement>('.pl-carousel')!, {
 *   interval: 6000,
 * });
 * ```
 */
export function attachTabbedCarousel(
  element: HTMLElement,
  options: TabbedCarouselOptions = {},
): () => void {
  const root = componentOf(element, '.pl-carousel');
  return attachOnce(root, 'tabbed-carousel', () => attach(root, options));
}

function attach(element: HTMLElement, options: TabbedCarouselOptions): () => void {
  const parts = readTabs(element, kinds);
  if (!parts || parts.tabs.length === 0) return () => {};
  const { locale, messages, active, onSelect } = options;
  const translate = createPlainTranslate(carouselMessages, { locale, overrides: messages });
  const undo: (() => void)[] = [];
  const set = (target: Element, name: string, value: string): void => {
    const before = target.getAttribute(name);
    target.setAttribute(name, value);
    undo.push(() =>
      before === null ? target.removeAttribute(name) : target.setAttribute(name, before),
    );
  };
  const { tabs, list } = parts;
  const slides = tabs[0]!.panel.parentElement!;
  set(element, 'role', 'region');
  set(element, 'aria-roledescription', translate('carousel.role'));
  if (!list.getAttribute('aria-label')) set(list, 'aria-label', translate('carousel.slides'));
  set(slides, 'aria-live', 'polite');

  let restart = (): void => {};
  const carousel = attachTabs(parts, {
    element,
    active,
    activation: 'automatic',
    onSelect(index) {
      restart();
      onSelect?.(index);
    },
  });
  const step = (by: number) =>
    carousel.select((carousel.current() + by + tabs.length) % tabs.length);
  undo.push(carousel.undo, watchSwipe(slides, step));

  const interval = options.interval ?? Number(element.dataset['interval'] ?? 0);
  if (interval > 0 && tabs.length > 1) {
    let isPaused = options.startsPaused ?? false;
    const control = buildElement(document, 'button', {
      type: 'button',
      class: 'pl-carousel-control',
    });
    const show = (): void => {
      control.ariaLabel = translate(isPaused ? 'carousel.play' : 'carousel.pause');
      control.toggleAttribute('data-paused', isPaused);
    };
    show();
    // Before the tabs: the control must be the first tab stop.
    list.before(control);
    const rotation = rotate({
      element,
      slides,
      control,
      isPaused,
      interval: Math.max(interval, minInterval),
      advance: () => step(1),
      // A slide that shows automatically is not announced.
      onChange: (isRunning) => slides.setAttribute('aria-live', isRunning ? 'off' : 'polite'),
    });
    control.addEventListener('click', () => {
      isPaused = !isPaused;
      show();
      rotation.pause(isPaused);
      options.onPause?.(isPaused);
    });
    restart = rotation.restart;
    undo.push(rotation.undo, () => control.remove());
  }
  delete element.dataset['plain'];
  element.dataset['ready'] = '';

  return () => {
    delete element.dataset['ready'];
    element.dataset['plain'] = '';
    for (const restore of undo.reverse()) restore();
  };
}
