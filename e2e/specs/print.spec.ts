import { expect, test } from '@playwright/test';
import { needs } from '../support/needs';

test('[BLK-1h] [BLK-2h] paper shows what is folded on the screen: every answer, and every section of a menu', async ({
  page,
}) => {
  needs('media');
  await page.goto('/studio');
  const answers = [
    page.getByText('On Fridays and Saturdays, ten to five.'),
    page.getByText('Six evenings each winter, eight people'),
  ];
  const section = page.getByText('A jar with a lid');
  await page.getByText('Winter evenings').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: 'Winter evenings' })).toBeVisible();
  for (const hidden of [...answers, section]) await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const shown of [...answers, section]) {
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Weekends' })).toBeVisible();
});
