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
  /** Stable, unique in its gallery; names the slide in the page's address. */
  id?: string | undefined;
  /** The slide's part of the page's address, where it has one of its own. */
  url?: string | undefined;
  /** Address of the picture, or of the video's poster. */
  src: string;
  /** The picture's own size in pixels. Without it a square is reserved. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
  /** The same picture in other formats, the best first: the browser takes the first that it can show. @default none */
  sources?: readonly ImageFormatSource[] | undefined;
  /** A colour or a tiny `data:` picture behind it until it has come. @default none */
  placeholder?: string | undefined;
  /** The point that must stay visible when the picture is cropped. @default { x: 0.5, y: 0.5 } */
  focalPoint?: FocalPoint | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Where a click goes, instead of what the gallery does with it. */
  clickThroughUrl?: string | undefined;
  video?: GalleryItemVideo | undefined;
}

/** The address of a page that a lightbox shows in a frame. */
export interface LightboxFrame {
  /** An address by http or https. */
  src: string;
  /** Features that the frame may use, such as `fullscreen`. @default none */
  allow?: string | undefined;
}

/** One item of a lightbox: a picture or video of a gallery, or content of another kind in its place. */
export interface LightboxEntry extends Omit<GalleryItem, 'src'> {
  /** Address of the picture, or of the video's poster. Left out where `html` or `frame` is shown. */
  src?: string | undefined;
  /** The picture in several widths, as in `<img srcset>`. */
  srcset?: string | undefined;
  /** A small picture that stands in until the large one has come. */
  placeholder?: string | undefined;
  /**
   * A text in place of a picture: HTML, of which an allow-list is kept (texts, lists, tables' words, links), or a node of
   * your own, which is shown as it is. `width` and `height` say how large it may be. @default 960 by 640
   */
  html?: string | Node | undefined;
  /** A page in place of a picture; one of another host waits for consent as videos do. */
  frame?: LightboxFrame | undefined;
  /** HTML below the title, in place of `description`, read as `html` is. */
  caption?: string | Node | undefined;
}
