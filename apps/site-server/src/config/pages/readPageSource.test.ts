import type { PageDefinition } from '@plinth/site-runtime/render';
import { describe, expect, it } from 'vitest';
import { lineOfPath } from './lineOfPath';
import { pageSource } from './pageSource';
import { readPageSource } from './readPageSource';

const page: PageDefinition = {
  id: 'page-a',
  slug: 'a/b',
  title: 'A',
  sections: [
    { id: 's', blocks: [{ id: 'x', type: 2, settings: { html: '<p>{"type": 9}</p>' } }] },
    { id: 't', layout: 'grid', blocks: [] },
  ],
};
const changed = (change: (copy: PageDefinition) => unknown) => {
  const copy = structuredClone(page);
  change(copy);
  return JSON.stringify(copy, null, 2);
};

describe('readPageSource', () => {
  it('[SRV-3] takes a page, and keeps fields that it does not know', () => {
    const source = changed((copy) => Object.assign(copy, { ours: 1, pageType: 104 }));
    expect(readPageSource(source)).toMatchObject({
      page: { ours: 1, pageType: 104 },
      problems: [],
    });
  });

  it.each<[string, (copy: PageDefinition) => unknown, string, string, number]>([
    [
      'a missing field',
      (copy) => delete (copy as Partial<PageDefinition>).title,
      'title',
      'missing',
      1,
    ],
    [
      'a wrong type',
      (copy) => Object.assign(copy.sections[0]!.blocks[0]!, { type: '2' }),
      'sections[0].blocks[0].type',
      'number',
      11,
    ],
    [
      'no number',
      (copy) => Object.assign(copy.sections[0]!.blocks[0]!, { span: 13 }),
      'sections[0].blocks[0].span',
      'span',
      15,
    ],
    [
      'a choice that is none',
      (copy) => Object.assign(copy.sections[1]!, { layout: 'heap' }),
      'sections[1].layout',
      'oneOf',
      20,
    ],
    [
      'settings that are a list',
      (copy) => Object.assign(copy.sections[0]!.blocks[0]!, { settings: [] }),
      'sections[0].blocks[0].settings',
      'object',
      12,
    ],
    [
      'a slug with a slash in front',
      (copy) => Object.assign(copy, { slug: '/a' }),
      'slug',
      'address',
      3,
    ],
    [
      'a slug that the server needs',
      (copy) => Object.assign(copy, { slug: 'config/x' }),
      'slug',
      'reserved',
      3,
    ],
    [
      'sections that are none',
      (copy) => Object.assign(copy, { sections: {} }),
      'sections',
      'list',
      5,
    ],
    [
      'an id twice',
      (copy) => Object.assign(copy.sections[1]!, { id: 's' }),
      'sections[1].id',
      'doubled',
      19,
    ],
  ])('[SRV-3] names the field and the line of %s', (_, change, path, problem, line) => {
    expect(readPageSource(changed(change)).problems).toMatchObject([{ path, problem, line }]);
  });

  it.each([
    ['{\n  "id": "a",\n}', 3],
    ['{\n  "id": "a"', 2],
    ['', 1],
    ['{\n  "id": "at position 1",\n  "sections": [\n    {},\n  ]\n}\n', 5],
    ['{\n  "id": "a",\n  "type": none\n}', 3],
  ])('[SRV-3] says where the text stops being JSON: %j', (source, line) => {
    expect(readPageSource(source).problems).toMatchObject([{ problem: 'syntax', path: '', line }]);
  });

  it.each(['null', '[]', '"page"', '7', '{"__proto__": {"id": "x"}}'])(
    '[SRV-3] is not impressed by %s',
    (source) => {
      expect(readPageSource(source).problems.length).toBeGreaterThan(0);
    },
  );

  it('[SRV-3] finds its own text again', () => {
    const read = readPageSource(pageSource(page));
    expect(read.page).toEqual(page);
    expect(pageSource(read.page!)).toBe(pageSource(page));
  });
});

describe('lineOfPath', () => {
  it('[SRV-3] is not misled by braces and keys inside texts', () => {
    const source = '{\n "a": "}],\\"b\\": {",\n "b": [1,\n  {"c": true}]\n}';
    expect(lineOfPath(source, ['b', 1, 'c'])).toBe(4);
    expect(lineOfPath(source, ['b', 0])).toBe(3);
    expect(lineOfPath(source, ['b', 1, 'missing'])).toBe(4);
    expect(lineOfPath(source, [])).toBe(1);
  });
});
