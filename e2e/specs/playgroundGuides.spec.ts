import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchErrors } from '../support/playground';

const root = path.resolve(import.meta.dirname, '../..');
const origin = 'http://plain.example';

/** The page without a bundler, as the guide prints it. */
function pageOfTheGuide(): string {
  const guide = readFileSync(path.join(root, 'docs/guides/import-a-package.md'), 'utf8');
  const [, html] = /^```html\n([^]*?)^```$/m.exec(guide) ?? [];
  if (html === undefined) throw new Error('The guide shows no page without a bundler any more.');
  return `<!doctype html><html lang="en"><title>Plain</title>${html}</html>`;
}

test('[BLK-1h] the guide’s page with an import map works as it is printed', async ({ page }) => {
  const errors = watchErrors(page);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, file] = /^\/node_modules\/@plinth\/(.+)$/.exec(pathname) ?? [];
    if (file) return route.fulfill({ path: path.join(root, 'packages', file) });
    if (pathname !== '/') return route.fulfill({ status: 204, body: '' });
    return route.fulfill({ contentType: 'text/html', body: pageOfTheGuide() });
  });
  await page.goto(`${origin}/`);
  await page.getByText('When are you open?').click();
  await expect(page.getByText('Every day from ten to six.')).toBeVisible();
  // Behaviour is attached: the arrow keys of the accordion pattern move the focus, which `<details>` alone does not.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('summary:focus')).toHaveText('Do you send abroad?');
  // Clicks are ignored while an item moves.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wherever the post goes.')).toBeVisible();
  await expect(page.getByText('Every day from ten to six.')).toBeHidden();
  expect(errors).toEqual([]);
});
