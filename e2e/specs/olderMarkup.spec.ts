import { expect, test, type Locator } from '@playwright/test';
import { openOlderPage } from '../support/openOlderPage';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { watchReports } from '../support/watchReports';

/*
 * The blocks and sections of published pages one by one, beside the rules of their own sheets that wait for the
 * platform's script: each is visible, laid out and usable, on a desktop and on a phone.
 */

/** Visible pictures: loaded, and not hidden by any ancestor. */
async function expectSeen(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => {
          const { width, height } = image.getBoundingClientRect();
          let opacity = 1;
          for (let at: Element | null = image; at; at = at.parentElement)
            opacity *= Number(getComputedStyle(at).opacity);
          const isShown = image.checkVisibility({ visibilityProperty: true });
          return isShown && opacity > 0.9 && width > 60 && height > 20 && image.naturalWidth > 0;
        }),
      )
      .toBe(true);
  }
}

/** Left edges of the pictures in the first row. */
const columnsOf = (section: Locator) =>
  section.locator('img').evaluateAll((images) => {
    const tops = images.map((image) => image.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - tops[0]!) < 2).length;
  });

const ratioOf = async (picture: Locator) => {
  const { width, height } = (await picture.boundingBox())!;
  return width / height;
};

async function expectNoOverlap(section: Locator): Promise<void> {
  const [room, boxes] = await section.evaluate((element) => {
    const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    const images = [...element.querySelectorAll('img')];
    return [
      plain(element.getBoundingClientRect()),
      images.map((image) => plain(image.getBoundingClientRect())),
    ] as const;
  });
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(room.left - 1);
    expect(one.right).toBeLessThanOrEqual(room.right + 1);
    expect(one.bottom).toBeLessThanOrEqual(room.bottom + 1);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      expect(isApart).toBe(true);
    }
  }
}

for (const [name, viewport] of [
  ['desk', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('[RUN-17i] [GAL-11h] gallery sections are seen, laid out and opened', async ({ page }) => {
      const reports = await watchReports(page);
      await openOlderPage(page, 'olderSections');
      const section = (id: string) => page.locator(`#s-${id}`);
      for (const id of ['grid', 'masonry', 'strips', 'upright', 'wide', 'attributes']) {
        await expectSeen(section(id).locator('img'));
        await expectNoOverlap(section(id));
      }
      const isPhone = name === 'phone';
      expect(await columnsOf(section('grid'))).toBe(isPhone ? 2 : 5);
      expect(await columnsOf(section('masonry'))).toBe(isPhone ? 2 : 4);
      expect(await columnsOf(section('attributes'))).toBe(isPhone ? 2 : 3);
      expect(await ratioOf(section('grid').locator('img').first())).toBeCloseTo(4 / 3, 1);
      expect(await ratioOf(section('upright').locator('img').first())).toBeCloseTo(3 / 4, 1);
      expect(await ratioOf(section('wide').locator('img').first())).toBeCloseTo(12 / 5, 1);
      // The keys that the old script had written are forgotten.
      for (const id of ['saved', 'moved']) {
        await expectSeen(section(id).locator('img'));
        await expectNoOverlap(section(id));
      }
      expect(await columnsOf(section('saved'))).toBe(2);

      for (const id of ['grid', 'masonry', 'strips']) {
        await section(id).locator('img').nth(1).click();
        const lightbox = page.getByRole('dialog');
        await expect(lightbox).toContainText('2 of');
        await page.keyboard.press('Escape');
        await expect(lightbox).toHaveCount(0);
      }
      expect(new URL(page.url()).pathname).toBe('/published');

      for (const [id, label] of [
        ['slideshow', 'Slides'],
        ['fullscreen', 'Full'],
      ] as const) {
        await expectSeen(section(id).getByAltText(`${label} 1`));
        await section(id).getByRole('button', { name: 'Next Slide' }).click();
        await expectSeen(section(id).getByAltText(`${label} 2`));
      }
      await expectSeen(section('reel').locator('img').first());
      expect(await sidewaysScroll(page)).toBe(0);
      expect(reports).toEqual([]);
    });

    test('[RUN-17n] blocks of several generations are seen, laid out and used', async ({
      page,
    }) => {
      const reports = await watchReports(page);
      await openOlderPage(page, 'olderBlocks');
      const block = (id: string) => page.locator(`#b-${id}`);

      // Moving text: the position differs from frame to frame, and the track stays the same element.
      for (const id of ['marquee', 'marquee-narrow', 'marquee-script']) {
        await block(id).scrollIntoViewIfNeeded();
        const track = block(id).locator('.pl-marquee-track');
        await expect(track).toBeVisible();
        await track.evaluate((element) => element.setAttribute('data-met', ''));
        const placeOf = () => track.evaluate((element) => element.getBoundingClientRect().left);
        const before = await placeOf();
        await expect.poll(placeOf).not.toBe(before);
        await expect(track).toHaveAttribute('data-met');
      }

      for (const id of [
        'slide-up',
        'scale-up',
        'default',
        'grid',
        'list',
        'autogrid',
        'autocolumns',
      ])
        await expectSeen(block(id).locator('img'));
      for (const id of ['grid', 'feed-grid']) await expectNoOverlap(block(id));
      await expectSeen(block('feed-strip').locator('img').first());
      // One line of posts, 40 percent as high as wide.
      const strip = (await block('feed-strip').boundingBox())!;
      expect(strip.height).toBeLessThan(strip.width / 2);
      await expectSeen(
        page.locator('#b-banner img, #b-parallax img, .list-item img, .blog-item img'),
      );
      await block('fade').scrollIntoViewIfNeeded();
      await expect(block('fade')).toHaveCSS('opacity', '1');

      // A page that was saved late: one slide is visible at once, and the next after a press.
      await expectSeen(block('slides').getByAltText('Saved 1'));
      await block('slides').getByRole('button', { name: 'Next' }).click();
      await expectSeen(block('slides').getByAltText('Saved 2'));

      const first = block('carousel').getByAltText('b-carousel 1');
      await expectSeen(first);
      const left = (await first.boundingBox())!.x;
      await block('carousel').getByRole('button', { name: 'Next' }).click();
      await expect.poll(async () => (await first.boundingBox())!.x).toBeLessThan(left);

      await block('grid').locator('a').nth(1).click();
      const lightbox = page.getByRole('dialog');
      await expect(lightbox).toContainText('2 of');
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);

      await expect(block('newsletter').getByRole('button', { name: 'Join us' })).toBeVisible();
      // It starts where it comes near the window, and the page may have scrolled past it in one frame.
      await block('video').scrollIntoViewIfNeeded();
      await expect(block('video').locator('video')).toBeVisible();
      await block('map').scrollIntoViewIfNeeded();
      const map = (await block('map').boundingBox())!;
      expect(map.x + map.width).toBeLessThanOrEqual(viewport.width);
      expect(new URL(page.url()).pathname).toBe('/published');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(reports).toEqual([]);
    });
  });
}
