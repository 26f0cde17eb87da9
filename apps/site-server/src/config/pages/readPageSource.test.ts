import type { PageDefinition } from '@plinth/site-renderer';
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
  it('[SRV-6c] takes a page, and keeps fields that it does not know', () => {
    const source = changed((copy) => Object.assign(copy, { ours: 1, pageType: 104 }));
    expect(readPageSource(source)).toMatchObject({
      page: { ours: 1, pageType: 104 },
      problems: [],
    });
  });

  it('[MOD-12] takes 60 blocks in a layout, and no more', () => {
    const withBlocks = (count: number) =>
      changed((copy) => {
        const [block] = copy.sections[0]!.blocks;
        copy.sections[0]!.blocks = Array.from({ length: count }, (_, index) => ({
          ...block!,
          id: `block-${index}`,
        }));
      });
    expect(readPageSource(withBlocks(60)).problems).toEqual([]);
    expect(readPageSource(withBlocks(61)).problems).toMatchObject([
      { path: 'sections[0].blocks', problem: 'many', values: { value: '60' } },
    ]);
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
  ])('[SRV-6b] names the field and the line of %s', (_, change, path, problem, line) => {
    expect(readPageSource(changed(change)).problems).toMatchObject([{ path, problem, line }]);
  });

  it.each<[string, string, number, number]>([
    ['{\n  "id": "a",\n}', 'syntax.commaTooMany', 2, 12],
    ['{\n  "id": "a"', 'syntax.unclosed', 2, 12],
    ['', 'syntax.empty', 1, 1],
    ['{\n  "sections": [\n    {},\n  ]\n}\n', 'syntax.commaTooMany', 3, 7],
    ['{\n  "id": "a",\n  "type": none\n}', 'syntax.word', 3, 11],
  ])('[SRV-6b] says where the text stops being JSON: %j', (source, problem, line, column) => {
    expect(readPageSource(source).problems).toMatchObject([{ problem, path: '', line, column }]);
  });

  it('[SRV-6b] says which bracket is still open', () => {
    expect(readPageSource('{\n "sections": [\n  {"id": "a"}\n').problems).toMatchObject([
      { problem: 'syntax.unclosed', line: 3, values: { open: '[', from: 2 } },
    ]);
  });

  it('[SRV-6c] names the field that may be the missing one', () => {
    const source = changed((copy) => {
      Object.assign(copy, { titel: copy.title });
      delete (copy as Partial<PageDefinition>).title;
    });
    expect(readPageSource(source).problems).toMatchObject([
      { path: 'titel', problem: 'missingNear', values: { value: 'title' }, line: 23 },
    ]);
  });

  const settingsOf = ({ type }: { type: number }) =>
    new Set(type === 2 ? ['html', 'caption', 'picture1'] : []);

  it.each<[string, (copy: PageDefinition) => unknown, string, string, string | undefined]>([
    [
      'of the page',
      (copy) => Object.assign(copy, { descripton: 'x' }),
      ...(['descripton', 'unknownNear', 'description'] as const),
    ],
    [
      'of a section',
      (copy) => Object.assign(copy.sections[0]!, { witdh: 'wide' }),
      ...(['sections[0].witdh', 'unknownNear', 'width'] as const),
    ],
    [
      'of a block',
      (copy) => Object.assign(copy.sections[0]!.blocks[0]!, { Span: 4 }),
      ...(['sections[0].blocks[0].Span', 'unknownNear', 'span'] as const),
    ],
    [
      'of the collection',
      (copy) =>
        Object.assign(copy, { collection: { id: 'c', title: 'C', fullUrl: '/c', tpye: 1 } }),
      ...(['collection.tpye', 'unknownNear', 'type'] as const),
    ],
    [
      'that nothing here is like',
      (copy) => Object.assign(copy.sections[0]!, { parallax: true }),
      ...(['sections[0].parallax', 'unknown', undefined] as const),
    ],
    [
      'like one that is there as well',
      (copy) => Object.assign(copy.sections[1]!, { layuot: 'grid' }),
      ...(['sections[1].layuot', 'unknown', undefined] as const),
    ],
    [
      'among the settings',
      (copy) => Object.assign(copy.sections[0]!.blocks[0]!.settings!, { captoin: 'x' }),
      ...(['sections[0].blocks[0].settings.captoin', 'settingNear', 'caption'] as const),
    ],
  ])(
    '[SRV-6c] keeps a field %s, and says that it is not known',
    (_, change, path, problem, meant) => {
      const source = changed(change);
      const { page, problems, warnings } = readPageSource(source, settingsOf);
      expect([page, problems]).toEqual([JSON.parse(source), []]);
      expect(warnings).toMatchObject([{ path, problem }]);
      expect(warnings[0]?.values?.['value']).toBe(meant);
      const name = path.split('.').at(-1)!;
      expect(source.split('\n')[warnings[0]!.line! - 1]).toContain(`"${name}"`);
    },
  );

  it('[SRV-6c] warns of no setting of a kind that appears once, and of no second one of two', () => {
    const source = changed((copy) => {
      Object.assign(copy.sections[0]!.blocks[0]!.settings!, { picture2: 'x', other: 1 });
      copy.sections[1]!.blocks.push({ id: 'y', type: 9, settings: { htlm: 1 } });
    });
    expect(readPageSource(source, settingsOf).warnings).toEqual([]);
  });

  it('[SRV-6c] says which of two fields of a name counts', () => {
    const source = changed(() => {}).replace('"slug": "a/b",', '"slug": "a/b",\n "id": "page-b",');
    expect(readPageSource(source)).toMatchObject({
      page: { id: 'page-b' },
      warnings: [{ path: 'id', problem: 'repeated', line: 4 }],
    });
  });

  it.each(['null', '[]', '"page"', '7', '{"__proto__": {"id": "x"}}'])(
    '[SRV-6b] is not impressed by %s',
    (source) => {
      expect(readPageSource(source).problems.length).toBeGreaterThan(0);
    },
  );

  it('[SRV-6b] finds its own text again', () => {
    const read = readPageSource(pageSource(page));
    expect(read.page).toEqual(page);
    expect(pageSource(read.page!)).toBe(pageSource(page));
  });
});

describe('lineOfPath', () => {
  it('[SRV-6b] is not misled by braces and keys inside texts', () => {
    const source = '{\n "a": "}],\\"b\\": {",\n "b": [1,\n  {"c": true}]\n}';
    expect(lineOfPath(source, ['b', 1, 'c'])).toBe(4);
    expect(lineOfPath(source, ['b', 0])).toBe(3);
    expect(lineOfPath(source, ['b', 1, 'missing'])).toBe(4);
    expect(lineOfPath(source, [])).toBe(1);
  });
});
