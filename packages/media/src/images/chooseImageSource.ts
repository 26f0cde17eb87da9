import { imageSizes } from './imageSizes';
import type { Dimensions, ImageSettings } from './resolveImageSettings';
import { hasVariants, variantUrl } from './variantUrl';

export interface ImageChoice {
  /** The address to load. */
  url: string;
  /** The served width, one of `imageSizes`; Infinity for a source without widths. */
  width: number;
}

/** The settings on which the choice depends. */
export type ImageChoiceSettings = Pick<ImageSettings, 'source'> & Partial<ImageSettings>;

/**
 * The smallest served width that covers the box at the device's pixel ratio ([MED-2]), limited to
 * the picture's own width.
 * @returns `undefined` without a source
 */
export function chooseImageSource({
  settings,
  box,
  density = 1,
  saveData = false,
}: {
  settings: ImageChoiceSettings;
  /** Size of the box in CSS pixels; a height of 0 means that the height follows the width. */
  box: Dimensions;
  /** Device pixels per CSS pixel. @default 1 */
  density?: number;
  /** Whether the visitor prefers to save data. @default false */
  saveData?: boolean;
}): ImageChoice | undefined {
  const { source, dimensions, sizeAdjustment = 1 } = settings;
  if (!source) return undefined;
  if (!hasVariants(source)) return { url: source, width: Infinity };
  const { dprMax = Infinity, dprMin = 0, allowSaveData = true } = settings;
  const devicePixels =
    saveData && allowSaveData ? Math.min(1, density) : Math.max(dprMin, Math.min(dprMax, density));
  const needed = Math.min(
    shownWidth(box, settings) * devicePixels * sizeAdjustment,
    dimensions?.width ?? Infinity,
  );
  // Half a pixel of tolerance: a box of 500.2 px does not justify a larger file.
  const width = imageSizes.find((size) => size + 0.5 >= needed) ?? imageSizes.at(-1)!;
  return { url: variantUrl(source, width, settings.sizeFormat), width };
}

/** The width of the whole picture in CSS pixels as laid out in the box. */
function shownWidth(box: Dimensions, { dimensions, mode, stretch = true }: ImageChoiceSettings) {
  if (!dimensions) return box.width;
  const byHeight = (box.height * dimensions.width) / dimensions.height;
  let width = box.width;
  if (byHeight > 0 && mode === 'fill') width = Math.max(width, byHeight);
  if (byHeight > 0 && mode === 'fit') width = Math.min(width, byHeight);
  return stretch ? width : Math.min(width, dimensions.width);
}
