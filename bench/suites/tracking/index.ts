import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CookieBanner } from '@plinth/consent/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  bundleForBrowser,
  bundleSize,
  interleave,
  measureInPage,
  median,
  openPage,
  row,
  spread,
  type Context,
  type OpenedPage,
  type Row,
  type Sample,
  type Suite,
} from '../../harness';
import { publishedClient, type PublishedClient } from './publishedClient';

/*
 * Umami is left out: its tracker is served by its own server and is not published as a package.
 */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'apps');
const require = createRequire(import.meta.url);
const app = (name: string) => JSON.stringify(path.join(folder, name));
const readStyle = (specifier: string) => readFileSync(require.resolve(specifier), 'utf8');

interface Banner {
  /** The script that shows it; the published page's own where it is missing. */
  app?: string;
  /** The specifier of its CSS. */
  css: string;
  /** The button that the visitor presses. */
  accept: string;
  html?: string;
}

const settings = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

/** The server's markup in a page: the banner, hidden for a visitor who has decided, and the context. */
const serverPart = (decision: 'none' | 'accepted') =>
  renderToStaticMarkup(createElement(CookieBanner, { settings, decision, action: '/consent' })) +
  `<script type="application/json" id="plinth-page-context">${JSON.stringify({
    website: { id: 'bench' },
    cookieSettings: settings,
  })}</script>`;

/** The answers of both servers, so that no candidate pays for an error in the console. */
const answers = {
  '/api/1/performance/settings': () => Response.json({ pageLoadId: 'bench' }),
  '/api/census/RecordHit': () => new Response('{}'),
  '/api/event': () => new Response('ok', { status: 202 }),
};

const banners: Record<string, Banner> = {
  plinth: {
    css: '@plinth/consent/banner.css',
    accept: '[data-consent-banner] [value="true"]',
    html: serverPart('none'),
  },
  'vanilla-cookieconsent': {
    app: 'cookieConsent',
    css: 'vanilla-cookieconsent/dist/cookieconsent.css',
    accept: '#cc-main [data-role="all"]',
  },
  klaro: { app: 'klaro', css: 'klaro/dist/klaro.css', accept: '.klaro .cm-btn-success' },
};
const bannerNames = Object.keys(banners);

export const suite: Suite = {
  area: 'tracking',
  async run(context) {
    const client = await publishedClient();
    return [
      ...(await sizes(client)),
      ...(await start(client, context)),
      ...(await bannerVisible(client, context)),
      ...(await acceptance(client, context)),
    ];
  },
};

async function sizes({ tracked, untracked, banner }: PublishedClient): Promise<Row[]> {
  const script = (name: string) =>
    bundleSize({ entryCode: `export { start } from ${app(name)};`, format: 'brotli' });
  const style = (specifier: string) =>
    bundleSize({
      entryCode: `import ${JSON.stringify(specifier)};`,
      format: 'brotli',
      count: 'css',
    });
  const measured: Record<string, number> = {
    'web-vitals': await script('webVitals'),
    plausible: await script('plausible'),
    'plausible + web-vitals': await script('plausibleAndWebVitals'),
    'vanilla-cookieconsent': await script('cookieConsent'),
    klaro: await script('klaro'),
  };
  const css = {
    plinth: await style('@plinth/consent/banner.css'),
    'vanilla-cookieconsent': await style('vanilla-cookieconsent/dist/cookieconsent.css'),
    klaro: await style('klaro/dist/klaro.css'),
  };
  const bannersWithCss = {
    'vanilla-cookieconsent': measured['vanilla-cookieconsent']! + css['vanilla-cookieconsent'],
    klaro: measured['klaro']! + css.klaro,
  };
  return [
    row({
      id: 'tracking/size-scripts',
      what: 'what a page loads for consent, census, error reports and page speed once its visitor has agreed, brotli',
      unit: 'bytes',
      value: tracked,
      peers: measured,
      target: { atMost: 9000 },
    }),
    row({
      id: 'tracking/size-with-css',
      what: 'the same for a visitor who is asked while tracking runs already: with the banner and its CSS, brotli',
      unit: 'bytes',
      value: tracked + banner + css.plinth,
      peers: bannersWithCss,
      target: { atMost: 9000 },
    }),
    row({
      id: 'tracking/size-without-consent',
      what: 'before a decision under the restrictive policy and after a refusal: consent, the banner and its CSS, brotli',
      unit: 'bytes',
      value: untracked + banner + css.plinth,
      peers: bannersWithCss,
      target: { atMost: 9000 },
    }),
  ];
}

