import { devices, expect, test, type Page } from '@playwright/test';
import { cookiesOf } from '../support/cookies';
import { openOlderPage } from '../support/openOlderPage';
import { watchReports } from '../support/watchReports';
import { pageStarted } from '../support/pageStarted';
import { needs } from '../support/needs';

/* Pages that Plinth did not render, one for each generation of published markup. */
async function sendContactForm(page: Page, button: string): Promise<void> {
  await page.getByLabel(/^Name/).fill('Ottilie');
  await page.getByLabel(/^Email \*?$|^Email$/).fill('ottilie@example.com');
  await page.getByLabel('Topic').selectOption('An order');
  await page.getByLabel(/^Message/).fill('From a page of another time');
  await page.getByRole('button', { name: button }).click();
}

const pictureIsShown = (page: Page, alt: string) =>
  expect
    .poll(() =>
      page
        .getByAltText(alt, { exact: true })
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    )
    .toBe(true);

test.describe('a page of 2013', () => {
  test('[RUN-17h] [RUN-17n] [GAL-1] [GAL-21a] [FRM-1d] [BLK-2a] [MED-9] is seen and used block by block', async ({
    page,
  }) => {
    const reports = await watchReports(page);
    await openOlderPage(page, 'page2013');
    await test.step('shows its pictures and changes nothing that needs no script', async () => {
      await pictureIsShown(page, 'A moon jar');
      await expect(page.getByText('Clay remembers.')).toBeVisible();
      await expect(page.getByText('A block of a kind that is gone.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'To the studio' })).toHaveAttribute(
        'href',
        '/studio',
      );
    });
    await test.step('its slideshow goes on by controls and thumbnails', async () => {
      const gallery = page.locator('#block-slideshow');
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery).toHaveAttribute('data-attached', '');
      await pictureIsShown(page, 'First bowl');
      await gallery.getByRole('button', { name: /next/i }).click();
      await expect(gallery.getByText('Second bowl')).toBeVisible();
      await pictureIsShown(page, 'Second bowl');
      // During one change another is refused ([GAL-6]): then it is requested again.
      await expect(async () => {
        await gallery.getByRole('button', { name: 'Thumbnail one' }).click();
        await expect(gallery.getByText('First bowl')).toBeVisible({ timeout: 1500 });
      }).toPass();
    });
    await test.step('its grid opens the lightbox', async () => {
      const grid = page.locator('#block-grid');
      await grid.scrollIntoViewIfNeeded();
      await expect(grid).toHaveAttribute('data-attached', '');
      await grid.getByRole('button', { name: 'Grid two' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Grid two' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('its form says what is wrong, is sent and stored', async () => {
      await page.locator('#block-form').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-form')).toHaveAttribute('data-attached', '');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel(/^Message/)).toHaveAttribute('aria-invalid', 'true');
      const saved = page.waitForResponse(/SaveFormSubmission/);
      await sendContactForm(page, 'Submit');
      expect((await saved).status()).toBe(200);
      await expect(page.getByText('Thank you, from long ago.')).toBeVisible();
    });
    await test.step('its menu has tabs and its map a picture with the address', async () => {
      await page.locator('#block-menu').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-menu')).toHaveAttribute('data-attached', '');
      await page.getByRole('tab', { name: 'Dinner' }).click();
      await expect(page.getByText('Trout')).toBeVisible();
      await expect(page.getByText('Broth')).toBeHidden();
      await page.locator('#block-map').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-map').getByText('12 Weir Lane')).toBeVisible();
    });
    expect(reports).toEqual([]);
  });
});

test.describe('a page of 2020', () => {
  test('[RUN-17n] [BLK-1d] [FRM-19] [MED-8b] [FRM-1d] [BLK-3f] [GAL-20a] is used block by block', async ({
    page,
  }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
    );
    await openOlderPage(page, 'page2020');
    await test.step('its accordion opens one item at a time', async () => {
      await expect(page.locator('#block-accordion')).toHaveAttribute('data-attached', '');
      const first = page.getByRole('button', { name: 'When do you fire?' });
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText('Every second Monday.')).toBeVisible();
      await page.getByRole('button', { name: 'Do you ship?' }).click();
      await expect(page.getByText('To anywhere with a road.')).toBeVisible();
      await expect(page.getByText('Every second Monday.')).toBeHidden();
    });
    await test.step('its newsletter form takes an address', async () => {
      const block = page.locator('#block-newsletter');
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute('data-attached', '');
      await page.getByLabel('Email address').fill('reader@example.com');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Thank you for reading.')).toBeVisible();
    });
    await test.step('its video plays at a touch and its embed never becomes script', async () => {
      const video = page.locator('#block-video');
      await video.scrollIntoViewIfNeeded();
      await expect(video).toHaveAttribute('data-attached', '');
      await expect(video.locator('iframe')).toHaveCount(0);
      const play = video.getByRole('button').first();
      const [area, sign] = [(await video.boundingBox())!, (await play.boundingBox())!];
      expect(sign.x + sign.width / 2).toBeCloseTo(area.x + area.width / 2, 0);
      expect(sign.y + sign.height / 2).toBeCloseTo(area.y + area.height / 2, 0);
      await play.click();
      await expect(video.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube/);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
    await test.step('its form is sent, stored and answered with its message', async () => {
      await page.locator('#block-form').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-form')).toHaveAttribute('data-attached', '');
      await sendContactForm(page, 'Send');
      await expect(page.getByText('Seven thanks.')).toBeVisible();
    });
    await test.step('its marquee can be read', async () => {
      await page.locator('#block-marquee').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-marquee')).toHaveAttribute('data-attached', '');
      await expect(
        page
          .locator('#block-marquee')
          .getByText('Open on Friday')
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });
    await test.step('its gallery section opens the lightbox', async () => {
      const section = page.locator('.gallery-grid');
      await section.scrollIntoViewIfNeeded();
      await pictureIsShown(page, 'Section two');
      await section
        .getByRole('button', { name: 'Section two' })
        .or(section.getByRole('link', { name: 'Section two' }))
        .click();
      await expect(
        page.getByRole('dialog').getByRole('img', { name: 'Section two' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('the picture of an image block opens the lightbox by its button', async () => {
      const block = page.locator('#block-lightbox');
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute('data-attached', '');
      const button = block.getByRole('button');
      await expect(button).toHaveCount(1);
      await button.focus();
      await page.keyboard.press('Enter');
      const lightbox = page.getByRole('dialog');
      await expect(lightbox.getByRole('img', { name: 'A tall bottle' }).last()).toBeVisible();
      await expect(lightbox.getByText('Fired in spring', { exact: true })).toBeVisible();
      // Its own sheet has loaded: the layer covers the page, beside the space of a scrollbar.
      const { clientWidth: width, clientHeight: height } = await page
        .locator('html')
        .evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
      expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });
});

test.describe('a page of 2024', () => {
  test('[RUN-17n] [FRM-1d] [BLK-3a] [MED-10] is used block by block', async ({ page }) => {
    const reports = await watchReports(page);
    await openOlderPage(page, 'page2024');
    await test.step('a form that is only JSON is built, sent and stored', async () => {
      await pictureIsShown(page, 'A fluid jar');
      await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible();
      await sendContactForm(page, 'Send it');
      await expect(page.getByText('Thanks of today.')).toBeVisible();
      await expect(page.getByText('A kind of tomorrow.')).toBeVisible();
    });
    await test.step('marquee and map read their settings from attributes', async () => {
      await page.locator('#block-scrolling').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-scrolling')).toHaveAttribute('data-attached', '');
      await expect(
        page.getByText('Saturday at ten').filter({ visible: true }).first(),
      ).toBeVisible();
      await page.locator('#block-map').scrollIntoViewIfNeeded();
      await expect(page.locator('#block-map').getByText('Kiln & Co. today')).toBeVisible();
    });
    expect(reports).toEqual([]);
  });
});

test.describe('the cart of an older site', () => {
  async function putMugIntoTheCart(page: Page): Promise<void> {
    await page.goto('/shop/mug');
    await page.getByLabel('Glaze').selectOption('Oat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added!')).toBeVisible();
  }

  test('[RUN-6f] [RUN-17b] its page gets the whole cart, and the link what it holds', async ({
    page,
  }) => {
    await putMugIntoTheCart(page);
    const reports = await watchReports(page);
    await openOlderPage(page, 'cart2020');
    const link = page.locator('.sqs-custom-cart');
    await expect(link.locator('.sqs-cart-quantity')).toHaveText('1');
    const cart = page.getByRole('region', { name: 'Cart' });
    const line = cart.getByRole('listitem').first();
    const quantity = line.getByRole('spinbutton');
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(link.locator('.sqs-cart-quantity')).toHaveText('2');

    // Quantity 0 prompts first, in a dialog whose sheet has loaded: it covers the page.
    await quantity.fill('0');
    await quantity.press('Enter');
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toBeVisible();
    const { width, height } = page.viewportSize()!;
    expect(await page.locator('.pl-layer').boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(quantity).toHaveValue('2');

    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(cart.getByText('You have nothing in your cart.')).toBeVisible();
    await expect(link.locator('.sqs-cart-quantity')).toHaveText('0');
    expect(reports).toEqual([]);
  });

  test('[RUN-17c] [RUN-17d] [RUN-17f] [RUN-10a] [RUN-11] [RUN-12b] [RUN-13] its account link addresses visitors, and its announcement alone covers it, in texts and links', async ({
    page,
  }) => {
    const reports = await watchReports(page);
    await openOlderPage(page, 'cart2020');
    await expect(page.getByText('Sign in')).toBeVisible();
    await expect(page.getByText('My account')).toBeHidden();

    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await expect(bar.getByRole('link', { name: 'see the dates' })).toHaveAttribute(
      'href',
      '/dates',
    );
    await expect(bar.getByRole('img')).toHaveCount(0);
    expect(await page.evaluate('window.hit')).toBeUndefined();
    // There is no info bar on a desktop, and no popup without its content.
    await expect(page.getByRole('complementary')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await pageStarted(page);
    await expect(page.locator('.pl-announcement')).toBeHidden();
    expect(reports).toEqual([]);
  });
});

test.describe('an older page on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use(phone);

  test('[RUN-17e] [RUN-13] gets its info bar, at the lower edge of the window', async ({
    page,
  }) => {
    const reports = await watchReports(page);
    await openOlderPage(page, 'cart2020');
    const bar = page.getByRole('complementary', { name: 'Contact and visit' });
    await expect(bar.getByRole('link')).toHaveText(['Call', 'Map']);
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+441632960142',
    );
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByText('Hours').click();
    await expect(bar.getByText('Friday')).toBeInViewport();
    await expect(bar.getByText('Monday')).toHaveCount(0);
    // On a tablet that is wider than the limit for phones, it disappears.
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(bar).toBeHidden();
    expect(reports).toEqual([]);
  });
});

test.describe('a page whose script assigns its context', () => {
  test('[RUN-30] [CNS-8] [TRK-17c] asks before it counts, announces, and counts for its site', async ({
    page,
    context,
  }) => {
    needs('bodies of requests');
    const reports = await watchReports(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(`${request.url()} ${request.postData()}`);
    });
    await openOlderPage(page, 'assignedContext');
    await expect(page.getByText('The kiln rests on Mondays')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Cookie banner' });
    await expect(banner).toContainText('May we count your visit?');
    await expect(banner).toHaveCSS('position', 'fixed');
    expect(calls).toEqual([]);
    expect((await cookiesOf(context)).filter(({ name }) => name.startsWith('ss_'))).toEqual([]);
    await banner.getByRole('button', { name: 'Yes' }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => calls.join()).toContain('RecordHit');
    expect(calls.join()).toContain('kiln-yard');
    expect(reports).toEqual([]);
  });

  test.describe('on a phone', () => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
    test.use(phone);
    test('[RUN-30] [RUN-13] has an info bar', async ({ page }) => {
      await openOlderPage(page, 'assignedContext');
      await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
        'href',
        'tel:+441632960142',
      );
    });
  });
});
