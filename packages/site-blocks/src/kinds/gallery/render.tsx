import { blockType } from '@plinth/site-model';
import {
  readGalleryData,
  resolveGallerySettings,
  showsText,
  type GalleryItem,
  type GallerySettings,
} from '@plinth/gallery';
import { Gallery } from '@plinth/gallery/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { emptyPicture } from '../../context/emptyPicture';
import type { RenderContext } from '../../context/renderContext';
import { posterOf } from '../../context/posterOf';
import {
  readList,
  readNumberOr,
  readPoint,
  readText,
  readTextOr,
} from '../../context/readSettings';
import { earlyPress } from './earlyPress.inline.generated';
import { galleryScript } from './script';

export const galleryBlock: BlockRenderer = {
  kind: 'gallery',
  types: [blockType.gallery],
  styles: ['gallery'],
  messages: { gallery: ['gallery.'], lightbox: ['lightbox.'], video: ['media.video.'] },
  client: galleryScript,
  render(settings, context, { id }): RenderedBlock {
    const { items: _, ...describing } = settings;
    const data = readGalleryData(describing);
    const items = readList(settings, 'items').map((item) => readItem(item, context));
    const resolved = resolveGallerySettings(data);
    if (resolved.lightbox) context.wantStyle('lightbox');
    if (items.some((item) => item.video)) context.wantStyle('video');
    const waits = isWholeAsHtml(resolved, items);
    if (waits && resolved.layout === 'stacked') context.wantInlineScript(earlyPress.call());
    return {
      content: (
        <Gallery
          {...data}
          id={`gallery-${id}`}
          items={items}
          label={readTextOr(settings, 'label', '') || undefined}
          priority={context.takeFirstPicture() ? 1 : 0}
          locale={context.locale}
          messages={context.messages}
        />
      ),
      json: describing,
      when: waits ? 'near' : undefined,
    };
  },
};

/**
 * Whether a gallery needs no script before its first use: nothing happens in it, and no text in it
 * must be measured.
 */
const isWholeAsHtml = (settings: GallerySettings, items: readonly GalleryItem[]): boolean =>
  !settings.autoplay && !items.some(({ video }) => video) && !showsText(settings, items);

function readItem(item: unknown, context: RenderContext): GalleryItem {
  const settings = Object(item) as Record<string, unknown>;
  const optional = (name: string) => readTextOr(settings, name, '') || undefined;
  const embed = optional('videoUrl') ?? optional('html');
  const width = readNumberOr(settings, 'width', 0) || undefined;
  const height = readNumberOr(settings, 'height', 0) || undefined;
  return {
    id: optional('id'),
    url: optional('url'),
    src: posterOf(context, readText(settings, 'src')) || emptyPicture(width, height),
    width,
    height,
    alt: readTextOr(settings, 'alt', ''),
    title: optional('title'),
    description: optional('description'),
    clickThroughUrl: optional('clickThroughUrl'),
    focalPoint: readPoint(settings, 'focalPoint'),
    ...(settings['type'] === 'video' && embed
      ? { video: { embed, providerName: optional('providerName') } }
      : {}),
  };
}
