import { expect, test } from '@playwright/test';
import { changePage } from '../support/changePage';
import { watchErrors } from '../support/playground';

// Changes its clock at the same moment as London: one hour ahead on every day of the year.
test.use({ timezoneId: 'Europe/Berlin' });

const month = /^[A-Z][a-z]+ \d{4}$/;

test('[RUN-21d] the calendar changes its month by the server, and by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/dates');
  const calendar = page.locator('#block-dates-calendar');
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar).toHaveAttribute('data-attached', '');
  const heading = calendar.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(month);
  const now = await heading.textContent();
  const answer = page.waitForResponse(/GetWidgetRendering/);
  await calendar.getByRole('link', { name: 'Next month' }).click();
  await answer;
  await expect(heading).not.toHaveText(now!);
  await expect(calendar.getByRole('link', { name: 'Next month' })).toBeFocused();
  await calendar.getByRole('link', { name: 'Today' }).click();
  await expect(heading).toHaveText(now!);

  const today = calendar.locator('td[aria-current="date"]');
  await today.focus();
  const date = await today.getAttribute('data-date');
  await page.keyboard.press('PageDown');
  await expect(heading).not.toHaveText(now!);
  await expect(calendar.locator('td:focus')).toHaveAttribute('data-date', /-\d\d$/);
  await page.keyboard.press('PageUp');
  await expect(heading).toHaveText(now!);
  const day = Math.min(Number(date!.slice(8)), 28);
  await expect
    .poll(async () =>
      Number((await calendar.locator('td:focus').getAttribute('data-date'))!.slice(8)),
    )
    .toBeGreaterThanOrEqual(day);
});

test('[RUN-4] a summary and a calendar on one page each keep what the other shows', async ({
  page,
}) => {
  await page.goto('/dates');
  const summary = page.locator('#block-dates-list');
  const calendar = page.locator('#block-dates-calendar');
  await summary.scrollIntoViewIfNeeded();
  await expect(summary).toHaveAttribute('data-attached', '');
  const past = summary.getByRole('link', { name: 'Past' });
  await past.click();
  await expect(past).toHaveAttribute('aria-current', 'true');
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar).toHaveAttribute('data-attached', '');
  const heading = calendar.getByRole('heading', { level: 2 });
  const now = await heading.textContent();
  await calendar.getByRole('link', { name: 'Next month' }).click();
  await expect(heading).not.toHaveText(now!);
  const next = await heading.textContent();
  await page.reload();
  await expect(past).toHaveAttribute('aria-current', 'true');
  await expect(heading).toHaveText(next!);
});

test('[RUN-21c] a visitor with another clock is offered theirs, and can go back', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/dates?dates-calendar-view=list');
  const calendar = page.locator('#block-dates-calendar');
  await calendar.scrollIntoViewIfNeeded();
  // The kiln opening is at ten in London, in any month.
  for (let tries = 0; tries < 2; tries += 1) {
    if ((await calendar.getByRole('link', { name: 'Kiln opening', exact: true }).count()) > 0)
      break;
    await calendar.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/dates-calendar-month=/);
    await expect(calendar).not.toHaveAttribute('aria-busy');
  }
  const opening = calendar.getByRole('listitem').filter({ hasText: 'Kiln opening' }).last();
  await expect(opening).toContainText('10:00');
  await expect(calendar.getByText('Times are those of London.')).toBeVisible();
  await calendar.getByRole('link', { name: 'Show times of Berlin' }).click();
  await expect(calendar.getByText('Times are those of Berlin.')).toBeVisible();
  await expect(opening).toContainText('11:00');
  await calendar.getByRole('link', { name: 'Show local times of London' }).click();
  await expect(opening).toContainText('10:00');
  expect(errors).toEqual([]);
});

test('[RUN-21a] [RUN-16d] months, list and dates work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/dates');
  const calendar = page.locator('#block-dates-calendar');
  const heading = calendar.getByRole('heading', { level: 2 });
  const now = await heading.textContent();
  await calendar.getByRole('link', { name: 'Next month' }).click();
  await expect(heading).not.toHaveText(now!);
  await calendar.getByRole('link', { name: 'List', exact: true }).click();
  await expect(calendar.getByRole('table')).toBeHidden();
  await expect(page).toHaveURL(/dates-calendar-month=\d{4}-\d\d.*dates-calendar-view=list/);
  await context.close();
});

test('[RUN-21d] on a phone a day leads to its dates below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dates');
  const calendar = page.locator('#block-dates-calendar');
  for (let tries = 0; tries < 2; tries += 1) {
    if ((await calendar.locator('.pl-calendar-jump').count()) > 0) break;
    await calendar.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/dates-calendar-month=/);
  }
  const jump = calendar.locator('.pl-calendar-jump').first();
  const target = await jump.getAttribute('href');
  await jump.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(calendar.locator(target!)).toBeInViewport();
});

test('[RUN-21e] a date is a file for other calendars', async ({ page, request }) => {
  await page.goto('/dates');
  await page
    .locator('#block-dates-list')
    .getByRole('link', { name: 'Kiln opening', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiln opening');
  const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await request.get(href!);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('SUMMARY:Kiln opening\r\n');
});

test('[RUN-21a] a page from right to left mirrors what it shows, in any language', async ({
  page,
}) => {
  const turn = (html: string) => html.replace('dir="ltr"', 'dir="rtl"');
  await changePage(page, '/dates', turn);
  await changePage(page, '/contact', turn);
  await page.goto('/dates');
  const arrow = page.getByRole('link', { name: 'Next month' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', '-1 1');
  await page.goto('/contact');
  const email = page.getByRole('textbox', { name: 'Email' }).first();
  await expect(email).toHaveCSS('direction', 'ltr');
  await expect(email).toHaveCSS('text-align', 'right');
});
