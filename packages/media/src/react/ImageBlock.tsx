import { safeHref, type MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { ReactNode } from 'react';
import type { ImageVariant } from '../images/imageVariants';
import { pinterestHref } from '../images/pinterestHref';
import { imageMessages } from '../messages';
import { ResponsiveImage } from './ResponsiveImage';
import type { ResponsiveImageProps } from './responsiveImageProps';

export interface ImageBlockLink {
  href: string;
  /** @default false */
  newWindow?: boolean | undefined;
}

export interface ImageBlockProps {
  /** The picture. */
  image: ResponsiveImageProps;
  /** @default 'inline' */
  variant?: ImageVariant | undefined;
  /** Heading beside the picture. */
  title?: ReactNode;
  /** The text beside, on or below the picture, already sanitised. */
  children?: ReactNode;
  /** A link styled as a button. */
  button?: (ImageBlockLink & { label: string }) | undefined;
  /** The link of the whole picture. */
  link?: ImageBlockLink | undefined;
  /**
   * A click opens the picture over the page, by `attachLightbox` of the gallery package
   * ([GAL-20a]); without a script the picture links to itself. `link` takes precedence.
   * @default none
   */
  lightbox?: 'light' | 'dark' | undefined;
  /** The side of the picture when the text is beside it. @default 'start' */
  imageSide?: 'start' | 'end' | undefined;
  /** Ratio that the picture is cropped to, width by height. @default the picture's own */
  aspectRatio?: number | undefined;
  /** A button that saves the picture: on hover and focus, or always ([MED-5]). */
  pinterest?: { page: string; mode?: 'hover' | 'always' | undefined } | undefined;
  /** BCP 47 tag of the texts' language. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * The image block in all its variants ([MED-5]): inline, poster, card, overlap, collage and stack.
 * Below 415 px of its own width text and picture are stacked, by CSS alone.
 */
export function ImageBlock(props: ImageBlockProps): ReactNode {
  const { variant = 'inline', title, children, button, imageSide = 'start', className } = props;
  const hasText = !!(title || children || button);
  return (
    <figure
      className={['pl-image-block', className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-image-side={imageSide}
    >
      <div className="pl-image-block-layout">
        <div className="pl-image-block-media">
          <BlockLink
            link={props.link ?? lightboxLink(props)}
            label={props.image.alt || plainText(title)}
            data={props.link ? undefined : lightboxData(props)}
          >
            <BlockImage {...props} />
          </BlockLink>
          <PinterestLink {...props} />
        </div>
        {hasText && (
          <figcaption className="pl-image-block-text">
            {title && <p className="pl-image-block-title">{title}</p>}
            {children && <div className="pl-image-block-body">{children}</div>}
            {button && (
              <BlockLink link={button} className="pl-image-block-button">
                {button.label}
              </BlockLink>
            )}
          </figcaption>
        )}
      </div>
    </figure>
  );
}

function BlockImage({ image, aspectRatio, variant }: ImageBlockProps): ReactNode {
  if (!aspectRatio && variant !== 'poster') return <ResponsiveImage {...image} />;
  const ratio = aspectRatio ?? (image.width && image.height ? image.width / image.height : 1.5);
  return (
    <ResponsiveImage
      {...image}
      mode={image.mode ?? 'fill'}
      className="pl-image-block-crop"
      style={{ ...image.style, aspectRatio: ratio }}
    />
  );
}

const plainText = (node: ReactNode): string | undefined =>
  typeof node === 'string' ? node : undefined;

const lightboxLink = ({ image, lightbox }: ImageBlockProps): ImageBlockLink | undefined =>
  lightbox && { href: image.src };

/** The lightbox data of the link: its theme, and the caption. */
const lightboxData = ({ lightbox, title, children }: ImageBlockProps) =>
  lightbox && {
    'data-lightbox-theme': lightbox,
    'data-title': plainText(title),
    'data-description': plainText(children),
  };

function BlockLink({
  link,
  label,
  className,
  data,
  children,
}: {
  link: ImageBlockLink | undefined;
  label?: string | undefined;
  className?: string;
  data?: Record<`data-${string}`, string | undefined> | undefined;
  children: ReactNode;
}): ReactNode {
  const href = safeHref(link?.href);
  if (!href) return className ? <span className={className}>{children}</span> : children;
  return (
    <a
      href={href}
      className={className ?? 'pl-image-block-link'}
      aria-label={label || undefined}
      {...data}
      {...(link?.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}

function PinterestLink({ pinterest, image, locale, messages }: ImageBlockProps): ReactNode {
  if (!pinterest) return null;
  const translate = createPlainTranslate(imageMessages, { locale, overrides: messages });
  return (
    <a
      className="pl-image-pinterest"
      data-mode={pinterest.mode ?? 'hover'}
      href={pinterestHref({ page: pinterest.page, image: image.src, description: image.alt })}
      target="_blank"
      rel="noopener"
      aria-label={translate('media.image.pinterest')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M9 2h6v1.5l-1 6 3 3V14h-4.2L12 22l-.8-8H7v-1.5l3-3-1-6Z" />
      </svg>
    </a>
  );
}
