import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { findRepeatedIds } from './findRepeatedIds';
import { itemSchema } from './collectionSchema';
import { keepValidParts } from './keepValidParts';
import { pageSchema } from './pageSchema';
import { productSchema } from './productSchema';
import { siteSchema } from './siteSchema';

const block = (id: string) => ({ id, type: 2, settings: { html: '<p>Clay</p>' } });
const pageOf = (count: number) => ({
  id: 'p1',
  slug: 'work',
  title: 'Work',
  sections: [{ id: 's1', blocks: Array.from({ length: count }, (_, at) => block(`b${at}`)) }],
});

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

describe('definitions', () => {
  it('[MOD-12] take 60 blocks in a section and refuse 61', () => {
    expect(messagesOf(pageSchema, pageOf(limits.blocksPerLayout))).toEqual([]);
    expect(messagesOf(pageSchema, pageOf(61))).toEqual([['sections.0.blocks', 'many|60']]);
  });

  it('[MOD-12, B-326] take tags of 50 and categories of 25 characters', () => {
    const item = (tag: number, category: number) => ({
      id: 'i',
      slug: 'i',
      title: 'I',
      publishedAt: new Date(0),
      tags: ['t'.repeat(tag)],
      categories: ['c'.repeat(category)],
    });
    expect(messagesOf(itemSchema, item(50, 25))).toEqual([]);
    expect(messagesOf(itemSchema, item(51, 26))).toEqual([
      ['categories.0', 'longer|25'],
      ['tags.0', 'longer|50'],
    ]);
  });

  it('[MOD-12, B-324] take 10,000 categories of an item and refuse one more', () => {
    const item = (count: number) => ({
      id: 'i',
      slug: 'i',
      title: 'I',
      publishedAt: new Date(0),
      categories: Array.from({ length: count }, () => 'c'),
    });
    expect(messagesOf(itemSchema, item(10_000))).toEqual([]);
    expect(messagesOf(itemSchema, item(10_001))).toEqual([['categories', 'many|10000']]);
  });

  it('[MOD-23] a file of a digital product is a name, and no way out of its folder', () => {
    const product = (file: string) => ({
      id: 'p',
      slug: 'p',
      title: 'P',
      productType: 'DIGITAL',
      variants: [{ sku: 'P', price: 0 }],
      files: [{ file }],
    });
    expect(messagesOf(productSchema, product('Übersicht 1.pdf'))).toEqual([]);
    for (const file of ['../a.pdf', '.env', 'a/b.pdf', 'a\\b.pdf', 'a\u0000'])
      expect(messagesOf(productSchema, product(file))).toEqual([['files.0.file', 'fileName']]);
  });

  it('[MOD-23, A-279, A-280] take prices to 100000000 and SKUs of 60 characters', () => {
    const product = (price: number, sku: string) => ({
      id: 'mug',
      slug: 'mug',
      title: 'Mug',
      productType: 'PHYSICAL',
      variants: [{ sku, price }],
    });
    expect(messagesOf(productSchema, product(100_000_000, 's'.repeat(60)))).toEqual([]);
    expect(messagesOf(productSchema, product(100_000_001, 's'.repeat(61)))).toEqual([
      ['variants.0.sku', 'longer|60'],
      ['variants.0.price', 'above|100000000'],
    ]);
  });

  it.each(['../etc', 'a//b', 'a b', 'a?b', 'a#b', '/a', 'a/', 'a\\b', './a'])(
    '[MOD-23] refuse the slug %s',
    (slug) => {
      expect(messagesOf(pageSchema, { ...pageOf(1), slug })).toEqual([['slug', 'address']]);
    },
  );

  it('[MOD-23] keep fields that they do not know', () => {
    const page = { ...pageOf(1), seo: { robots: 'none' } };
    expect(v.parse(pageSchema, page)).toEqual(page);
  });

  it('[MOD-23] find duplicate ids, of sections and of blocks apart', () => {
    const page = v.parse(pageSchema, {
      ...pageOf(0),
      sections: [
        { id: 'a', blocks: [block('a'), block('b')] },
        { id: 'a', blocks: [block('b')] },
      ],
    });
    expect(findRepeatedIds(page)).toEqual([
      { path: ['sections', 1, 'id'], first: ['sections', 0, 'id'] },
      {
        path: ['sections', 1, 'blocks', 0, 'id'],
        first: ['sections', 0, 'blocks', 1, 'id'],
      },
    ]);
  });
});

describe('keepValidParts', () => {
  it('[MOD-24] leaves out wrong optional fields and wrong items, and keeps the rest', () => {
    const page = pageOf(3);
    const given = structuredClone(page) as Record<string, unknown> & typeof page;
    given['description'] = 7;
    Object.assign(given.sections[0]!, { width: 'huge' });
    given.sections[0]!.blocks[1] = { type: 'two' } as never;
    const { value, problems } = keepValidParts(pageSchema, given);
    page.sections[0]!.blocks.splice(1, 1);
    expect(value).toEqual(page);
    expect(problems.toSorted()).toEqual([
      'description: text',
      'sections.0.blocks.1.id: missing',
      'sections.0.blocks.1.type: number',
      'sections.0.width: oneOf|narrow, normal, wide, full',
    ]);
  });

  it('[MOD-24] keeps lists that are longer than their limit', () => {
    expect(keepValidParts(pageSchema, pageOf(61))).toEqual({ value: pageOf(61), problems: [] });
  });

  it.each([undefined, null, 'page', [], {}, { id: 'p' }])(
    '[MOD-24] gives nothing where a field is missing that is needed: %j',
    (given) => {
      const { value, problems } = keepValidParts(pageSchema, given);
      expect(value).toBeUndefined();
      expect(problems).not.toEqual([]);
    },
  );

  it('[MOD-24] takes a default for a field of the whole that is missing or wrong', () => {
    const given = { ...pageOf(1), title: 4, sections: 'none' };
    expect(keepValidParts(pageSchema, given, { title: 'p1', sections: [] })).toEqual({
      value: { ...pageOf(0), title: 'p1', sections: [] },
      problems: ['sections: list', 'title: text', 'sections: missing', 'title: missing'],
    });
  });

  it('[MOD-24] keeps the pages of a site beside one that cannot be read', () => {
    const site = {
      id: 's',
      identifier: 's',
      title: 'S',
      navigation: [],
      cookieSettings: [],
      pages: [pageOf(1), { id: 'p2' }, 4, { ...pageOf(2), id: 'p3' }],
    };
    expect(keepValidParts(siteSchema, site).value).toEqual({
      id: 's',
      identifier: 's',
      title: 'S',
      navigation: [],
      pages: [pageOf(1), { ...pageOf(2), id: 'p3' }],
    });
  });
});
