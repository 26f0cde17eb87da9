import type { TransitionName } from '../transitions/transitionName';
import type { MessageCatalogue } from '@plinth/site-model';
import type { ClickBehavior } from '../designs/behaviorSettings';
import type { GalleryData } from '../designs/galleryData';
import type { SlideshowEnd, SlideshowState, SlideshowStore } from '../slideshows/slideshowStore';
import type { LightboxOptions } from './lightboxOptions';

/** Where the current slide is remembered in the page's address ([GAL-10]). */
export interface AddressPort {
  /** The slide id or url that the page was opened with. */
  read(): string | null;
  /** Records a slide; `byVisitor` is false when autoplay chose it. */
  write(slide: { id: string; url: string | undefined }, change: { byVisitor: boolean }): void;
  /** Calls back when the visitor goes back or forward; returns its undo. */
  subscribe(listener: () => void): () => void;
}

export interface AutoplaySettings {
  /** Milliseconds. @default 5000 */
  timeout?: number | undefined;
  /** Whether any other slide may come next. @default false */
  randomize?: boolean | undefined;
  /** @default true */
  pauseOnMouseover?: boolean | undefined;
}

/**
 * Options of every gallery behaviour ([GAL-4]). Options that are left out come from the block's settings, then from the
 * layout.
 */
export interface GalleryOptions {
  /** Settings that win over those in the markup. */
  data?: GalleryData | undefined;
  /** Decoded settings of a block whose element carries none. */
  stored?: Readonly<Record<string, unknown>> | undefined;
  /** BCP 47 tag of the page. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the defaults in `galleryMessages`, and of those of videos in media. */
  messages?: MessageCatalogue | undefined;
  /** @default the slide named by the address, else 0 */
  currentIndex?: number | undefined;
  /** Whether the last slide is followed by the first. @default the block's setting */
  loop?: boolean | undefined;
  /** Whether slides change by themselves, and how fast. @default the block's setting */
  autoplay?: boolean | AutoplaySettings | undefined;
  /** @default true for slideshows, strips and carousels */
  keyboard?: boolean | undefined;
  /** @default ArrowLeft and ArrowRight, the other way round in a right-to-left page */
  keys?: { previous: string; next: string } | undefined;
  /** Keeps the current slide in the page's address. @default false */
  history?: boolean | undefined;
  /** Takes the place of the browser's own address. */
  address?: AddressPort | undefined;
  /** Full url of the collection whose items are shown; slides are recorded below it. */
  collectionUrl?: string | undefined;
  /** Galleries that always show the same slide. */
  linkedGalleries?: readonly SlideshowStore[] | undefined;
  /** A store of yours, to steer the gallery from outside. */
  store?: SlideshowStore | undefined;
  /** The transition between stacked slides. @default 'fade' */
  transition?: TransitionName | (string & {}) | undefined;
  /** Seconds. @default 1 stacked, 0.5 strip */
  speed?: number | undefined;
  /** The effect of a click on the current slide. @default 'next' */
  clickBehavior?: ClickBehavior | undefined;
  /** Whether the stage takes on the current slide's ratio. @default true where the block fixes none */
  autoHeight?: boolean | undefined;
  /** Slides on either side that load before they are shown. @default 1 */
  preload?: number | undefined;
  /** The effect beyond the first and the last slide of a `new-swipe`. @default ['inertial', 'inertial'] */
  boundaries?: readonly [string, string] | undefined;
  /** Distance that a `new-swipe` moves back and forth, in percent of the stage, or none. @default ['100%', '100%'] */
  snapPoints?: readonly [string, string] | undefined;
  /** Whether sizes are measured anew when the container changes. @default true */
  refreshOnResize?: boolean | undefined;
  /** Whether they are measured anew when a phone is turned, where not at every change. @default true */
  refreshOnOrientationChange?: boolean | undefined;
  /** Whether the visitor uses a phone. @default no hovering pointer */
  isMobile?: boolean | undefined;
  /** Whether the page is shown in the backend editor, where nothing is recorded. @default false */
  isEditor?: boolean | undefined;
  /** Options of the lightbox that a click opens. */
  lightbox?: Omit<LightboxOptions, 'locale' | 'messages' | 'theme' | 'source'> | undefined;
  /** The services that videos need from outside. */
  ports?: { consent?: unknown } | undefined;
  /** Opens a click-through address. @default location.assign */
  navigate?: ((href: string) => void) | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
  /** Hears when the gallery works, or that it cannot: for the markup of published pages more code has to come first. */
  onReady?: (() => void) | undefined;
  /** Called with the state when another slide is current. */
  onChange?: ((state: SlideshowState) => void) | undefined;
  /** Called when a step beyond the first or last slide was asked for. */
  onEnd?: ((end: SlideshowEnd) => void) | undefined;
}
