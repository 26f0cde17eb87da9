import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sampleSiteOn } from '@plinth/marlow-clay';
import { testRenderer } from '../../testing/createTestApp';
import { createPageMemory } from './createPageMemory';
import { createSharedPages } from './createSharedPages';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { renderPage } = testRenderer();
const random = (bytes: number) => Buffer.alloc(bytes, 7);
/** A renderer, and the number of its pages that are still in memory. */
function watchedRenderer() {
  const rendered: WeakRef<object>[] = [];
  const watched: typeof renderPage = (input) => {
    const page = renderPage(input);
    // The list lives as long as the page that is kept.
    rendered.push(new WeakRef(page.problems));
    return page;
  };
  const held = async () => {
    // A finalization callback runs in a task of its own.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    return rendered.filter((page) => page.deref()).length;
  };
  return { watched, held };
}
const requestFor = () => ({
  url: new URL('https://studio.test/'),
  nonce: 'nonce',
  crumb: 'crumb',
});
const saved = () => {
  const site = sampleSiteOn(new Date('2026-03-01T09:00:00Z'));
  return { site, page: site.pages[0]! };
};

it('[SRV-30j] pages that many share leave the memory with the definition that they were made of', async () => {
  const { watched, held } = watchedRenderer();
  const shared = createSharedPages({ renderPage: watched, random, onProblems: () => {} });
  let current = saved();
  const ask = () => shared.find({ ...current, request: requestFor() }, () => Promise.resolve());
  const first = (await ask())!.tag;
  expect(await held()).toBe(1);
  for (let change = 0; change < 5; change += 1) {
    current = saved();
    expect((await ask())!.tag).toBe(first);
  }
  await expect.poll(held).toBe(1);
  // The current page has stayed: the same object is returned again.
  expect(await ask()).toBe(await ask());
});

it('[SRV-30j] so do pages with holes for one visitor', async () => {
  const { watched, held } = watchedRenderer();
  const remember = createPageMemory({ renderPage: watched, random });
  let current = saved();
  for (let change = 0; change < 5; change += 1) {
    current = saved();
    for (let visit = 0; visit < 3; visit += 1) remember({ ...current, request: requestFor() });
  }
  await expect.poll(held).toBe(1);
  const before = await held();
  remember({ ...current, request: requestFor() });
  expect(await held()).toBe(before);
});
