import { expect, test } from '@playwright/test';
import { canFindText } from '../support/canFindText';
import { changePage } from '../support/changePage';
import { fillGallery } from '../support/fillGallery';

const address = '/work/exhibition';
const count = 10_000;

// A recording would copy ten thousand slides at each step.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  test.skip(!(await canFindText(page)), 'This browser does not search.');
});

for (const [design, id] of [
  ['carousel', 'gallery-show-carousel'],
  ['list', 'gallery-show-list'],
  ['autogrid', 'gallery-show-fitting'],
] as const) {
  test(`[GAL-24] the texts of any of 10,000 slides of the design ${design} are found by the browser and shown`, async ({
    page,
  }) => {
    await changePage(page, address, (html) => fillGallery(html, id, count));
    for (const number of [count, 5000]) {
      // A link to a text searches with what find-in-page searches with, and scrolls as it does.
      const text = `Bowl number ${number}.`;
      await page.goto('about:blank');
      await page.goto(`${address}#:~:text=${encodeURIComponent(text)}`);
      await expect(page.locator(`#${id}`).getByText(text)).toBeInViewport();
    }
  });
}
