import { clampFocalPoint } from '../images/clampFocalPoint';
import { safeImageSource } from '../images/safeImageSource';
import type { ResponsiveImageProps } from './responsiveImageProps';

/** The data attributes with a picture's settings for the script ([MED-1]); defaults are omitted. */
export function imageMarkup(props: ResponsiveImageProps): Record<string, string | undefined> {
  const { width, height, mode, sizeFormat, fitAlignment, dprMax, dprMin } = props;
  const focalPoint = props.focalPoint && clampFocalPoint(props.focalPoint);
  const source = safeImageSource(props.src);
  return {
    'data-src': source,
    'data-image': source,
    'data-image-dimensions': width && height ? `${width}x${height}` : undefined,
    'data-image-focal-point': focalPoint ? `${focalPoint.x},${focalPoint.y}` : undefined,
    'data-load': 'false',
    'data-mode': mode && mode !== 'none' ? mode : undefined,
    'data-fit-alignment': fitAlignment?.join(' '),
    'data-size-format': sizeFormat === 'filename' ? 'filename' : undefined,
    'data-stretch': props.stretch === false ? 'false' : undefined,
    'data-use-advanced-positioning': props.useAdvancedPositioning ? 'true' : undefined,
    'data-allow-save-data': props.allowSaveData === false ? 'false' : undefined,
    'data-dpr-min': dprMin === undefined ? undefined : `${dprMin}`,
    'data-dpr-max': dprMax === undefined ? undefined : `${dprMax}`,
  };
}
