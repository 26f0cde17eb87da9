import { describe, expect, it } from 'vitest';
import { blockKinds } from '@plinth/site-blocks';
import {
  addBlock,
  addSection,
  blockTitle,
  blocksOf,
  changeBlock,
  move,
  remove,
} from './composedPage';
import { firstPage } from './firstPage';
import { withPicturesBelow } from './sitePictures';
import { readPage, writePage } from './storedPage';

const quote = blockKinds.find(({ kind }) => kind === 'quote')!;
const order = (page: typeof firstPage) =>
  page.sections.map(({ id, blocks }) => [id, ...blocks.map((block) => block.id)].join(' '));

describe('a composed page', () => {
  it('[PLY-1e] takes a block behind the selected one, in its section, or at the end', () => {
    expect(order(addBlock(firstPage, quote, 'text-1').page)[0]).toBe('section-1 text-1 quote-1');
    expect(order(addBlock(firstPage, quote, 'section-1').page)[0]).toBe('section-1 text-1 quote-1');
    expect(order(addBlock(firstPage, quote, 'page').page)[1]).toBe('section-2 gallery-1 quote-1');
    const { page, id } = addBlock({ ...firstPage, sections: [] }, quote);
    expect(order(page)).toEqual(['section-1 quote-1']);
    expect(id).toBe('quote-1');
  });

  it('[PLY-1e] gives each part an id of its own, also after one was removed', () => {
    const twice = addBlock(addBlock(firstPage, quote).page, quote).page;
    const again = addBlock(remove(twice, 'quote-1'), quote).page;
    expect(blocksOf(again).map(({ id }) => id)).toEqual([
      'text-1',
      'gallery-1',
      'quote-2',
      'quote-1',
    ]);
    expect(addSection(firstPage).id).toBe('section-3');
  });

  it('[PLY-1e] moves a block through its section and on into the next', () => {
    const page = addBlock(firstPage, quote, 'gallery-1').page;
    expect(order(move(page, 'quote-1', -1))[1]).toBe('section-2 quote-1 gallery-1');
    expect(order(move(page, 'gallery-1', -1))).toEqual([
      'section-1 text-1 gallery-1',
      'section-2 quote-1',
    ]);
    expect(order(move(page, 'text-1', 1))).toEqual([
      'section-1',
      'section-2 text-1 gallery-1 quote-1',
    ]);
    expect(move(page, 'quote-1', 1)).toEqual(page);
    expect(order(move(page, 'section-2', -1))).toEqual([
      'section-2 gallery-1 quote-1',
      'section-1 text-1',
    ]);
  });

  it('[PLY-1e] leaves what was given as it was', () => {
    const before = structuredClone(firstPage);
    remove(move(addBlock(firstPage, quote).page, 'text-1', 1), 'section-1');
    changeBlock(firstPage, 'text-1', { settings: {} });
    expect(firstPage).toEqual(before);
  });

  it('[PLY-1f] is kept as JSON, and anything else is no page', () => {
    expect(readPage(JSON.stringify(firstPage))).toEqual(firstPage);
    expect(JSON.parse(writePage(firstPage))).not.toHaveProperty('id');
    for (const text of [null, '', '{}', '{"slug":"a","title":"b","sections":[{}]}'])
      expect(readPage(text)).toBeUndefined();
  });

  it('[PLY-1e] names a block by its kind and first words', () => {
    expect(blocksOf(firstPage).map(blockTitle)).toEqual([
      'Text: New work What came out of th',
      'Gallery',
    ]);
  });
});

it('[PLY-3a] resolves the site’s pictures below the folder of the playground, and changes nothing else', () => {
  const page = {
    title: '/pictures/table.svg.bak',
    blocks: [{ items: [{ src: '/pictures/table.svg', width: 2 }], html: null }],
  };
  expect(withPicturesBelow(page, '/plinth/')).toEqual({
    ...page,
    blocks: [{ items: [{ src: '/plinth/pictures/table.svg', width: 2 }], html: null }],
  });
  expect(withPicturesBelow(page, '/')).toEqual(page);
});
