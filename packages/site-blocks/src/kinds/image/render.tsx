import { blockType } from '@plinth/site-model';
import { ImageBlock } from '@plinth/media/react';
import { readImageVariant } from '@plinth/media/image';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import {
  readNumberOr,
  readPoint,
  readRatio,
  readText,
  readTextOr,
} from '../../context/readSettings';
import { pinterestOf } from './pinterestOf';
import { imageScript } from './script';

export const imageBlock: BlockRenderer = {
  kind: 'image',
  types: [blockType.image],
  styles: ['image'],
  messages: { lightbox: ['lightbox.', 'gallery.', 'media.video.'] },
  client: imageScript,
  render(settings, context, block): RenderedBlock {
    const caption = readTextOr(settings, 'caption', '');
    const link = readTextOr(settings, 'clickthroughUrl', '');
    const hasLightbox = settings['lightbox'] === true && !link;
    if (hasLightbox) context.wantStyle('lightbox');
    return {
      content: (
        <ImageBlock
          image={{
            src: readText(settings, 'src'),
            width: readNumberOr(settings, 'width', 0) || undefined,
            height: readNumberOr(settings, 'height', 0) || undefined,
            alt: readTextOr(settings, 'alt', ''),
            focalPoint: readPoint(settings, 'focalPoint'),
            priority: context.takeFirstPicture(),
            sizes: sizesForSpan(block.span),
          }}
          variant={readImageVariant(settings['variant'])}
          title={readTextOr(settings, 'title', '') || undefined}
          aspectRatio={readRatio(settings, 'aspectRatio')}
          {...(link ? { link: { href: link, newWindow: settings['newWindow'] === true } } : {})}
          lightbox={
            hasLightbox ? (settings['lightboxTheme'] === 'light' ? 'light' : 'dark') : undefined
          }
          pinterest={pinterestOf(context)}
          locale={context.locale}
          messages={context.messages}
        >
          {caption || undefined}
        </ImageBlock>
      ),
    };
  },
};

/** Below 801 px a block takes the whole width, above that its share of the grid. */
const sizesForSpan = (span = 12): string =>
  span >= 12 ? '100vw' : `(max-width: 800px) 100vw, ${Math.round((span / 12) * 100)}vw`;
