import { knownFormats } from '@plinth/media/image-markup';
import type { ImgHTMLAttributes } from 'react';
import { imageProps, type ImagePropsOptions } from './imageProps';

export interface PictureProps extends ImagePropsOptions {
  className?: string | undefined;
  alt: string;
}

/** A slide's picture, in its formats ([GAL-30]); nothing for an address that is not a picture's. */
export function Picture({ className, alt, ...options }: PictureProps) {
  const props = imageProps(options);
  if (!props) return null;
  const image = <img className={className} {...props} alt={alt} />;
  const formats = knownFormats(options.item.sources);
  if (formats.length === 0) return image;
  return (
    <picture>
      {formats.map(({ type, src }) => {
        const { srcSet, sizes } = {
          ...imageProps({ ...options, item: { ...options.item, src } }),
        } as ImgHTMLAttributes<HTMLImageElement>;
        return <source key={type} type={type} srcSet={srcSet ?? src} sizes={sizes} />;
      })}
      {image}
    </picture>
  );
}