/** The hint of the published page's bundle to the browser; a site's own bundle of the peers could carry it as well. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** After this time only long timers of a start remain. */
const idleAfterMs = 700;

/** Fetching from a local server, evaluating and starting, in a fresh blank page each time. */
async function start(
  { files, boot, importMap }: PublishedClient,
  context: Context,
): Promise<Row[]> {
  const peers = {
    'web-vitals': 'webVitals',
    'plausible + web-vitals': 'plausibleAndWebVitals',
    'vanilla-cookieconsent': 'cookieConsent',
    klaro: 'klaro',
  };
  const blank = (body = '') =>
    `<!doctype html><html lang="en"><head><title>Blank</title></head><body><h1>Blank</h1>${body}</body></html>`;
  const ours = (decision: 'none' | 'accepted') => ({
    html: blank(`${serverPart(decision)}${importMap}<script type="module" src="${boot}"></script>`),
    files: { ...files, ...answers },
    expression: 'window.startPlinth()',
    initScript: decision === 'none' ? '' : 'document.cookie = "ss_cookieAllowed=true"',
  });
  const candidates: Record<string, ReturnType<typeof ours>> = {
    plinth: ours('accepted'),
    'plinth, asking': ours('none'),
  };
  for (const [name, file] of Object.entries(peers)) {
    candidates[name] = {
      html: blank(),
      files: { ...(await bundles(file)), ...answers },
      expression: `import('/entry.js').then((tracker) => tracker.start())`,
      initScript: '',
    };
  }
  const hinted = candidates['plausible + web-vitals']!;
  const { '/entry.js': entry } = await bundles(peers['plausible + web-vitals']);
  candidates['plausible + web-vitals, compiled ahead'] = {
    ...hinted,
    files: Object.assign({}, hinted.files, {
      '/entry.js': compileHint + Buffer.from(entry!).toString(),
    }),
  };
  const result = await interleave(
    Object.entries(candidates).map(([name, { expression, ...page }]) => ({
      name,
      sample: async () => {
        const opened = await openPage({ ...page, cpuSlowdown: 4 });
        try {
          // The first painting of the page, with the banner in its HTML, is no script's.
          await opened.page.evaluate(painted);
          const before = await opened.metrics();
          const started = await measureInPage(opened, expression);
          await opened.page.waitForTimeout(idleAfterMs);
          // Late work counts here: the answers, the observers' first entries, everything that waited until the page is
          // idle.
          const after = await opened.metrics();
          return { ...started, untilIdle: after.task - before.task };
        } finally {
          await opened.close();
        }
      },
    })),
    { rounds: context.scale(30, 2), warmup: 1 },
  );
  const reference = 'plausible + web-vitals';
  const others = Object.keys(candidates).filter((name) => !name.startsWith('plinth'));
  const untilIdle = (name: string) =>
    result.of(name).samples.map((sample) => (sample as UntilIdle).untilIdle);
  const compare = (name: string, rest: Pick<Row, 'id' | 'what'>) =>
    row({
      ...rest,
      unit: 'ms CPU',
      value: result.of(name).cpu,
      peers: Object.fromEntries(others.map((peer) => [peer, result.of(peer).cpu])),
      ratio: result.ratio(name, reference, 'cpu'),
      target: { atMost: 1, of: reference },
    });
  const compareUntilIdle = (name: string, rest: Pick<Row, 'id' | 'what'>) =>
    row({
      ...rest,
      unit: 'ms CPU',
      value: spread(untilIdle(name)),
      peers: Object.fromEntries(others.map((peer) => [peer, spread(untilIdle(peer))])),
      ratio: median(untilIdle(name).map((cpu, round) => cpu / untilIdle(reference)[round]!)),
    });
  return [
    compare('plinth', {
      id: 'tracking/start-cpu',
      what: 'consent, census, errors and page speed fetched and started in a blank page that has been painted, 4x slowed',
    }),
    compare('plinth, asking', {
      id: 'tracking/start-cpu-asking',
      what: 'the same for a visitor who is asked: with the banner',
    }),
    compareUntilIdle('plinth', {
      id: 'tracking/start-cpu-until-idle',
      what: 'the same start with all that follows from it within 0.7 s',
    }),
    compareUntilIdle('plinth, asking', {
      id: 'tracking/start-cpu-asking-until-idle',
      what: 'and for a visitor who is asked',
    }),
  ];
}

