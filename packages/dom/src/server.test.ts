import { expect, it } from 'vitest';
import * as dom from './index';

it('is imported without a document, and names what the README lists', () => {
  expect(Object.keys(dom).sort()).toEqual([
    'attachOnce',
    'buildElement',
    'documentCookies',
    'isComposing',
    'isRightToLeft',
    'prefersReducedMotion',
    'prefersSavedData',
    'warnOnce',
    'watchReducedMotion',
    'watchVisibility',
    'whenResized',
    'whenVisible',
  ]);
  expect(dom.prefersReducedMotion()).toBe(false);
});
