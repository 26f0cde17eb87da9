import { useEffect, useRef, version, type ReactNode } from 'react';
import { attachImage } from '../images/attachImages';
import { imageAttributes, imageSrcset, type ImageAttributes } from '../images/imageAttributes';
import { knownFormats, type ImageFormatSource } from '../images/imageFormats';
import { limitedSizes } from '../images/limitedSizes';
import { placeholderStyle } from '../images/placeholderStyle';
import { safeImageSource } from '../images/safeImageSource';
import { imageMarkup } from './imageMarkup';
import type { ResponsiveImageProps } from './responsiveImageProps';

/**
 * A picture in the size that its box needs ([MED-7]): its space is reserved, and it loads near the
 * viewport. Set `priority` for the first picture in view. Without JavaScript the browser loads it
 * lazily. State: `[data-image-state]` on the `img` is `loading`, `loaded` or `broken`.
 */
export function ResponsiveImage(props: ResponsiveImageProps): ReactNode {
  const { priority = false, className, placeholder, useAdvancedPositioning, focalPoint } = props;
  const image = useRef<HTMLImageElement>(null);
  const attributes = imageAttributes(props);
  const sources = knownFormats(props.sources);
  const identity = JSON.stringify([attributes?.src, props.mode, priority, sources]);
  // Only the behaviour can calculate the position of the focal point; it keeps the loaded picture.
  const placement = useAdvancedPositioning && `${focalPoint?.x},${focalPoint?.y}`;
  useEffect(() => {
    if (image.current && image.current.dataset['src'] !== undefined)
      return attachImage(image.current);
  }, [identity, placement]);

  if (!attributes) return null;
  const frame = {
    className: ['pl-image-frame', className].filter(Boolean).join(' '),
    style: {
      ...placeholderStyle(placeholder),
      ...(props.stretch === false && props.width ? { maxInlineSize: props.width } : undefined),
      ...props.style,
    },
  };
  const native = nativeImage(attributes, props);
  if (priority)
    return (
      <span {...frame}>
        <FormatSources sources={sources} lazy={false} props={props}>
          {/* eslint-disable-next-line jsx-a11y/alt-text -- its alt is among the attributes */}
          <img
            {...native}
            ref={image}
            data-src={safeImageSource(props.src)}
            data-allow-save-data={props.allowSaveData === false ? 'false' : undefined}
          />
        </FormatSources>
      </span>
    );
  return (
    <span {...frame}>
      <noscript>
        <FormatSources sources={sources} lazy={false} props={props}>
          {/* eslint-disable-next-line jsx-a11y/alt-text -- its alt is among the attributes */}
          <img {...native} />
        </FormatSources>
      </noscript>
      <FormatSources sources={sources} lazy props={props}>
        {}
        <img
          key={identity}
          ref={image}
          {...imageMarkup(props)}
          alt={props.alt}
          className="pl-image"
          width={attributes.width}
          height={attributes.height}
          style={attributes.style}
          suppressHydrationWarning
        />
      </FormatSources>
    </span>
  );
}

/** React 18 takes the attribute's own name and warns about React 19's name. */
const fetchPriority = Number.parseInt(version) < 19 ? 'fetchpriority' : 'fetchPriority';

function nativeImage(attributes: ImageAttributes, props: ResponsiveImageProps) {
  const { srcset, sizes, fetchpriority, ...rest } = attributes;
  return {
    ...rest,
    srcSet: srcset,
    // Chromium does not support `sizes=auto` without scripts, and would load every picture twice.
    sizes: sizes && limitedSizes(props.sizes ?? '100vw', props),
    [fetchPriority]: fetchpriority,
    alt: props.alt,
    className: 'pl-image',
  };
}

/** Renders `picture` only if there is a choice of formats. */
function FormatSources({
  sources,
  lazy,
  props,
  children,
}: {
  sources: readonly ImageFormatSource[];
  lazy: boolean;
  props: ResponsiveImageProps;
  children: ReactNode;
}): ReactNode {
  if (sources.length === 0) return children;
  const { width, widths, sizeFormat, sizes = '100vw' } = props;
  return (
    <picture>
      {sources.map(({ type, src }) =>
        lazy ? (
          <source key={type} type={type} data-src={src} />
        ) : (
          <source
            key={type}
            type={type}
            srcSet={imageSrcset(src, { widths, width, sizeFormat })}
            sizes={sizes}
          />
        ),
      )}
      {children}
    </picture>
  );
}
