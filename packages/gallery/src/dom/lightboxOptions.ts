import type { MessageCatalogue } from '@plinth/site-model';
import type { LightboxTheme } from '../designs/galleryData';
import type { LightboxEntry } from '../designs/galleryItem';

/** The transition of the picture from its place on the page into the lightbox and back. */
export type LightboxTransition = 'zoom' | 'view' | 'fade' | 'none';

export interface LightboxOptions {
  /** @default 'dark' */
  theme?: LightboxTheme | undefined;
  /** Accessible name of the dialog. @default 'Gallery' */
  title?: string | undefined;
  /**
   * The items, in the order of the slides, if the markup does not describe them.
   * @default read from the slides
   */
  items?: readonly LightboxEntry[] | undefined;
  /** Elements below `root` that open it, in order. @default the slides of a gallery, else its pictures */
  slides?: string | undefined;
  /** Whether the last item is followed by the first. @default true */
  loop?: boolean | undefined;
  /** @default true */
  captions?: boolean | undefined;
  /** A link that saves the picture. @default false */
  download?: boolean | undefined;
  /**
   * A button that shares the address of the item: with the system's share dialog, else by copying.
   * @default false
   */
  share?: boolean | undefined;
  /** A strip of small pictures below. @default false */
  thumbnails?: boolean | undefined;
  /** Milliseconds between automatic changes; 0 for none. @default 0 */
  autoplay?: number | undefined;
  /**
   * `zoom`: from its thumbnail, with its crop and focal point. `view`: the same with the browser's
   * view transition if supported, else `zoom`. With `view`, closing makes the page usable at once,
   * while the picture still moves; opening begins some frames later.
   * @default 'zoom'
   */
  transition?: LightboxTransition | undefined;
  /** Duration of opening and closing in seconds. @default 0.6 */
  speed?: number | undefined;
  /**
   * Maximum zoom, as a multiple of the fitted size.
   * @default 4, or the picture's own pixels if that is more
   */
  maxZoom?: number | undefined;
  /**
   * Keeps the open item in the page's address, opens the item that is there, and closes on Back.
   * @default true
   */
  history?: boolean | undefined;
  /** Whether it opens at the item in the page's address. @default true */
  opensByAddress?: boolean | undefined;
  /** Whether the page is shown in the backend editor, where nothing is recorded. @default false */
  isEditor?: boolean | undefined;
  /** BCP 47 tag of the page. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** External services that videos need. */
  ports?: { consent?: unknown } | undefined;
  /** Called with the index of the picture that was opened. */
  onOpen?: ((index: number) => void) | undefined;
  /** Called with the index of the picture that is shown. */
  onChange?: ((index: number) => void) | undefined;
  /** Called after it has closed. */
  onClose?: (() => void) | undefined;
}

/** An open lightbox. */
export interface Lightbox {
  readonly index: number;
  readonly state: 'open' | 'hiding' | 'destroyed';
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /**
   * Replaces the items and stays at the shown item, or at its index; closes if there are no items.
   */
  update(items: readonly LightboxEntry[]): void;
  /** Replaces the slides and stays at the shown item, or at its index. */
  renew(slides: readonly HTMLElement[]): void;
  close(): Promise<void>;
  /** Removes it at once. */
  destroy(): void;
}
