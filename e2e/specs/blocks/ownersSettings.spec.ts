import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { changeSite } from '../../support/changeSite';
import { startFakeProvider } from '../../support/fakeProvider';
import { ownServerAtRest, type OwnServer } from '../../support/ownServer';
import { waitForHumanPace } from '../../support/waitForHumanPace';
import { watchConsole } from '../../support/watchConsole';
import { watchRequests } from '../../support/watchRequests';
import { moveOver } from '../../support/moveOver';
import { needs } from '../../support/needs';

// One server with one more page: blocks with settings that the sample site does not use.
test.describe.configure({ mode: 'default' });

const picture = (name: string, alt: string) => ({
  src: `/pictures/${name}.svg`,
  width: 1600,
  height: 1200,
  alt,
});

const blocks = [
  {
    id: 'jug',
    type: 5,
    settings: { ...picture('jug', 'A jug'), lightbox: true, caption: 'Ash glaze' },
  },
  {
    id: 'film',
    type: 32,
    settings: { url: 'https://home.wistia.com/medias/e4a27b971d', title: 'The kiln' },
  },
  {
    id: 'slides',
    type: 8,
    settings: {
      design: 'slideshow',
      historyHash: true,
      transition: 'scroll',
      loop: false,
      items: ['mug', 'bottle', 'vase'].map((name) => ({ id: name, ...picture(name, name) })),
    },
  },
  {
    id: 'letter',
    type: 51,
    settings: {
      formId: 'letters',
      formName: 'Letters',
      title: 'Letters',
      formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
      formSubmitButtonText: 'Subscribe',
    },
  },
];

const extra = {
  id: 'page-settings',
  slug: 'settings',
  title: 'Settings',
  collection: { id: 'c-1', title: 'Settings', fullUrl: '/settings', permissionType: 2 },
  sections: blocks.map((block) => ({ id: `of-${block.id}`, blocks: [block] })),
};

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await changeSite(server, { pinterestOverlayOptions: { mode: 'always' } });
  const definition = JSON.stringify(extra).replaceAll("'", "''");
  await server.rows(
    `insert into pages select (jsonb_populate_record(pages, jsonb_build_object('id', 'page-settings', 'slug', 'settings', 'definition', '${definition}'::jsonb))).* from pages where slug = 'studio'`,
  );
  await server.start();
});
test.afterAll(() => server.remove());

const open = (page: Page) => page.goto(`${server.origin}/settings`);
const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);

test('[GAL-20a] the picture of an image block opens over the page, with its caption, and goes back', async ({
  page,
}) => {
  await open(page);
  const block = page.locator('#block-jug');
  await expect(block).toHaveAttribute('data-attached', '');
  const link = block.getByRole('link', { name: 'A jug', exact: true });
  await link.click();
  const lightbox = page.getByRole('dialog', { name: 'Gallery' });
  await expect(lightbox.getByRole('img', { name: 'A jug' }).last()).toBeVisible();
  await expect(lightbox.getByText('Ash glaze', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(link).toBeFocused();
});

test('[GAL-20a] without a script it leads to the picture', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page);
  await page.locator('#block-jug').getByRole('link', { name: 'A jug', exact: true }).click();
  await expect(page).toHaveURL(/\/pictures\/jug\.svg$/);
  await context.close();
});

test('[RUN-5, A-273, B-248] a lightbox that fails to load says so in the console; the link leads to the picture', async ({
  page,
}) => {
  const errors = await watchConsole(page, ['error']);
  await page.route(/\/assets\/openInLightbox-/, (route) => route.abort());
  await open(page);
  const block = page.locator('#block-jug');
  await expect(block).toHaveAttribute('data-attached', '');
  expect(errors.join('\n')).toContain('Unable to load module for trigger');
  await block.getByRole('link', { name: 'A jug', exact: true }).click();
  await expect(page).toHaveURL(/\/pictures\/jug\.svg$/);
});

test('[MED-5] a site offers its pictures to Pinterest', async ({ page }) => {
  await open(page);
  const save = page.locator('#block-jug').getByRole('link', { name: /^Save to Pinterest/ });
  const { searchParams } = new URL((await save.getAttribute('href'))!);
  expect(searchParams.get('media')).toBe(`${server.origin}/pictures/jug.svg`);
  expect(searchParams.get('url')).toBe(`${server.origin}/settings`);
});

test('[MED-8e] a video of Wistia plays in its frame', async ({ page, context }) => {
  await agree(context);
  const provider = await startFakeProvider(page, ['https://fast.wistia.net']);
  await open(page);
  const block = page.locator('#block-film');
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-attached', '');
  await block.getByRole('button', { name: 'Play video: The kiln' }).click();
  await expect(block.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(new URL(provider.asked[0]!).pathname).toBe('/embed/iframe/e4a27b971d');
  await provider.close();
});

test('[GAL-10] a slideshow keeps its slide in the address, opens there, and follows Back', async ({
  page,
}) => {
  await open(page);
  const slides = page.getByRole('region', { name: 'Gallery' });
  const shown = (name: string) =>
    expect(slides.getByRole('img', { name, exact: true })).toBeInViewport({ ratio: 0.5 });
  await slides.scrollIntoViewIfNeeded();
  await moveOver(slides);
  await expect(slides).toHaveAttribute('data-attached', '');
  await slides.getByRole('button', { name: 'Next Slide' }).click();
  await expect(page).toHaveURL(/itemId=bottle/);
  await shown('bottle');
  await page.reload();
  await slides.scrollIntoViewIfNeeded();
  await shown('bottle');
  await expect(page).toHaveURL(/itemId=bottle/);
  await page.goBack();
  await expect(page).not.toHaveURL(/itemId/);
});

async function subscribe(page: Page): Promise<void> {
  const opened = Date.now();
  await open(page);
  const block = page.locator('#block-letter');
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-attached', '');
  await block.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
  await waitForHumanPace(opened);
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByText(/thank/i)).toBeVisible();
}

test('[FRM-19, A-57] [TRK-10] a subscription is an event of the older tracker', async ({
  page,
  context,
}) => {
  needs('bodies of requests');
  await agree(context);
  const recorded = page.waitForRequest(/\/api\/events\/RecordEvent$/);
  await subscribe(page);
  const body = new URLSearchParams((await recorded).postData() ?? '');
  expect(Object.fromEntries(body)).toMatchObject({
    event: 'subscribe',
    data: '{"formId":"letters"}',
  });
});

test('[FRM-19] [TRK-17a] and none of a visitor who has declined', async ({ page, context }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: server.origin }]);
  const sent = watchRequests(page, /\/api\/events\/RecordEvent$/);
  const part = page.waitForResponse(/subscriptionToServer/);
  await subscribe(page);
  await part;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent).toEqual([]);
});

test('[FRM-12, A-103] a submission carries what the page declares, its permission too', async ({
  page,
}) => {
  needs('bodies of requests');
  const saved = page.waitForRequest(/\/api\/form\/SaveFormSubmission/);
  await subscribe(page);
  expect((await saved).postDataJSON()).toMatchObject({
    pageTitle: await page.title(),
    pageId: 'c-1',
    contentSource: 'c',
    pagePath: '/settings',
    pagePermissionTypeValue: 2,
  });
});
