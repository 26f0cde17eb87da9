import { expect, it } from 'vitest';
import { slugOf } from './slugOf';

it.each([
  ['/', ''],
  ['/friends', 'friends'],
  ['friends/', 'friends/'],
  ['/friends?plan=year', 'friends'],
  ['/friends#plans', 'friends'],
  ['/friends?plan=year#plans', 'friends'],
  ['/t%C3%B6pfe/a%3Fb', 'töpfe/a?b'],
  ['/100%', '100%'],
])('[RUN-24a] [COM-13a] %s asks for the page %j', (path, slug) => {
  expect(slugOf(path)).toBe(slug);
});
