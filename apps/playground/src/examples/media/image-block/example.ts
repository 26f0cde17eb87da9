import { imageVariants, type ImageVariant } from '@plinth/media/image';
import type { ImageBlockProps } from '@plinth/media/react';
import { amount, choice, text } from '../../../example/controls';
import { printOptions } from '../../../code/printOptions';
import { printValue } from '../../../code/printValue';
import { defineExample } from '../../../example/example';

/** Links and the text are flattened into texts that a reader can type. */
export interface ImageBlockOptions extends Pick<
  ImageBlockProps,
  'variant' | 'imageSide' | 'aspectRatio'
> {
  title: string;
  body: string;
  button: string;
  link: string;
  lightbox: 'none' | 'light' | 'dark';
  pinterest: 'none' | 'hover' | 'always';
}

export const firstBody = 'Three days in the kiln, a week to cool, and no two alike.';

/** Wraps the block if its picture opens in a lightbox, which belongs to another package. */
const openerImports = `import { attachLightbox } from '@plinth/gallery/lightbox';
import '@plinth/gallery/lightbox.css';
`;
const openerStart = `<div ref={(element) => (element ? attachLightbox(element) : undefined)}>
`;
const openerEnd = `
</div>`;

export const example = defineExample<ImageBlockOptions>({
  controls: {
    variant: choice(Object.keys(imageVariants) as ImageVariant[], 'inline'),
    imageSide: choice(['start', 'end'], 'start'),
    aspectRatio: amount(undefined, { min: 0.4, max: 3, step: 0.1, unit: 'width / height' }),
    title: text('Wood-fired bowls'),
    body: text(firstBody),
    button: text('See them all'),
    link: text(),
    lightbox: choice(['none', 'light', 'dark'], 'none'),
    pinterest: choice(['none', 'hover', 'always'], 'none'),
  },
  descriptions: {
    variant: 'The way that text and picture stand together.',
    body: 'The text beside the picture: its children.',
  },
  stories: {
    Card: { variant: 'card' },
    Poster: { variant: 'poster' },
    Overlap: { variant: 'overlap', imageSide: 'end' },
    'Opens a lightbox': { lightbox: 'dark' },
  },
  code: ({ only, values: { title, body, button, link, lightbox, pinterest } }) => ({
    react: `${lightbox ? openerImports : ''}import { ImageBlock } from '@plinth/media/react';
import '@plinth/media/image.css';

${lightbox ? openerStart : ''}<ImageBlock image={{ src: '/pictures/heather.svg', alt: 'Heather', width: 1330, height: 1000 }}${
      printOptions({
        ...only('variant', 'imageSide', 'aspectRatio').values,
        title: title ?? 'Wood-fired bowls',
        button: { href: '/bowls', label: button ?? 'See them all' },
        ...(link ? { link: { href: link } } : {}),
        ...(lightbox ? { lightbox } : {}),
        ...(pinterest ? { pinterest: { page: 'https://kiln.example', mode: pinterest } } : {}),
      }).attributes
    }>
  <p>${printText((body as string | undefined) ?? firstBody)}</p>
</ImageBlock>${lightbox ? openerEnd : ''}`,
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

/** Text between tags, where braces and brackets would mean something else. */
const printText = (text: string) => (/[{}<>&]/.test(text) ? `{${printValue(text)}}` : text);
