import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { markArrival } from './markArrival.inline.generated';

/** The marks of the page when its navigation's entry is this one. */
function marks(entries: { name: string; type: string }[] = []) {
  const head: Record<string, string> = { when: 'touch' };
  const root: Record<string, string> = {};
  runInNewContext(markArrival.call(), {
    document: { head: { dataset: head }, documentElement: { dataset: root } },
    performance: { getEntriesByType: (type: string) => (type === 'navigation' ? entries : []) },
  });
  return { waits: 'when' in head, isLinkedText: 'linkedText' in root };
}

const name = 'https://site.example/page';

it('[RUN-1d] lets a page wait only for a visitor who has just loaded it in full', () => {
  const entryOf = (more: object) => [{ name, type: 'navigate', ...more }];
  expect(marks(entryOf({}))).toEqual({ waits: true, isLinkedText: false });
  for (const type of ['reload', 'back_forward', 'prerender'])
    expect(marks(entryOf({ type }))).toEqual({ waits: false, isLinkedText: true });
  expect(marks(entryOf({ name: `${name}#gallery` }))).toEqual({
    waits: false,
    isLinkedText: false,
  });
  expect(marks()).toEqual({ waits: false, isLinkedText: false });
});

it('[RUN-16e] gives a page its true height where a text of it is asked for', () => {
  expect(marks([{ name: `${name}#:~:text=jar`, type: 'navigate' }])).toEqual({
    waits: false,
    isLinkedText: true,
  });
});
