import type { TransitionName } from '../transitions/transitionName';
import type { MessageCatalogue } from '@plinth/site-model';
import type { ClickBehavior } from '../designs/behaviorSettings';
import type { GalleryData } from '../designs/galleryData';
import type { SlideshowEnd, SlideshowState, SlideshowStore } from '../slideshows/slideshowStore';
import type { LightboxOptions } from './lightboxOptions';

/** Stores the current slide in the page's address ([GAL-10]). */
export interface AddressPort {
  /** The slide id or url in the page's initial address. */
  read(): string | null;
  /** Stores a slide; `byVisitor` is false if autoplay selected it. */
  write(slide: { id: string; url: string | undefined }, change: { byVisitor: boolean }): void;
  /** Calls back when the visitor goes back or forward; returns its undo. */
  subscribe(listener: () => void): () => void;
}

export interface AutoplaySettings {
  /** Milliseconds. @default 5000 */
  timeout?: number | undefined;
  /** Whether the next slide is chosen at random. @default false */
  randomize?: boolean | undefined;
  /** @default true */
  pauseOnMouseover?: boolean | undefined;
}

/**
 * Options of every gallery behaviour ([GAL-4]). Missing options come from the block's settings,
 * then from the layout.
 */
export interface GalleryOptions {
  /** Settings that override those in the markup. */
  data?: GalleryData | undefined;
  /** Decoded settings of a block whose element has none. */
  stored?: Readonly<Record<string, unknown>> | undefined;
  /** BCP 47 tag of the page. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults in `galleryMessages`, and those of videos in media. */
  messages?: MessageCatalogue | undefined;
  /** @default the slide in the address, else 0 */
  currentIndex?: number | undefined;
  /** Whether the last slide is followed by the first. @default the block's setting */
  loop?: boolean | undefined;
  /** Whether slides change automatically, and how fast. @default the block's setting */
  autoplay?: boolean | AutoplaySettings | undefined;
  /** @default true for slideshows, strips and carousels */
  keyboard?: boolean | undefined;
  /** @default ArrowLeft and ArrowRight, swapped in a right-to-left page */
  keys?: { previous: string; next: string } | undefined;
  /** Keeps the current slide in the page's address. @default false */
  history?: boolean | undefined;
  /** Replaces the browser's own address. */
  address?: AddressPort | undefined;
  /** Full url of the collection whose items are shown; slides are recorded below it. */
  collectionUrl?: string | undefined;
  /** Galleries that always show the same slide as this gallery. */
  linkedGalleries?: readonly SlideshowStore[] | undefined;
  /** Your own store, to control the gallery from outside. */
  store?: SlideshowStore | undefined;
  /** The transition between stacked slides. @default 'fade' */
  transition?: TransitionName | (string & {}) | undefined;
  /** Seconds. @default 1 stacked, 0.5 strip */
  speed?: number | undefined;
  /** The effect of a click on the current slide. @default 'next' */
  clickBehavior?: ClickBehavior | undefined;
  /**
   * Whether the stage takes the current slide's ratio.
   * @default true unless the block has a fixed ratio
   */
  autoHeight?: boolean | undefined;
  /** Number of slides on either side that are preloaded. @default 1 */
  preload?: number | undefined;
  /** The effect beyond the first and the last slide of a `new-swipe`. @default ['inertial', 'inertial'] */
  boundaries?: readonly [string, string] | undefined;
  /** Distance that a `new-swipe` moves back and forth, in percent of the stage, or none. @default ['100%', '100%'] */
  snapPoints?: readonly [string, string] | undefined;
  /** Whether sizes are measured again when the container's size changes. @default true */
  refreshOnResize?: boolean | undefined;
  /**
   * Whether sizes are measured again when a phone is turned, if `refreshOnResize` is false.
   * @default true
   */
  refreshOnOrientationChange?: boolean | undefined;
  /** Whether the visitor uses a phone. @default no hovering pointer */
  isMobile?: boolean | undefined;
  /** Whether the page is shown in the backend editor, where nothing is recorded. @default false */
  isEditor?: boolean | undefined;
  /** Options of the lightbox that a click opens. */
  lightbox?: Omit<LightboxOptions, 'locale' | 'messages' | 'theme' | 'source'> | undefined;
  /** External services that videos need. */
  ports?: { consent?: unknown } | undefined;
  /** Opens a click-through address. @default location.assign */
  navigate?: ((href: string) => void) | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
  /**
   * Called when the gallery works or cannot work; for the markup of published pages more code must
   * load first.
   */
  onReady?: (() => void) | undefined;
  /** Called with the state when another slide is current. */
  onChange?: ((state: SlideshowState) => void) | undefined;
  /** Called after a step beyond the first or last slide was refused. */
  onEnd?: ((end: SlideshowEnd) => void) | undefined;
}
