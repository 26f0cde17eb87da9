import { expect, it } from 'vitest';
import { readNativeVideo } from './readNativeVideo';

function video(config: unknown, thumbnail?: unknown): HTMLElement {
  const element = document.createElement('div');
  element.dataset['configVideo'] = JSON.stringify(config);
  if (thumbnail) element.dataset['configThumbnail'] = JSON.stringify(thumbnail);
  return element;
}

it('[MED-8l] offers every size of a hosted video, the one that is just large enough first', () => {
  const config = {
    alexandriaUrl: 'https://video.example/a/{variant}',
    systemDataVariants: '1920:1080,640:360',
  };
  const sources = (width: number) =>
    readNativeVideo(video(config), width)?.sources?.map(({ src }) => src.slice(24));
  expect(sources(400)).toEqual(['640:360', '1920:1080', 'playlist.m3u8']);
  expect(sources(900)).toEqual(['1920:1080', '640:360', 'playlist.m3u8']);
});

it('[MED-8l] takes the poster of the thumbnail, and settings within another object', () => {
  const hosted = { structuredContent: { alexandriaUrl: '/a/{variant}' } };
  expect(readNativeVideo(video(hosted, { assetUrl: '/poster.jpg' }), 400)?.poster).toBe(
    '/poster.jpg',
  );
  expect(readNativeVideo(video(hosted), 400)?.poster).toBe('/a/thumbnail');
});

it.each(['javascript:{variant}', 'http://other.example/{variant}', '/a/film', '', 7, null])(
  '[MED-8l] plays nothing of %s',
  (alexandriaUrl) => {
    expect(readNativeVideo(video({ alexandriaUrl }), 400)).toBeUndefined();
  },
);
