import { expect, it } from 'vitest';
import type { KeptFace } from '@plinth/site-renderer/browser';
import { neededFaces } from './neededFaces';

const face = (name: string, weight: string, more: { style?: string; unicodeRange?: string } = {}) =>
  ['Literata', name, { weight, style: 'normal', ...more }] as KeptFace;

const faces = [
  face('latin', '400', { unicodeRange: 'U+0000-00FF, U+2???' }),
  face('greek', '400', { unicodeRange: 'U+0370-03FF' }),
  face('faces', '400', { unicodeRange: 'U+1F600' }),
  face('italic', '400', { style: 'italic' }),
  face('bold', '700'),
];
const needed = (text: string, ...variants: string[]) =>
  neededFaces(faces, { family: 'Literata', variants }, text).map(([, name]) => name);

it('[RUN-6h] asks only for a family’s weights and alphabets that the page uses', () => {
  expect(needed('Clay', '400')).toEqual(['latin']);
  expect(needed('Πηλός', '400')).toEqual(['greek']);
  expect(needed('“', '400')).toEqual(['latin']);
  expect(needed('😀', '400')).toEqual(['faces']);
  expect(needed('Clay', '400', '400i', '700')).toEqual(['latin', 'italic', 'bold']);
  expect(neededFaces(faces, { family: 'Other', variants: ['400'] }, 'Clay')).toEqual([]);
});

it('[RUN-6h] a file for a range of weights is for each of them, and other weights are better than none', () => {
  const variable = [face('all', '200 800')];
  expect(neededFaces(variable, { family: 'Literata', variants: ['700'] }, 'Clay')).toHaveLength(1);
  const light = [face('light', '300'), face('named', 'bold')];
  expect(neededFaces(light, { family: 'Literata', variants: ['700'] }, 'C')).toEqual([light[1]]);
  expect(neededFaces(light, { family: 'Literata', variants: ['500'] }, 'C')).toEqual(light);
});
