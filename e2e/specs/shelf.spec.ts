import { expect, test, type Page } from '@playwright/test';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { violationsOf } from '../support/violationsOf';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const more = 230;
let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await server.rows(`insert into products (site_id, id, slug, title, product_type, position)
    select id, 'bowl-' || n, 'bowl-' || n, 'Bowl ' || n, 'PHYSICAL', 1000 + n
    from sites, generate_series(1, ${more}) n`);
  await server.rows(`insert into product_variants
      (site_id, sku, product_id, position, price, unlimited, option_values)
    select site_id, 'MORE-' || position, id, 0, 1000, true, '[]'
    from products where position > 1000`);
  // A shelf that names no products shows all.
  await server.rows(`update pages
    set definition = jsonb_set(definition, '{sections,1,blocks,0,settings}', '{}')
    where slug = 'shop'`);
  await server.start();
});
test.afterAll(() => server.remove());

const shownOn = (page: Page) =>
  page
    .locator('.pl-shelf-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const javaScriptEnabled of [true, false]) {
  test(`[COM-18a] every product of a large shop is found by turning its pages ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: server.origin });
    const page = await context.newPage();
    await page.goto('/shop');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const current = pages.locator('[aria-current=page]');
    const seen = await shownOn(page);
    for (let number = 2; ; number++) {
      const next = pages.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(page).toHaveURL(new RegExp(`/shop\\?page=${number}#block-shop-shelf$`));
      await expect(current).toHaveText(String(number));
      // A visitor who opened another page of the list begins at the top of the shelf.
      await expect(page.locator('.pl-shelf-item').first()).toBeInViewport();
      seen.push(...(await shownOn(page)));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((href) => /^\/shop\/bowl-\d+$/.test(href!))).toHaveLength(more);

    await page.goBack();
    await expect(current).toHaveText(String(Math.ceil(seen.length / 24) - 1));
    await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL(/\/shop#block-shop-shelf$/);
    await expect(current).toHaveText('1');
    expect(await shownOn(page)).toEqual(seen.slice(0, 24));
    await context.close();
  });
}

test('[COM-18b] [COM-15] a further page can be used like the first, also on a phone and by keyboard', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  await page.goto('/shop?page=5');
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const name = (await page.locator('.pl-shelf-name').first().textContent())!;
  await page.getByRole('button', { name: `Quick view of ${name}` }).click();
  const view = page.getByRole('dialog', { name });
  await view.getByRole('button', { name: 'Add to cart' }).click();
  await expect(view.getByText('Added!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();

  await page.getByRole('link', { name: 'Previous' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=4#/);
  await context.close();
});
