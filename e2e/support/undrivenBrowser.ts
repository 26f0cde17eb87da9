import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { limits } from '@plinth/tooling/limits';

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

/**
 * A tab of a Chromium with its default behaviour: Playwright's tabs disable prerendering and the back/forward cache.
 */
export interface UndrivenTab {
  goto(url: string): Promise<void>;
  /** The value of an expression, or of its promise, in the page that is shown. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer over the first element that a selector finds. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

export async function openUndrivenTab(): Promise<UndrivenTab> {
  const { executablePath, args, env } = await chromiumLaunchOptions();
  const profile = await mkdtemp(path.join(tmpdir(), 'plinth-undriven-'));
  // `--disable-background-networking` disables prefetching.
  const own = args.filter((arg) => arg !== '--disable-background-networking');
  const browser = spawn(
    executablePath,
    [...own, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
  });
  const send = speak(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const targets = async () =>
    (
      await send<{ targetInfos: Target[] }>('Target.getTargets', { filter: [{}] })
    ).targetInfos.filter(({ type }) => type === 'page');
  await send('Target.createTarget', { url: 'about:blank', newWindow: true });

  /** A page that was rendered ahead is another target once it is shown. */
  async function ask<Result>(method: string, params: object = {}): Promise<Result> {
    const shown = (await targets()).filter(({ subtype }) => !subtype);
    const { targetId } = shown.find(({ url }) => url.startsWith('http')) ?? shown[0]!;
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    try {
      return await send<Result>(method, params, sessionId);
    } finally {
      await send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
    }
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await ask<{
      result: { value: Value };
      exceptionDetails?: { text: string };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }

  async function hover(selector: string) {
    const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    await ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    return { x, y };
  }

  return {
    evaluate,
    async goto(url) {
      await ask('Page.navigate', { url });
      const end = Date.now() + limits.condition;
      const isThere = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`;
      while (!(await evaluate(isThere).catch(() => false))) {
        if (Date.now() > end) throw new Error(`${url} did not load.`);
        await pause(50);
      }
    },
    hover: async (selector) => void (await hover(selector)),
    async click(selector) {
      const { x, y } = await hover(selector);
      for (const type of ['mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    },
    async close() {
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The DevTools protocol over a pipe: JSON texts that end with a zero byte. */
function speak(input: Writable, output: Readable) {
  let lastId = 0;
  let rest = '';
  const waiting = new Map<number, (message: Message) => void>();
  output.setEncoding('utf8').on('data', (text: string) => {
    const texts = (rest + text).split('\0');
    rest = texts.pop()!;
    for (const message of texts.map((each) => JSON.parse(each) as Message))
      if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}
