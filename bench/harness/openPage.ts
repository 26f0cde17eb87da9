import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { sharedBrowser } from './browser';
import { installObservers, readVitals, type Vitals } from './observers';
import { pageMetrics, type PageMetrics } from './pageMetrics';
import { serveFiles, type FileServer, type ServedFile } from './serveFiles';

export interface OpenPageOptions extends Pick<
  BrowserContextOptions,
  'viewport' | 'javaScriptEnabled' | 'deviceScaleFactor' | 'hasTouch' | 'locale' | 'reducedMotion'
> {
  /** The page's HTML, served as `/`. */
  html?: string;
  /** Further files by path (`/entry.js`); `/index.html` is the page when `html` is missing. */
  files?: Record<string, ServedFile>;
  /** An address on another server, instead of `html` and `files`. */
  url?: string;
  /** 4 makes the processor four times slower. @default 1 */
  cpuSlowdown?: number;
  /** Bytes per second and milliseconds; unthrottled when missing. */
  network?: { download: number; upload: number; latency: number };
  /** Runs in the page before its own scripts. */
  initScript?: string;
  /** @default 'load' */
  waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit';
}

export interface Transfer {
  url: string;
  /** `Script`, `Image`, `Document`, … as in the DevTools protocol. */
  type: string;
  /** Bytes on the wire: compressed body and headers. */
  bytes: number;
}

export interface OpenedPage {
  page: Page;
  cdp: CDPSession;
  origin: string;
  /** Errors that the page threw or printed. */
  errors: string[];
  transfers: Transfer[];
  vitals(): Promise<Vitals>;
  metrics(): Promise<PageMetrics>;
  close(): Promise<void>;
}

/** Opens a page in a fresh context of Chromium, with observers and throttling in place before the first byte. */
export async function openPage({
  html,
  files = {},
  url,
  cpuSlowdown = 1,
  network,
  initScript,
  waitUntil = 'load',
  ...contextOptions
}: OpenPageOptions): Promise<OpenedPage> {
  const server: FileServer | undefined = url
    ? undefined
    : await serveFiles(html === undefined ? files : { ...files, '/': html });
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...contextOptions,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const transfers = await watchTransfers(cdp);
  // Processor time of the thread: in wall time, every other process of the machine would count as work.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await installObservers(page);
  if (initScript) await page.addInitScript({ content: initScript });
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.download,
      uploadThroughput: network.upload,
    });
  }
  if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const close = async () => {
    await context.close();
    await server?.close();
  };
  const address = url ?? `${server?.origin}/`;
  try {
    const answer = await page.goto(address, { waitUntil });
    if (answer && !answer.ok())
      throw new Error(`${address} answered ${answer.status()}; there is no page to measure.`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    page,
    cdp,
    origin: new URL(address).origin,
    errors,
    transfers,
    vitals: () => readVitals(page),
    metrics: () => pageMetrics((method) => cdp.send(method)),
    close,
  };
}

async function watchTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const byRequest = new Map<string, { url: string; type: string }>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    byRequest.set(requestId, { url: request.url, type: type ?? 'Other' });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byRequest.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return transfers;
}
