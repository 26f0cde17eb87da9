import { hasVariants, imageSrcset, safeImageSource } from '@plinth/media/image';
import type { GalleryItem } from '../designs/galleryItem';
import { readSlideAttributes } from '../designs/slideAttributes';
import { slideImage } from '../dom/galleryParts';

/** One item as the lightbox shows it. */
export interface LightboxItem {
  readonly name: string | undefined;
  readonly src: string | undefined;
  readonly srcset: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  /** Embed of a video: HTML or an address. */
  readonly video: string | undefined;
  /** The picture on the page, from which it opens. */
  readonly thumbnail: HTMLImageElement | null;
}

/** Reads an item when it is needed, so that opening costs the same for ten slides and ten thousand. */
export function readLightboxItem(
  slide: HTMLElement | undefined,
  given: GalleryItem | undefined,
): LightboxItem {
  const thumbnail = slideImage(slide);
  const link = slide?.querySelector<HTMLAnchorElement>('a[href]');
  const read = slide && readSlideAttributes(slide.dataset, thumbnail?.dataset);
  const text = (selector: string) => slide?.querySelector(selector)?.textContent?.trim() ?? '';
  const source =
    given?.src ??
    read?.src ??
    (link?.matches('.pl-gallery-link, .image-slide-anchor') ? link.getAttribute('href') : null) ??
    // Empty, not missing, as long as a lazy picture has not begun to load.
    (thumbnail?.currentSrc || thumbnail?.src);
  const width = given?.width ?? read?.width ?? attribute(thumbnail, 'width');
  const height = given?.height ?? read?.height ?? attribute(thumbnail, 'height');
  const src = safeImageSource(source);
  // Our own pictures name their widths; older markup leaves them to the address.
  const served = thumbnail?.getAttribute('srcset');
  const widths =
    src && thumbnail?.dataset['src'] && hasVariants(src) ? imageSrcset(src, { width }) : undefined;
  const video = slide?.querySelector<HTMLElement>('[data-html], [data-video-url]')?.dataset;
  return {
    name: given?.id ?? read?.id ?? given?.url ?? read?.url,
    src,
    srcset: given ? undefined : (served ?? widths),
    width,
    height,
    alt: given?.alt ?? thumbnail?.alt ?? '',
    title: given?.title ?? (text('.pl-gallery-title, .meta-title') || link?.dataset['title'] || ''),
    description:
      given?.description ??
      (text('.pl-gallery-description, .meta-description') || link?.dataset['description'] || ''),
    video: given?.video?.embed ?? video?.['html'] ?? video?.['videoUrl'],
    thumbnail,
  };
}

const attribute = (image: Element | null, name: string) =>
  Number(image?.getAttribute(name)) || undefined;
