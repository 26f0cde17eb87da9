import type { Page } from '@playwright/test';

/** Small builds of Chromium come without the data for searching text and find nothing on any page. */
export async function canFindText(page: Page): Promise<boolean> {
  await page.setContent('<p>Kiln shelf</p>');
  return page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Kiln'));
}
