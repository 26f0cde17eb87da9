import {
  bundleForBrowser,
  interleave,
  measureInPage,
  openPage,
  row,
  type Context,
  type OpenedPage,
  type Row,
} from '../../harness';
import { keystrokePages } from './keystrokePages';

const keystrokes = 100;

/**
 * A hundred keystrokes into one of a hundred fields; every second one makes the entry wrong. After each there is a task
 * for deferred work of a library, then the layout. Frames are left out: drawing them costs the same for all candidates.
 */
const typing = `(async () => {
  const input = document.querySelectorAll('input:not([type=hidden]):not([tabindex="-1"])')[50];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const channel = new MessageChannel();
  const task = () => new Promise((resolve) => { channel.port1.onmessage = resolve; channel.port2.postMessage(0); });
  for (let index = 0; index < ${keystrokes}; index += 1) {
    set.call(input, index % 2 ? 'ada@example.org' : 'ada@');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await task();
    await task();
    document.body.offsetHeight;
  }
})()`;

const errorsShown = `document.querySelectorAll('[data-error]:not(:empty), .form-field-error:not(:empty)').length`;

export async function measureKeystrokes(context: Context): Promise<Row[]> {
  const pages = new Map<string, OpenedPage>();
  try {
    for (const [name, entryCode] of Object.entries(keystrokePages)) {
      const files = await bundleForBrowser({ entryCode });
      const opened = await openPage({
        html: '<!doctype html><html lang="en"><main></main><script type="module" src="/entry.js"></script></html>',
        files,
      });
      await opened.page.waitForFunction(`window.isReady === true`);
      await checkToggling(name, opened);
      pages.set(name, opened);
    }
    const result = await interleave(
      [...pages].map(([name, opened]) => ({ name, sample: () => measureInPage(opened, typing) })),
      { rounds: context.scale(24, 5) },
    );
    return ['plinth attached', 'plinth React'].flatMap((name) => {
      const value = result.of(name).cpu.median / keystrokes;
      const peers = Object.fromEntries(
        Object.entries(result.medians('cpu'))
          .filter(([peer]) => !peer.startsWith('plinth'))
          .map(([peer, cpu]) => [peer, cpu / keystrokes]),
      );
      // A React root handles every event; this time is the lower bound of anything inside.
      const [id, floor] = name.endsWith('React')
        ? (['react', 'native in React'] as const)
        : (['attached', 'native'] as const);
      const what = `One keystroke in a 100-field form whose error comes and goes, ${name}`;
      return [
        row({
          id: `forms/keystroke-${id}`,
          what,
          unit: 'ms CPU',
          value,
          peers,
          ratio: result.ratio(name, floor, 'cpu'),
          target: { atMost: 1.3, of: floor },
        }),
        row({
          id: `forms/keystroke-${id}-rhf`,
          what,
          unit: 'ms CPU',
          value,
          peers,
          ratio: result.ratio(name, 'react-hook-form', 'cpu'),
          target: { atMost: 1, of: 'react-hook-form' },
        }),
      ];
    });
  } finally {
    for (const opened of pages.values()) await opened.close();
  }
}

/** Every candidate does the same work: an error appears after a wrong keystroke, and disappears after a right one. */
async function checkToggling(name: string, { page }: OpenedPage): Promise<void> {
  const type = (text: string) =>
    page.locator('input:not([type=hidden]):not([tabindex="-1"])').nth(50).fill(text);
  await type('ada@');
  await page.locator('input:not([type=hidden]):not([tabindex="-1"])').nth(51).focus();
  await page.waitForFunction(`${errorsShown} === 1`, undefined, { timeout: 5000 }).catch(() => {
    throw new Error(`${name} shows no error after a wrong entry.`);
  });
  await type('ada@example.org');
  await page.waitForFunction(`${errorsShown} === 0`, undefined, { timeout: 5000 }).catch(() => {
    throw new Error(`${name} keeps its error after a right entry.`);
  });
}
