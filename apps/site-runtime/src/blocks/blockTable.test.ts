import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { blockType } from '@plinth/site-model';
import { clientInputs } from '../../clientInputs.js';
import { createRowFinder } from '../boot/blockTable';
import { blockTable } from './blockTable.generated';
import { findRenderer, sourceOfScript } from '@plinth/site-blocks/rendering';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const inputs = clientInputs(folder);
const wrapped = ['socialshare', 'twitter', 'facebook', 'products', 'cart'];

const numbered = Object.values(blockType).map((type) => ({ id: 'one', type }));
const blocks = [
  ...numbered,
  ...wrapped.map((definitionName) => ({
    id: 'one',
    type: blockType.websiteComponent,
    definitionName,
  })),
].filter((block) => findRenderer(block)?.client);

it('finds blocks with a script', () => {
  expect(blocks.length).toBeGreaterThan(30);
});

function elementOf(type: number): HTMLElement {
  const element = new JSDOM().window.document.createElement('div');
  element.dataset['blockType'] = String(type);
  return element;
}

it.each([
  ['sqs-block gallery-block', 'gallery'],
  ['summary-v2-block sqs-block', 'summary'],
  ['sqs-block sqs-block-summary-v2 image-block', 'summary'],
  ['sqs-block website-component-block sqs-block-marquee', 'marquee'],
  ['sqs-block website-component-block', undefined],
  ['sqs-block gallery', undefined],
])(
  '[RUN-17a] finds the kind of a block that has no number by its classes: %s',
  (className, kind) => {
    const element = new JSDOM().window.document.createElement('div');
    element.className = className;
    expect(createRowFinder(blockTable)(element)?.kind).toBe(kind);
  },
);

it('[RUN-15a] one row says that the other numbers are finished, but where a name says more', () => {
  const finished = numbered
    .filter((block) => !findRenderer(block)?.client)
    .map(({ type }) => [type, createRowFinder(blockTable)(elementOf(type))?.when]);
  expect(finished.filter(([, when]) => when !== 'never')).toEqual([
    [blockType.websiteComponent, undefined],
  ]);
});

it.each(blocks)(
  '[RUN-15b, A-49, A-236, B-239] the row that fetches the script of %o is the one that its file is named by',
  ({ type, ...block }) => {
    const { client } = findRenderer({ type, ...block })!;
    const element = elementOf(type);
    if ('definitionName' in block) element.dataset['definitionName'] = String(block.definitionName);
    const row = createRowFinder(blockTable)(element)!;
    expect(path.relative(folder, inputs[row.kind] ?? '')).toBe(sourceOfScript(client!));
  },
);
