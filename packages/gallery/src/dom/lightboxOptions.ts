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
  /** The items, where the markup does not describe them; the order is that of the slides. @default read from the slides */
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
   * A button that shares the address of the item: by the system's own dialog, else the address is copied. @default false
   */
  share?: boolean | undefined;
  /** A strip of small pictures below. @default false */
  thumbnails?: boolean | undefined;
  /** Milliseconds between items that change by themselves; 0 for none. @default 0 */
  autoplay?: number | undefined;
  /**
   * `zoom`: out of its thumbnail, with its crop and focal point.
   * `view`: the same by the browser's own view transition, else `zoom`. Closing frees the page at once, while the picture
   * is still on its way; opening begins some frames later.
   * @default 'zoom'
   */
  transition?: LightboxTransition | undefined;
  /** Seconds that opening and closing take. @default 0.6 */
  speed?: number | undefined;
  /**
   * The largest zoom, as a multiple of the fitted size. @default 4, or the picture's own pixels where those are more
   */
  maxZoom?: number | undefined;
  /** Names the open item in the page's address, opens the one that is named there, and lets Back close. @default true */
  history?: boolean | undefined;
  /** Whether it opens at the item that the page's address names. @default true */
  opensByAddress?: boolean | undefined;
  /** Whether the page is shown in the backend editor, where nothing is recorded. @default false */
  isEditor?: boolean | undefined;
  /** BCP 47 tag of the page. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** The services that videos need from outside. */
  ports?: { consent?: unknown } | undefined;
  /** Called with the index of the picture that was opened. */
  onOpen?: ((index: number) => void) | undefined;
  /** Called with the index of the picture that is shown. */
  onChange?: ((index: number) => void) | undefined;
  /** Called when it has closed. */
  onClose?: (() => void) | undefined;
}

/** An open lightbox. */
export interface Lightbox {
  readonly index: number;
  readonly state: 'open' | 'hiding' | 'destroyed';
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /** Goes on with other items, at the one that is shown, or the one in its place; closes where there are none. */
  update(items: readonly LightboxEntry[]): void;
  /** Goes on with other slides at the item that is shown, or the one in its place. */
  renew(slides: readonly HTMLElement[]): void;
  close(): Promise<void>;
  /** Takes it away at once. */
  destroy(): void;
}
