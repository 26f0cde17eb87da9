import { samplePictures } from '../../../stage/samplePictures';
import type { ResponsiveImageProps } from '@plinth/media/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { printOptions } from '../../../code/printOptions';
import { defineExample } from '../../../example/example';

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

/** The focal point and the alignment as a person sets them: one part at a time. */
export interface ImageOptions extends Simple {
  picture: string;
  focalX: number;
  focalY: number;
  fitAlignment: 'top' | 'left' | 'center' | 'right' | 'bottom';
  /** Of the box around it. */
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
    dprMax: amount(undefined, { min: 1, max: 4, step: 0.5 }),
  },
  code: ({ without, values: { focalX, focalY, fitAlignment } }) => ({
    react: `import { ResponsiveImage } from '@plinth/media/react';
import '@plinth/media/image.css';

<ResponsiveImage src="/dune.jpg" width={1500} height={1000}${
      printOptions({
        alt: 'Hills in the last light',
        ...without('picture', 'boxRatio', 'focalX', 'focalY', 'fitAlignment').values,
        ...(focalX !== undefined || focalY !== undefined
          ? { focalPoint: { x: focalX ?? 0.5, y: focalY ?? 0.5 } }
          : {}),
        ...(fitAlignment ? { fitAlignment: [fitAlignment] } : {}),
      }).attributes
    } />`,
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
