import { readFormContext } from '@plinth/forms/schema';
import { readGalleryData } from '@plinth/gallery';
import type { GalleryProps } from '@plinth/gallery/react';
import { blockType } from '@plinth/site-model';
import type { BlockDefinition, PageDefinition } from '@plinth/site-runtime/render';
import type { TwinBlock, TwinSection } from './WholePage';

/** The page's definition as props of the components, so that the twin renders the same content. */
export const twinSections = ({ sections }: PageDefinition): TwinSection[] =>
  sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(twinBlock) }));

type Words = Record<string, string>;

function twinBlock({ id, type, span, settings = {} }: BlockDefinition): TwinBlock {
  const base = { id, span };
  switch (type) {
    case blockType.image: {
      const { src, width, height, alt, caption = '' } = settings as Words;
      const image = { src: src!, alt: alt!, width: Number(width), height: Number(height) };
      return { ...base, kind: 'image', props: { image }, caption };
    }
    case blockType.gallery: {
      const { items, ...rest } = settings as { items: GalleryProps['items'] };
      return { ...base, kind: 'gallery', props: { ...readGalleryData(rest), items } };
    }
    case blockType.accordion: {
      const { items } = settings as { items: Words[] };
      return {
        ...base,
        kind: 'accordion',
        items: items.map(({ title, description }) => ({ title: title!, html: description! })),
      };
    }
    case blockType.form:
      return { ...base, kind: 'form', schema: readFormContext(settings) };
    case blockType.button: {
      const { clickthroughUrl, buttonText } = settings as Words;
      return {
        ...base,
        kind: 'html',
        html: `<a class="pl-button" href="${clickthroughUrl}">${buttonText}</a>`,
      };
    }
    case blockType.quote: {
      const { quote } = settings as Words;
      return { ...base, kind: 'html', html: `<blockquote class="pl-quote">${quote}</blockquote>` };
    }
    case blockType.horizontalRule:
      return { ...base, kind: 'html', html: '<hr class="pl-rule">' };
    default:
      return { ...base, kind: 'html', html: String((settings as Words)['html'] ?? '') };
  }
}
