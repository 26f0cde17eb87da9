import type { BlockDefinition } from '@plinth/site-blocks/rendering';
import { expect, it } from 'vitest';
import { pageWith, renderInput } from '../__fixtures__/renderInput';
import { contentNeeds } from './contentNeeds';

const summary = (id: string, settings?: unknown) => ({ id, type: 55, settings }) as BlockDefinition;

function needsOf(blocks: BlockDefinition[], given?: BlockDefinition[]) {
  const page = pageWith(blocks);
  const { site, request } = renderInput(page, { timeZone: 'Europe/London' });
  const input = { site, page, url: request.url, now: 0 };
  return contentNeeds(given ? { ...input, blocks: given } : input);
}

it('[RUN-20d] names what each block of a page needs, by its id', () => {
  const blocks = [
    summary('a', { collectionId: 'journal' }),
    summary('b', { collectionId: 'shop', pageSize: 3 }),
    { id: 'text', type: 2, settings: { html: 'a' } },
    { id: 'unknown', type: 999_999, settings: {} },
  ];
  const needs = needsOf(blocks);
  expect([...needs.keys()]).toEqual(['a', 'b']);
  expect(needs.get('b')).toMatchObject({ kind: 'items', collectionId: 'shop', limit: 3 });
  expect([...needsOf(blocks, [blocks[0]!]).keys()]).toEqual(['a']);
});

it.each([undefined, null, 'text', {}])(
  '[RUN-15f] a block with the settings %j needs nothing',
  (settings) => {
    expect(needsOf([summary('a', settings)]).size).toBe(0);
  },
);
