import { blockType } from '@plinth/site-model';
import type { BlockDefinition } from '@plinth/site-model/definition';
import { samplePictures, type SamplePictureName } from './pictures/samplePictures';

type Settings = Record<string, unknown>;

const block = (type: number, id: string, settings: Settings, span?: number): BlockDefinition => ({
  id,
  type,
  settings,
  ...(span === undefined ? {} : { span }),
});

export const text = (id: string, html: string, span?: number) =>
  block(blockType.html, id, { html }, span);

export const button = (
  id: string,
  buttonText: string,
  clickthroughUrl: string,
  more: Settings = {},
) => block(blockType.button, id, { buttonText, clickthroughUrl, ...more });

export const quote = (id: string, words: string, source: string, span?: number) =>
  block(blockType.quote, id, { quote: words, source }, span);

export const rule = (id: string) => block(blockType.horizontalRule, id, {});

/** A picture as an image block; more settings are the block's own (caption, link, crop). */
export function image(id: string, name: SamplePictureName, more: Settings = {}, span?: number) {
  const { src, width, height, alt } = samplePictures[name];
  return block(blockType.image, id, { src, width, height, alt, ...more }, span);
}

export interface GalleryPicture {
  name: SamplePictureName;
  title?: string;
  description?: string;
  clickThroughUrl?: string;
}

export function gallery(id: string, pictures: GalleryPicture[], settings: Settings, span?: number) {
  const items = pictures.map(({ name, ...words }) => {
    const { src, width, height, alt } = samplePictures[name];
    return { id: `${id}-${name}`, type: 'image', src, width, height, alt, ...words };
  });
  return block(blockType.gallery, id, { ...settings, items }, span);
}

export const accordion = (
  id: string,
  items: { title: string; description: string }[],
  settings: Settings = {},
  span?: number,
) => block(blockType.accordion, id, { items, ...settings }, span);

export const form = (id: string, settings: Settings, span?: number) =>
  block(blockType.form, id, settings, span);

export const map = (id: string, settings: Settings, span?: number) =>
  block(blockType.map, id, settings, span);

export const menu = (id: string, settings: Settings, span?: number) =>
  block(blockType.menu, id, settings, span);

export const marquee = (id: string, words: string[], more: Settings = {}) =>
  block(blockType.marquee, id, { marqueeItems: words.map((text) => ({ text })), ...more });

export const newsletter = (id: string, settings: Settings, span?: number) =>
  block(blockType.newsletter, id, settings, span);

/** A video with one of our pictures as its poster. */
export function video(id: string, url: string, poster: SamplePictureName, more: Settings = {}) {
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
export const summary = (id: string, collectionId: string, more: Settings = {}, span?: number) =>
  block(blockType.summaryV2, id, { collectionId, ...more }, span);

export const archive = (id: string, collectionId: string, more: Settings = {}, span?: number) =>
  block(blockType.archive, id, { collectionId, ...more }, span);

export const calendar = (id: string, collectionId: string, more: Settings = {}) =>
  block(blockType.calendar, id, { collectionId, ...more });

export const chart = (id: string, settings: Settings, span?: number) =>
  block(blockType.chart, id, settings, span);

export const searchField = (id: string, settings: Settings = {}, span?: number) =>
  block(blockType.search, id, settings, span);
