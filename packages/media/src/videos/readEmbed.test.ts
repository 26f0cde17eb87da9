import { expect, it } from 'vitest';
import { readEmbed } from './readEmbed';

const read = (dataset: Record<string, string>) => readEmbed({ dataset } as unknown as HTMLElement);

it.each([
  [{ html: '<iframe>', videoUrl: '/a' }, '<iframe>'],
  [{ html: '', videoUrl: '/a' }, '/a'],
  [{ configVideo: '{"src":"/a.mp4","url":"/b.mp4"}' }, '/a.mp4'],
  [{ configVideo: '{"url":"/b.mp4"}' }, '/b.mp4'],
  [{ configVideo: '{"src":5}' }, undefined],
  [{ configVideo: 'null' }, undefined],
  [{ configVideo: '{' }, undefined],
  [{}, undefined],
])('[MED-8e] reads of %j the video %s', (dataset, embed) => {
  expect(read(dataset)).toBe(embed);
});
