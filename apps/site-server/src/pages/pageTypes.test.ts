import { expect, it } from 'vitest';
import { sampleSite } from '@plinth/marlow-clay';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, openShop } from '../../testing/openShop';

// The server creates the page of a product that has none.
const site = { ...sampleSite, pages: sampleSite.pages.filter(({ slug }) => slug !== 'shop/mug') };

describeOnEmbeddedDatabase('the types of pages', (get) => {
  it('[MOD-1, A-26, A-27, A-29, A-32, A-37, A-38, A-40, A-41, A-46] a page of each type is at its address and carries its number', async () => {
    const { enter } = await openShop(get(), { site });
    const visitor = await enter();
    await add(visitor);
    const pages = [
      ['/journal', 'Journal', 1],
      ['/studio', 'Studio', 2],
      ['/shop/mug', 'Mug', 50],
      ['/search', 'Search', 102],
      ['/cart', 'Cart', 200],
      ['/checkout', 'Checkout', 201],
      ['/checkout/donate?donatePageId=kiln-fund', 'Give to the kiln', 203],
      ['/kiln-fund/thank-you', 'Thank you', 204],
      ['/reviews', 'Your review', 209],
    ];
    const served = [];
    for (const [path] of pages) {
      const answer = await visitor.get(String(path));
      const html = await answer.text();
      const title = /<title>(.*) — Marlow Clay<\/title>/.exec(html)?.[1];
      served.push([path, title, Number(/<body data-page-type="(\d+)"/.exec(html)?.[1])]);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect(served).toEqual(pages);
  });
});
