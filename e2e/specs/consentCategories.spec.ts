import { expect, test, type Locator, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { cookieValue, trackingCookiesOf } from '../support/cookies';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { pageStarted } from '../support/pageStarted';
import { signIn } from '../support/signIn';
import { reportCalls, watchRequests } from '../support/watchRequests';

// One server whose owner switches categories on first; its rows are read last of all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
/** Each choice so far, the oldest first: a browser without some ability makes fewer of them. */
const chosen: string[][] = [];

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await server.start();
});
test.afterAll(() => server.remove());

const open = (page: Page, path: string) => page.goto(server.origin + path);
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });

async function signInAt(page: Page, path: string): Promise<void> {
  await open(page, path);
  await signIn(page, owner);
}

/** The boxes, unfolded. */
async function openChoice(page: Page): Promise<Locator> {
  const shown = banner(page);
  await expect(shown).toBeVisible();
  const summary = shown.locator('details:not([open]) > summary');
  // It may be open still on the page where the choice was changed before.
  if ((await summary.count()) > 0) await summary.click();
  return shown;
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  const shown = await openChoice(page);
  const categories = ['Preferences', 'Statistics', 'Marketing'];
  for (const name of categories)
    await shown.getByRole('checkbox', { name }).setChecked(names.includes(name));
  await shown.getByRole('button', { name: 'Save choice' }).click();
  await expect(shown).toBeHidden();
  chosen.push(categories.filter((name) => names.includes(name)));
}

test('[SRV-212] [CNS-33] the owner offers categories, and sees them in the preview', async ({
  page,
}) => {
  await signInAt(page, '/config/cookies');
  await page.getByLabel('Let visitors choose by category').check();
  const preview = page
    .frameLocator('iframe:not([inert])')
    .getByRole('region', { name: 'Cookie banner' });
  await expect(preview.getByText('Choose yourself')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('The banner is saved')).toBeVisible();
});

test('[CNS-33] from the choice on views are counted with statistics, and not without', async ({
  page,
  context,
}) => {
  const sent = watchRequests(page, reportCalls);
  await open(page, '/studio');
  await pageStarted(page);
  await choose(page, 'Marketing');
  await expect.poll(() => cookieValue(context, 'pl_consentCategories')).toBe('marketing');
  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await page.reload();
  await pageStarted(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const again = await openChoice(page);
  await expect(again.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await again.getByText('Choose yourself').click();
  await choose(page, 'Statistics');
  await expect.poll(() => sent).toContain('POST /api/census/RecordHit');
  // A visitor who has not agreed to that category is not recognised.
  expect(await cookieValue(context, 'ss_cvr')).toBeUndefined();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Statistics', 'Marketing');
  sent.length = 0;
  await open(page, '/glaze-notes');
  await expect.poll(() => sent).toContain('POST /api/census/RecordHit');
  expect(await cookieValue(context, 'ss_cvr')).toBeDefined();

  // Agreeing again with other categories revokes all of it.
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Preferences');
  await expect.poll(() => trackingCookiesOf(context)).toEqual([]);
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('true');
  sent.length = 0;
  await open(page, '/studio');
  await pageStarted(page);
  expect(sent).toEqual([]);
});

test('[CNS-33] other companies wait for marketing', async ({ page }) => {
  await open(page, '/listen');
  const player = page.locator('#block-listen-soundcloud');
  await player.scrollIntoViewIfNeeded();
  const warning = player.getByText('Opening it here loads content from SoundCloud.');
  await choose(page, 'Statistics', 'Preferences');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Marketing');
  await expect(warning).toBeHidden();
  await page.reload();
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-attached', '');
  await expect(warning).toBeHidden();
});

test('[CNS-33] a choice without a script binds the next page, and is written down', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, '/studio');
  await choose(page, 'Statistics', 'Preferences');
  await expect(page).toHaveURL(`${server.origin}/studio`);
  expect(await cookieValue(context, 'pl_consentCategories')).toBe('preferences.statistics');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const shown = await openChoice(page);
  await expect(shown.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await expect(shown.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await context.close();
});

test('[SRV-211] [SRV-212] the owner reads what visitors decided', async ({ page }) => {
  await signInAt(page, '/config/cookies');
  await page.getByRole('link', { name: 'Decisions of visitors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decisions of visitors');
  const listed = page.getByRole('list', { name: 'Decisions of visitors' }).getByRole('listitem');
  expect(chosen.length).toBeGreaterThan(5);
  await expect(listed).toHaveText(
    chosen.toReversed().map((names) => new RegExp(`^${names.join(', ')}[A-Z][a-z]{2} \\d`)),
  );
  const rows = await server.rows<{ categories: string }>(
    'select categories from consent_decisions order by at',
  );
  expect(rows.map(({ categories }) => categories)).toEqual(
    chosen.map((names) => names.join('.').toLowerCase()),
  );
});
