import { blockType } from '@plinth/site-model';
import type { BlockDefinition } from '@plinth/site-model/definition';
import { samplePictures, type SamplePictureName } from './pictures/samplePictures';

/** The settings of a block, and the columns of the twelve-column grid that it fills. */
interface Settings extends Record<string, unknown> {
  span?: number | undefined;
}

const block = (type: number, id: string, { span, ...settings }: Settings): BlockDefinition => ({
  id,
  type,
  settings,
  ...(span === undefined ? {} : { span }),
});

export const text = (id: string, html: string, span?: number) =>
  block(blockType.html, id, { html, span });

interface ButtonSettings extends Settings {
  buttonText: string;
  clickthroughUrl: string;
}

export const button = (id: string, settings: ButtonSettings) =>
  block(blockType.button, id, settings);

export const quote = (id: string, words: string, more: Settings & { source: string }) =>
  block(blockType.quote, id, { quote: words, ...more });

export const rule = (id: string) => block(blockType.horizontalRule, id, {});

/** A picture as an image block; more settings are the block's own (caption, link, crop). */
export function image(id: string, name: SamplePictureName, more: Settings = {}) {
  const { src, width, height, alt } = samplePictures[name];
  return block(blockType.image, id, { src, width, height, alt, ...more });
}

export interface GalleryPicture {
  name: SamplePictureName;
  title?: string;
  description?: string;
  clickThroughUrl?: string;
}

export function gallery(id: string, pictures: GalleryPicture[], settings: Settings) {
  const items = pictures.map(({ name, ...words }) => {
    const { src, width, height, alt } = samplePictures[name];
    return { id: `${id}-${name}`, type: 'image', src, width, height, alt, ...words };
  });
  return block(blockType.gallery, id, { ...settings, items });
}

export const accordion = (
  id: string,
  items: { title: string; description: string }[],
  settings: Settings = {},
) => block(blockType.accordion, id, { items, ...settings });

export const form = (id: string, settings: Settings, span?: number) =>
  block(blockType.form, id, { ...settings, span });

export const map = (id: string, settings: Settings, span?: number) =>
  block(blockType.map, id, { ...settings, span });

export const menu = (id: string, settings: Settings, span?: number) =>
  block(blockType.menu, id, { ...settings, span });

export const marquee = (id: string, words: string[], more: Settings = {}) =>
  block(blockType.marquee, id, { marqueeItems: words.map((text) => ({ text })), ...more });

export const newsletter = (id: string, settings: Settings, span?: number) =>
  block(blockType.newsletter, id, { ...settings, span });

interface VideoSettings extends Settings {
  url: string;
  poster: SamplePictureName;
}

/** A video with one of our pictures as its poster. */
export function video(id: string, { url, poster, ...more }: VideoSettings) {
  const { src, width, height } = samplePictures[poster];
  return block(blockType.video, id, {
    url,
    thumbnailUrl: src,
    thumbnailWidth: width,
    thumbnailHeight: height,
    ...more,
  });
}

/** Posts, dates or products of a collection. */
export const summary = (id: string, collectionId: string, more: Settings = {}) =>
  block(blockType.summaryV2, id, { collectionId, ...more });

export const archive = (id: string, collectionId: string, more: Settings = {}) =>
  block(blockType.archive, id, { collectionId, ...more });

export const calendar = (id: string, collectionId: string, more: Settings = {}) =>
  block(blockType.calendar, id, { collectionId, ...more });

export const chart = (id: string, settings: Settings, span?: number) =>
  block(blockType.chart, id, { ...settings, span });

export const searchField = (id: string, settings: Settings = {}, span?: number) =>
  block(blockType.search, id, { ...settings, span });
