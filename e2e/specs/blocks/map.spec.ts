import { expect, test } from '@playwright/test';

test('[RUN-2b, B-29] [MED-10] [MED-12g] the map of a page becomes interactive under the page’s own policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/contact');
  const block = page.locator('#block-contact-map');
  await block.scrollIntoViewIfNeeded();
  const open = block.getByRole('button', { name: 'Use interactive map' });
  await open.focus();
  await page.keyboard.press('Enter');

  const map = block.getByRole('region');
  await expect(map).toBeFocused();
  const tiles = (zoom: number) => map.locator(`img.leaflet-tile-loaded[src*="/tiles/${zoom}/"]`);
  await expect(tiles(15).first()).toBeVisible();
  // Laid out by Leaflet's sheet, which was loaded with it: the marker is in the middle, the buttons in the corner.
  const box = (await map.boundingBox())!;
  const marker = (await map.locator('.pl-map-marker-icon').boundingBox())!;
  expect(marker.x + marker.width / 2 - box.x).toBeCloseTo(box.width / 2, 0);
  expect(marker.y + marker.height - box.y).toBeCloseTo(box.height / 2, -1);

  // By keyboard alone: first the marker, then the way in and the way out.
  await page.keyboard.press('Tab');
  await expect(
    map.getByRole('link', { name: /^Open Marlow Clay.* in maps \(new window\)$/ }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  const zoomIn = map.getByRole('button', { name: 'Zoom in' });
  await expect(zoomIn).toBeFocused();
  const corner = (await zoomIn.boundingBox())!;
  expect(box.x + box.width - corner.x - corner.width).toBeLessThan(40);
  expect(corner.y - box.y).toBeLessThan(40);
  await page.keyboard.press('Enter');
  await expect(tiles(16).first()).toBeVisible();
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(tiles(15).first()).toBeVisible();
  expect(refused).toEqual([]);
});
