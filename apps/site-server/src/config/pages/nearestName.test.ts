import { expect, it } from 'vitest';
import { nearestName } from './nearestName';

const fields = ['id', 'slug', 'title', 'description', 'pageType', 'websiteSettings', 'sections'];

it.each([
  ['descripton', 'description'],
  ['discription', 'description'],
  ['pagetype', 'pageType'],
  ['page_type', 'pageType'],
  ['tilte', 'title'],
  ['websiteSetting', 'websiteSettings'],
  ['ID', 'id'],
  ['titel', 'title'],
  ['item', undefined],
  ['subtitles', undefined],
  ['ours', undefined],
  ['x', undefined],
  ['', undefined],
])('[SRV-6c] takes %j for %j', (name, meant) => {
  expect(nearestName(name, fields)).toBe(meant);
});

it('[SRV-6c] takes the nearest of several, and no number for another', () => {
  expect(nearestName('widht', ['eight', 'width'])).toBe('width');
  expect(nearestName('picture2', ['picture1', 'picture10'])).toBeUndefined();
});
