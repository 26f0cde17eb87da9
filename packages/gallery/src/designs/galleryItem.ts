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
  /** The point that must stay visible when the picture is cropped. @default { x: 0.5, y: 0.5 } */
  focalPoint?: FocalPoint | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Where a click goes, instead of what the gallery does with it. */
  clickThroughUrl?: string | undefined;
  video?: GalleryItemVideo | undefined;
}
