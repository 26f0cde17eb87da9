import type { CSSProperties } from 'react';
import type { ImageAttributesOptions } from '../images/imageAttributes';
import type { ImageFormatSource } from '../images/imageFormats';

export interface ResponsiveImageProps extends ImageAttributesOptions {
  /** The description of the picture; empty for a decorative picture. */
  alt: string;
  /** Other formats, the preferred format first. */
  sources?: readonly ImageFormatSource[] | undefined;
  /** Shown while the picture loads: a CSS colour or a `data:image/…` address. */
  placeholder?: string | undefined;
  /** @default true */
  stretch?: boolean | undefined;
  /** Whether the focal point is moved as close to the middle as the edges allow. @default false */
  useAdvancedPositioning?: boolean | undefined;
  /**
   * Whether a visitor who prefers to save data gets the picture for one device pixel per CSS pixel.
   * @default true
   */
  allowSaveData?: boolean | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
}
