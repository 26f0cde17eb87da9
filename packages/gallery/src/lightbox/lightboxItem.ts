import { hasVariants, imageSrcset, safeImageSource } from '@plinth/media/image-markup';
import type { Translate } from '@plinth/site-model';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxEntry, LightboxFrame } from '../designs/galleryItem';
import { readSlideAttributes } from '../designs/slideAttributes';
import { slideImage } from '../dom/galleryParts';
import { slideLink } from '../dom/ownControl';
import { isPictureAddress, leadsToPicture } from './isPictureAddress';
import { givenFormats, pageFormats, type PictureFormat } from './pictureFormats';

/** One item of the lightbox. */
export interface LightboxItem {
  readonly name: string | undefined;
  readonly src: string | undefined;
  readonly srcset: string | undefined;
  /** The same picture in other formats, the preferred first. */
  readonly formats: readonly PictureFormat[];
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The alternative text of the picture; empty only for a video. */
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  /** Embed of a video: HTML or an address. */
  readonly video: string | undefined;
  /** A text or a page instead of a picture. */
  readonly content: string | Node | LightboxFrame | undefined;
  /** HTML instead of the description. */
  readonly caption: string | Node | undefined;
  /** The picture on the page, from which it opens. */
  readonly thumbnail: HTMLImageElement | null;
  /** The address of the picture that is shown until the large picture has loaded. */
  readonly placeholder: string | undefined;
}

/**
 * Reads an item when it is needed, so that the cost of opening does not depend on the number of
 * slides.
 */
export function readLightboxItem(
  slide: HTMLElement | undefined,
  given: LightboxEntry | undefined,
  translate: Translate<keyof typeof lightboxMessages>,
): LightboxItem {
  const thumbnail = slideImage(slide);
  const read = slide && readSlideAttributes(slide.dataset, thumbnail?.dataset);
  // In the image block of older pages there is also a button around the picture.
  const link = slideLink(slide);
  const href = link?.getAttribute('href') ?? '';
  const isOurs = link?.matches('.pl-gallery-link, .image-slide-anchor') && leadsToPicture(link);
  // A link to a picture outside our markup points to the large file, whose sizes and variants are unknown.
  const isLarger =
    !isOurs &&
    !read?.src &&
    isPictureAddress(href) &&
    (link as HTMLAnchorElement).href !== thumbnail?.src;
  const captionText = (name: 'title' | 'description'): string =>
    given?.[name] ??
    (slide?.querySelector(`.pl-gallery-${name}, .meta-${name}`)?.textContent?.trim() ||
      link?.dataset[name] ||
      '');
  const source =
    given?.src ??
    read?.src ??
    (isOurs || isLarger ? href : undefined) ??
    // Empty, not missing, until a lazy picture has begun to load.
    (thumbnail?.currentSrc || thumbnail?.src);
  const attribute = (name: string) =>
    (!isLarger && Number(thumbnail?.getAttribute(name))) || undefined;
  const width = given?.width ?? read?.width ?? attribute('width');
  const height = given?.height ?? read?.height ?? attribute('height');
  const src = safeImageSource(source);
  // Our own pictures list their widths; legacy markup has only the address.
  const served = thumbnail?.getAttribute('srcset');
  const widths =
    src && thumbnail?.dataset['src'] && hasVariants(src) ? imageSrcset(src, { width }) : undefined;
  const data = slide?.querySelector<HTMLElement>('[data-html], [data-video-url]')?.dataset;
  const video = given?.video?.embed ?? data?.['html'] ?? data?.['videoUrl'];
  const content = given?.html ?? given?.frame;
  const title = captionText('title');
  const alt = given?.alt ?? thumbnail?.alt;
  return {
    name: given?.id ?? read?.id ?? given?.url ?? read?.url,
    src,
    srcset: given || isLarger ? given?.srcset : (served ?? widths),
    formats: given ? givenFormats(given.sources) : isLarger ? [] : pageFormats(thumbnail),
    width,
    height,
    // On the page a picture may be decorative, but in the lightbox it is content.
    alt: alt || title || (video || content ? '' : translate('lightbox.untitled')),
    title,
    description: captionText('description'),
    video,
    content,
    caption: given?.caption,
    thumbnail,
    placeholder: safeImageSource(given?.placeholder) ?? thumbnail?.currentSrc,
  };
}

/**
 * Whether two items, read at different times, are the same: by the name if there is one, else by
 * their content.
 */
export const isSameItem = (one: LightboxItem, other: LightboxItem): boolean =>
  one.name === other.name && (one.name !== undefined || showsSame(one, other));

/** Whether two items have the same content, whatever their names are. */
export const showsSame = (one: LightboxItem, other: LightboxItem): boolean =>
  one.src === other.src && one.video === other.video && one.content === other.content;
