import type { ImageFormatSource } from '@plinth/media/image-markup';
import type { FocalPoint } from './slideAttributes';

/** The player of a video slide. */
export interface GalleryItemVideo {
  /** The address of the video, or the HTML of its embed. */
  embed: string;
  /** Vimeo, YouTube, Wistia, Animoto … */
  providerName?: string | undefined;
}

/** One picture or video of a gallery. */
export interface GalleryItem {
  /** Stable and unique in its gallery; identifies the slide in the page's address. */
  id?: string | undefined;
  /** The slide's part of the page's address, if it has its own. */
  url?: string | undefined;
  /** Address of the picture, or of the video's poster. */
  src: string;
  /** The picture's own size in pixels. Without it a square is reserved. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
  /**
   * The same picture in other formats, the preferred first: the browser uses the first that it
   * supports.
   * @default none
   */
  sources?: readonly ImageFormatSource[] | undefined;
  /** A colour or a tiny `data:` picture behind it until it has loaded. @default none */
  placeholder?: string | undefined;
  /** The point that must stay visible when the picture is cropped. @default { x: 0.5, y: 0.5 } */
  focalPoint?: FocalPoint | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** The target of a click, instead of the gallery's own action. */
  clickThroughUrl?: string | undefined;
  video?: GalleryItemVideo | undefined;
}

/** The page that a lightbox shows in a frame. */
export interface LightboxFrame {
  /** An http or https address. */
  src: string;
  /** Features that the frame may use, such as `fullscreen`. @default none */
  allow?: string | undefined;
}

/** One item of a lightbox: a picture or video of a gallery, or other content. */
export interface LightboxEntry extends Omit<GalleryItem, 'src'> {
  /** Address of the picture, or of the video's poster. Omitted with `html` or `frame`. */
  src?: string | undefined;
  /** The picture in several widths, as in `<img srcset>`. */
  srcset?: string | undefined;
  /** A small picture that is shown until the large picture has loaded. */
  placeholder?: string | undefined;
  /**
   * A text instead of a picture: HTML, sanitised by an allow-list (texts, lists, the text of
   * tables, links), or your own node, which is shown unchanged. `width` and `height` are its
   * maximum size.
   * @default 960 by 640
   */
  html?: string | Node | undefined;
  /** A page instead of a picture; a page of another host waits for consent like videos. */
  frame?: LightboxFrame | undefined;
  /** HTML below the title, instead of `description`, sanitised like `html`. */
  caption?: string | Node | undefined;
}
