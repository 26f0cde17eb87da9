import { samplePictures } from '../../../stage/samplePictures';
import type { ResponsiveImageProps } from '@plinth/media/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { printOptions } from '../../../code/printOptions';
import { printValue } from '../../../code/printValue';
import { defineExample, type PrintedOptions } from '../../../example/example';

type Simple = Omit<
  ResponsiveImageProps,
  | 'src'
  | 'width'
  | 'height'
  | 'sources'
  | 'widths'
  | 'sizeFormat'
  | 'focalPoint'
  | 'fitAlignment'
  | 'className'
  | 'style'
>;

/** The focal point and the alignment as separate controls for each part. */
export interface ImageOptions extends Simple {
  picture: string;
  focalX: number;
  focalY: number;
  fitAlignment: 'top' | 'left' | 'center' | 'right' | 'bottom';
  /** The ratio of the box around it. */
  boxRatio: number;
}

export const example = defineExample<ImageOptions>({
  controls: {
    picture: choice<string>(
      samplePictures.map(({ file }) => file),
      'dune.svg',
    ),
    alt: text('Hills in the last light'),
    mode: choice(['none', 'fill', 'fit'], 'none'),
    boxRatio: amount(1.5, { min: 0.4, max: 3, step: 0.1, unit: 'width / height' }),
    focalX: amount(0.5, { max: 1, step: 0.05 }),
    focalY: amount(0.5, { max: 1, step: 0.05 }),
    fitAlignment: choice(['top', 'left', 'center', 'right', 'bottom'], 'center'),
    useAdvancedPositioning: flag(false),
    sizes: text('100vw'),
    priority: flag(false),
    placeholder: text(),
    stretch: flag(true),
    allowSaveData: flag(true),
    dprMin: amount(undefined, { min: 0, max: 4, step: 0.5 }),
    dprMax: amount(undefined, { min: 1, max: 4, step: 0.5 }),
  },
  descriptions: {
    mode: 'Whether the picture fills its box, or fits into it.',
    picture: 'One of the sample pictures.',
    boxRatio: 'Width over height of the box that the picture fills or fits into.',
    focalX: 'The part of the picture that stays in view, from its left edge (0) to its right (1).',
    focalY: 'The same from its top (0) to its bottom (1).',
  },
  stories: {
    'Fills a square': { mode: 'fill', boxRatio: 1, focalX: 0.2 },
    'Fits into a box': { mode: 'fit', boxRatio: 2 },
    'Loads first': { priority: true },
  },
  code: (options) => ({
    react: `import { ResponsiveImage } from '@plinth/media/react';
import '@plinth/media/image.css';

${printImage(options)}`,
    attach: `import { attachImages } from '@plinth/media/image';
import '@plinth/media/image.css';

const undo = attachImages(document);`,
  }),
  html: {
    css: ['@plinth/media/image.css'],
    script: `import { attachImages } from '@plinth/media/image';

attachImages(document);`,
  },
});

function printImage({ without, values }: PrintedOptions): string {
  const { picture: file = 'dune.svg', focalX, focalY, fitAlignment, boxRatio = 1.5, mode } = values;
  const picture = samplePictures.find((known) => known.file === file)!;
  const isBoxed = mode === 'fill' || mode === 'fit';
  const { attributes } = printOptions({
    src: `/pictures/${picture.file}`,
    width: picture.width,
    height: picture.height,
    alt: 'Hills in the last light',
    ...without('picture', 'boxRatio', 'focalX', 'focalY', 'fitAlignment').values,
    ...(focalX !== undefined || focalY !== undefined
      ? { focalPoint: { x: focalX ?? 0.5, y: focalY ?? 0.5 } }
      : {}),
    ...(fitAlignment ? { fitAlignment: [fitAlignment] } : {}),
    ...(isBoxed ? { style: { position: 'absolute', inset: 0 } } : {}),
  });
  const image = `<ResponsiveImage${attributes} />`;
  if (!isBoxed) return image;
  const box = printValue({ position: 'relative', aspectRatio: boxRatio });
  return `<div style={${box}}>\n  ${image}\n</div>`;
}
