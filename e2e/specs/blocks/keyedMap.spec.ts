import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { changeSite } from '../../support/changeSite';
import { startFakeProvider } from '../../support/fakeProvider';
import { ownServerAtRest, type OwnServer } from '../../support/ownServer';
import { watchReports } from '../../support/watchReports';

// One server whose site has chosen the map provider that requires a key.
test.describe.configure({ mode: 'default' });

const provider = 'https://maps.googleapis.com';
let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await changeSite(server, { mapSettings: { key: 'KEY-1', language: 'de', region: 'AT' } });
  await server.start();
});
test.afterAll(() => server.remove());

/** The part of the provider's library that a map with one marker uses; it draws a picture of its own. */
const library = `
  window.mapsCallback = new URL(document.currentScript.src).searchParams.get('callback');
  window.google = { maps: {
    Map: class {
      constructor(container, options) {
        const picture = document.createElement('img');
        picture.alt = 'Map at zoom ' + options.zoom;
        picture.src = 'https://maps.gstatic.com/tile.svg';
        container.append(picture);
      }
      setOptions() {}
    },
    Marker: class {
      constructor(options) { document.querySelector('.pl-map-canvas').append(options.title); }
      setMap() {}
      addListener() { return { remove() {} }; }
      getPosition() { return null; }
    },
  } };
  // Its parts are loaded by scripts of its own, through its own policy.
  const trust = window.trustedTypes?.createPolicy('google-maps-api-loader', { createScriptURL: (url) => url });
  const part = document.createElement('script');
  const address = '${provider}/maps/part.js';
  part.src = trust ? trust.createScriptURL(address) : address;
  document.head.append(part);
`;

const answers = {
  '/maps/api/js': { type: 'text/javascript', body: library },
  '/maps/part.js': { type: 'text/javascript', body: 'window[mapsCallback]();' },
  '/tile.svg': {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  },
};

const openProvider = (page: Page) =>
  startFakeProvider(page, [provider, 'https://maps.gstatic.com'], answers);

/** The whole map block, once its behaviour is there. */
async function openMap(page: Page) {
  await page.goto(`${server.origin}/contact`);
  const block = page.locator('#block-contact-map');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', { name: 'Use interactive map' })).toBeVisible();
  return block;
}

const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);

/** The refusals of the policy, and the errors of scripts. */
function watchConsole(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  return refused;
}

test('[MED-12e] [RUN-6a] asks before it loads anything of the provider, and a click answers for this map', async ({
  page,
}) => {
  const refused = watchConsole(page);
  const asked = await openProvider(page);
  const map = await openMap(page);
  // The placeholder picture is the site's own, and pointing at the map is not consent.
  await expect(map.locator('.pl-map-tiles img').filter({ visible: true }).first()).toBeVisible();
  const open = map.getByRole('button', { name: 'Use interactive map' });
  await open.hover();
  await expect(map.getByRole('status')).toHaveText('Loading this map sends data to Google Maps.');
  expect(asked.asked).toEqual([]);

  await open.click();
  const canvas = map.getByRole('region');
  await expect(canvas.getByRole('img', { name: 'Map at zoom 15' })).toBeVisible();
  await expect(canvas).toContainText('Marlow Clay');
  const script = new URL(asked.asked[0]!);
  expect(script.origin + script.pathname).toBe(`${provider}/maps/api/js`);
  expect(Object.fromEntries(script.searchParams)).toMatchObject({
    key: 'KEY-1',
    language: 'de',
    region: 'AT',
  });
  expect(refused).toEqual([]);
  await asked.close();
});

test('[MED-12e] [CNS-7d] with a yes the library comes when the visitor reaches for the map, not before', async ({
  page,
  context,
}) => {
  await agree(context);
  const asked = await openProvider(page);
  const map = await openMap(page);
  expect(asked.asked).toEqual([]);
  await map.getByRole('button', { name: 'Use interactive map' }).hover();
  await expect
    .poll(() => asked.asked.filter((address) => address.includes('key=KEY-1')))
    .toHaveLength(1);
  await map.getByRole('button', { name: 'Use interactive map' }).click();
  await expect(map.getByRole('img', { name: 'Map at zoom 15' })).toBeVisible();
  expect(asked.asked.filter((address) => address.includes('key=KEY-1'))).toHaveLength(1);
  await asked.close();
});

test('[MED-12c] a provider that is silent for 30 s leaves the picture, and a further try asks it again', async ({
  page,
  context,
}) => {
  await agree(context);
  const reports = await watchReports(page);
  const asked = await openProvider(page);
  asked.isAwake = false;
  await page.clock.install();
  const map = await openMap(page);
  await map.getByRole('button', { name: 'Use interactive map' }).click();
  await expect.poll(() => asked.asked.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(map.getByRole('status')).toHaveText(/Loading/);
  await page.clock.fastForward(16_000);
  await expect(map.getByRole('status')).toHaveText('The map could not be loaded.');
  await expect(map.locator('.pl-map-tiles img').filter({ visible: true }).first()).toBeVisible();
  await expect(map.getByRole('link', { name: /directions/i })).toBeVisible();

  asked.isAwake = true;
  await map.getByRole('button', { name: 'Use interactive map' }).click();
  await expect(map.getByRole('img', { name: 'Map at zoom 15' })).toBeVisible();
  expect(asked.asked.filter((address) => address.includes('key=KEY-1'))).toHaveLength(2);
  // The site could not fix it.
  expect(reports).toEqual([]);
  await asked.close();
});

test('[MED-12e] [SRV-2i] the policy lets the provider through on a page with a map, and only there', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(server.origin + path)).headers()['content-security-policy']!;
  const ofMap = await policyOf('/contact');
  expect(ofMap).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/maps\.googleapis\.com;/);
  expect(ofMap).not.toContain('unsafe');
  expect(await policyOf('/studio')).not.toContain('googleapis');
});
