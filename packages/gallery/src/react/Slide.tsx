import { safeHref, type Translate } from '@plinth/site-model';
import { clampFocalPoint, type ImageSizeFormat } from '@plinth/media/image-markup';
import type { CSSProperties } from 'react';
import type { GalleryItem } from '../designs/galleryItem';
import type { GallerySettings } from '../designs/gallerySettings';
import type { slideMessages } from '../slideshows/slideMessages';
import { Picture } from './Picture';

export interface SlideProps {
  item: GalleryItem;
  index: number;
  count: number;
  settings: GallerySettings;
  sizes: string;
  sizeFormat: ImageSizeFormat | 'none';
  priority: boolean;
  style?: CSSProperties | undefined;
  /** Whether the slide is in a carousel instead of a list. */
  inCarousel: boolean;
  translate: Translate<keyof typeof slideMessages>;
}

/** One slide: its picture or video, its click action, and its text. */
export function Slide({ item, index, count, settings, inCarousel, style, ...rest }: SlideProps) {
  const { translate } = rest;
  const Tag = inCarousel ? 'div' : 'li';
  const position = { position: index + 1, count };
  const focalPoint = item.focalPoint && clampFocalPoint(item.focalPoint);
  return (
    <Tag
      className="pl-gallery-slide"
      data-type={item.video ? 'video' : 'image'}
      data-slide-id={item.id}
      data-slide-url={item.url}
      data-click-through-url={safeHref(item.clickThroughUrl)}
      data-image-focal-point={focalPoint && `${focalPoint.x},${focalPoint.y}`}
      style={style}
      // A strip's slides are focused and selected separately; a link inside does the same.
      tabIndex={settings.layout === 'strip' && !isLinked(item, settings) ? 0 : undefined}
      {...(inCarousel && {
        role: 'group',
        'aria-roledescription': translate('gallery.slide'),
        'aria-label': translate('gallery.slidePosition', position),
      })}
    >
      <SlideMedia item={item} index={index} count={count} settings={settings} {...rest} />
      <SlideMeta item={item} settings={settings} />
    </Tag>
  );
}

const isLinked = (item: GalleryItem, { lightbox }: GallerySettings) =>
  item.video !== undefined || safeHref(item.clickThroughUrl) !== undefined || lightbox;

type SlideMediaProps = Omit<SlideProps, 'style' | 'inCarousel'>;

function SlideMedia({ item, index, count, settings, translate, ...image }: SlideMediaProps) {
  const picture = (
    <Picture
      className="pl-gallery-image"
      item={item}
      lazyLoad={settings.lazyLoad}
      alt={item.alt ?? ''}
      {...image}
    />
  );
  if (item.video && settings.lightboxVideos) {
    const { embed, providerName } = item.video;
    const name = item.title ?? item.alt;
    const label = translate('gallery.openVideo', { position: index + 1, count });
    return (
      <a
        className="pl-gallery-link"
        // Without a script it links to the video if it has an address, else to its picture.
        href={(/^(https?:)?\//.test(embed) ? safeHref(embed) : undefined) ?? safeHref(item.src)}
        data-html={embed}
        data-provider-name={providerName}
        aria-label={name ? `${label}: ${name}` : label}
      >
        {picture}
      </a>
    );
  }
  if (item.video) {
    return (
      <div
        className="pl-gallery-video pl-video"
        data-html={item.video.embed}
        data-provider-name={item.video.providerName}
        data-video-title={item.title ?? item.alt}
        data-mode="fit"
      >
        <div className="pl-video-overlay">
          {picture}
          <button type="button" className="pl-video-play" />
        </div>
      </div>
    );
  }
  const through = safeHref(item.clickThroughUrl);
  const href = through ?? (settings.lightbox ? safeHref(item.src) : undefined);
  if (!href) return picture;
  return (
    <a
      className="pl-gallery-link"
      href={href}
      {...(through && settings.newWindow && { target: '_blank', rel: 'noopener' })}
      {...(!item.alt && {
        'aria-label': item.title ?? translate('gallery.openImage', { position: index + 1, count }),
      })}
    >
      {picture}
    </a>
  );
}

function SlideMeta({ item, settings }: { item: GalleryItem; settings: GallerySettings }) {
  if (!item.title && !item.description) return null;
  // Text that is hidden on the page is still the lightbox's caption.
  return (
    <div className="pl-gallery-meta" hidden={!settings.showMeta && !settings.showMetaOnHover}>
      <div className="pl-gallery-meta-inside">
        {item.title && <div className="pl-gallery-title">{item.title}</div>}
        {item.description && <div className="pl-gallery-description">{item.description}</div>}
      </div>
    </div>
  );
}
