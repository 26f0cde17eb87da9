import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { pageMetrics, type PageMetrics } from './pageMetrics';

export interface BareVisitOptions {
  url: string;
  viewport: { width: number; height: number };
  /** 4 makes the processor four times slower. */
  cpuSlowdown: number;
  /** Bytes per second and milliseconds. */
  network: { download: number; upload: number; latency: number };
  /** Runs in the page before its own scripts. */
  initScript?: string;
}

/** A page that is loading, and the queries to it. */
export interface BarePage {
  /** Resolves on the page's `load` event. */
  loaded: Promise<void>;
  /** The value of the expression, or of its promise, if JSON can represent it. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  /** Presses the pointer at a position of the viewport, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  metrics(): Promise<PageMetrics>;
}

export interface BareBrowser {
  /** Opens a page in a fresh context, passes it on as soon as it begins to load, and closes it in the end. */
  visit<Answer>(
    options: BareVisitOptions,
    look: (page: BarePage) => Promise<Answer>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/**
 * A Chromium without automation while a page loads. Playwright gives each page a second script context in the very task
 * that commits the navigation, which takes as long there as everything else together: in the tasks of a start that is
 * the harness and not the page.
 */
export async function startBareBrowser(): Promise<BareBrowser> {
  const { executablePath, args, env } = await chromiumLaunchOptions();
  const profile = await mkdtemp(path.join(tmpdir(), 'plinth-bench-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
  });
  const { send, next } = speak(browser.stdio[3] as Writable, browser.stdio[4] as Readable);

  return {
    async visit<Answer>(
      { url, viewport, cpuSlowdown, network, initScript }: BareVisitOptions,
      look: (page: BarePage) => Promise<Answer>,
    ) {
      const { browserContextId } = await send<{ browserContextId: string }>(
        'Target.createBrowserContext',
      );
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...viewport,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const ask = <Result>(method: string, params: object = {}) =>
        send<Result>(method, params, sessionId);
      await ask('Network.enable');
      await ask('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.download,
        uploadThroughput: network.upload,
      });
      await ask('Page.enable');
      await ask('Emulation.setDeviceMetricsOverride', {
        ...viewport,
        deviceScaleFactor: 1,
        mobile: false,
      });
      await ask('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await ask('Performance.enable', { timeDomain: 'threadTicks' });
      if (initScript) await ask('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
      const loaded = next('Page.loadEventFired', sessionId);
      await ask('Page.navigate', { url });
      try {
        return await look({
          loaded,
          metrics: () => pageMetrics(ask),
          async evaluate<Value>(expression: string) {
            const { result, exceptionDetails } = await ask<{
              result: { value: Value };
              exceptionDetails?: { text: string };
            }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
            if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.text}`);
            return result.value;
          },
          async press(x, y) {
            for (const type of ['mousePressed', 'mouseReleased'])
              await ask('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
          },
        });
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The DevTools protocol over a pipe: JSON texts that end with a zero byte. */
function speak(input: Writable, output: Readable) {
  let lastId = 0;
  let rest = '';
  const waiting = new Map<number, (message: Message) => void>();
  const events = new Set<(message: Message) => void>();
  output.setEncoding('utf8').on('data', (text: string) => {
    const texts = (rest + text).split('\0');
    rest = texts.pop()!;
    for (const message of texts.map((each) => JSON.parse(each) as Message)) {
      if (message.id === undefined) for (const event of events) event(message);
      else waiting.get(message.id)?.(message);
    }
  });
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
    next: (method: string, sessionId: string) =>
      new Promise<void>((resolve) => {
        const event = (message: Message) => {
          if (message.method !== method || message.sessionId !== sessionId) return;
          events.delete(event);
          resolve();
        };
        events.add(event);
      }),
  };
}