/** Resolves in the page once a frame of it has been drawn. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

interface UntilIdle extends Sample {
  untilIdle: number;
}

async function bannerPage(
  client: PublishedClient,
  name: string,
  cpuSlowdown: number,
): Promise<OpenedPage> {
  const { app: file, css, accept, html = '' } = banners[name]!;
  const { files, boot, importMap } = file
    ? { files: await bundles(file), boot: '', importMap: '' }
    : client;
  return openPage({
    html: `<!doctype html><html lang="en"><head><title>Kiln</title><style>${readStyle(css)}</style></head>
      <body><main><h1>Ceramics</h1>${'<p>Thrown, glazed and fired by hand.</p>'.repeat(60)}</main>${html}
      ${
        file
          ? `<script type="module">import { start } from '/entry.js'; start();</script>`
          : `${importMap}<script type="module" src="${boot}"></script><script type="module">startPlinth();</script>`
      }</body></html>`,
    files: { ...files, ...answers },
    cpuSlowdown,
    initScript: `(() => {
      const look = () => {
        const button = document.querySelector(${JSON.stringify(accept)});
        const isVisible = button && button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (isVisible) setTimeout(() => { window.bannerVisibleAt = performance.now(); });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      window.slowest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    })()`,
  });
}

const bundled = new Map<string, Promise<Record<string, Uint8Array>>>();
function bundles(file: string): Promise<Record<string, Uint8Array>> {
  const known =
    bundled.get(file) ??
    bundleForBrowser({ entryCode: `export { start } from ${app(file)};`, format: 'esm' });
  bundled.set(file, known);
  return known;
}

async function bannerVisible(client: PublishedClient, context: Context): Promise<Row[]> {
  const result = await interleave(
    bannerNames.map((name) => ({
      name,
      sample: async () => {
        const opened = await bannerPage(client, name, 1);
        await opened.page.waitForFunction('window.bannerVisibleAt > 0');
        const wall = await opened.page.evaluate<number>('window.bannerVisibleAt');
        await opened.close();
        return { wall, cpu: 0 };
      },
    })),
    { rounds: context.scale(15, 2), warmup: 1 },
  );
  return [
    row({
      id: 'tracking/banner-visible',
      what: 'from the start of the page until the banner is painted',
      unit: 'ms',
      value: result.of('plinth').wall,
      peers: result.timings('wall', 'plinth'),
      target: { atMost: 1, of: 'lowest' },
    }),
  ];
}

async function acceptance(client: PublishedClient, context: Context): Promise<Row[]> {
  const result = await interleave(
    bannerNames.map((name) => ({
      name,
      sample: async () => {
        const opened = await bannerPage(client, name, 4);
        const { accept } = banners[name]!;
        await opened.page.waitForFunction('window.bannerVisibleAt > 0');
        const button = opened.page.locator(accept);
        await button.click();
        await button.waitFor({ state: 'hidden' });
        // Event Timing reports after the next frame; below 16 ms it reports nothing, which counts as 16.
        const wall = await opened.page.evaluate<number>(
          'new Promise((run) => requestAnimationFrame(() => setTimeout(() => run(Math.max(16, window.slowest)), 200)))',
        );
        await opened.close();
        return { wall, cpu: 0 };
      },
    })),
    { rounds: context.scale(15, 2), warmup: 1 },
  );
  return [
    row({
      id: 'tracking/accept-inp',
      what: 'the click on Accept until the next paint (INP), 4x slowed',
      unit: 'ms',
      value: result.of('plinth').wall,
      peers: result.timings('wall', 'plinth'),
      target: { atMost: 50 },
    }),
  ];
}
