import type { Page } from '@playwright/test';
import { pageStarted } from '../../support/pageStarted';
import { attached, type SpecialState } from './specialState';

/** The page on the playground's stage. */
const stageOf = (page: Page) => page.frameLocator('iframe');

async function openPicture(page: Page) {
  const gallery = await attached(page, 'gallery-show-rows');
  await gallery.getByRole('link', { name: 'Lidded jar in ash grey' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Gallery' });
  await lightbox.getByText('4 of 12', { exact: true }).waitFor();
  return lightbox;
}

const press = (path: string, button: string, reached: SpecialState['reach']) => ({
  path: `playground:${path}`,
  async reach(page: Page) {
    await stageOf(page).getByRole('button', { name: button }).click();
    return reached(page);
  },
});

/** Parts that open over a page. */
export const overlays: readonly SpecialState[] = [
  { name: 'lightbox', path: '/work/exhibition', reach: openPicture },
  {
    name: 'lightbox, zoomed',
    path: '/work/exhibition',
    async reach(page) {
      const lightbox = await openPicture(page);
      await lightbox.getByRole('button', { name: 'Zoom in' }).click();
      return lightbox.getByRole('button', { name: 'Zoom out' });
    },
  },
  {
    name: 'lightbox with a text',
    ...press('gallery/lightbox-from-code', 'Show three pictures and a text', async (page) => {
      await stageOf(page).getByRole('dialog').press('End');
      return stageOf(page).getByRole('heading', { name: 'Prices' });
    }),
  },
  {
    name: 'question',
    ...press('ui-dialogs/dialog', 'Open by function', (page) =>
      stageOf(page).getByRole('alertdialog', { name: 'Delete the page?' }),
    ),
  },
  {
    name: 'drawer',
    ...press('ui-dialogs/drawer', 'Show the basket', (page) =>
      stageOf(page).getByRole('dialog', { name: 'Basket' }),
    ),
  },
  {
    name: 'popover',
    ...press('ui-dialogs/popover', 'Filters', (page) =>
      stageOf(page).getByRole('checkbox', { name: 'In stock' }),
    ),
  },
  {
    name: 'tooltip',
    path: 'playground:ui-dialogs/tooltip',
    async reach(page) {
      await stageOf(page).getByRole('button', { name: 'Publish' }).focus();
      return stageOf(page).getByRole('tooltip');
    },
  },
  {
    name: 'notice',
    ...press('ui-dialogs/notice', 'Show a notice', async (page) => {
      const notice = stageOf(page).getByRole('status').filter({ hasText: 'The page is online.' });
      // Its timer is paused under the pointer.
      await notice.hover();
      return notice;
    }),
  },
  {
    name: 'log in over a page',
    path: '/studio',
    async reach(page) {
      await pageStarted(page);
      await page.keyboard.press('Escape');
      return page.getByRole('dialog', { name: 'Log In' });
    },
  },
  {
    name: 'popup, announcement and badge',
    path: '/overlay-example',
    async reach(page) {
      await pageStarted(page);
      await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: 'instant' }));
      return page.getByRole('dialog', { name: 'A letter from the kiln' });
    },
  },
  {
    name: 'info bar of a phone, hours open',
    path: '/overlay-example',
    context: {
      viewport: { width: 390, height: 740 },
      hasTouch: true,
      isMobile: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    },
    async reach(page) {
      const bar = page.getByRole('complementary', { name: 'Contact and visit' });
      await bar.getByText('Hours').click();
      return bar.getByText('Friday');
    },
  },
  {
    name: 'something went wrong',
    path: '/contact',
    async reach(page) {
      await page.route('**/api/form/**', (route) =>
        route.fulfill({ status: 403, json: { authorizationFail: true } }),
      );
      await page.getByLabel('Name').fill('Kai');
      await page.getByLabel('Email').fill('kai@example.com');
      await page.getByLabel('What is it about?').selectOption('A visit');
      await page.getByLabel('Message').fill('Hello');
      await page.getByRole('button', { name: 'Send' }).click();
      return page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
    },
  },
  {
    name: 'cookie banner',
    path: '/',
    person: 'undecided',
    reach: (page) => page.getByRole('region', { name: 'Cookie banner' }),
  },
  {
    name: 'cookie banner by category, Arabic',
    path: '/',
    language: 'ar',
    person: 'undecided',
    async reach(page) {
      const banner = page.getByRole('region', { name: 'إشعار ملفات تعريف الارتباط' });
      await banner.locator('summary').click();
      return banner.getByRole('checkbox').last();
    },
  },
  {
    name: 'cookie settings once more',
    path: '/studio',
    async reach(page) {
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      return page.getByRole('region', { name: 'Cookie banner' });
    },
  },
];
