import type { CSSProperties } from 'react';
import type { ImageAttributesOptions } from '../images/imageAttributes';
import type { ImageFormatSource } from '../images/imageFormats';

export interface ResponsiveImageProps extends ImageAttributesOptions {
  /** The description of the picture; empty for one that only decorates. */
  alt: string;
  /** Other formats, the best first. */
  sources?: readonly ImageFormatSource[] | undefined;
  /** Shown while the picture loads: a CSS colour or a `data:image/…` address. */
  placeholder?: string | undefined;
  /** @default true */
  stretch?: boolean | undefined;
  /** Bring the focal point as near to the middle as the edges allow. @default false */
  useAdvancedPositioning?: boolean | undefined;
  /** A visitor who asked to save data gets the picture for one device pixel per pixel. @default true */
  allowSaveData?: boolean | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
}
