import { compressedSize } from '@plinth/tooling/bundle';
import {
  openPage,
  serveFiles,
  type BareBrowser,
  type BarePage,
  type OpenedPage,
} from '../../harness';
import type { Candidate } from './makeCandidates';

export interface Visit {
  /** Bytes of scripts in brotli: before the first scroll, and by the end of the page. */
  firstScriptBytes: number;
  scriptBytes: number;
  reactBytes: number;
  layoutShift: number;
}

export interface Work {
  /**
   * Milliseconds of scripts, and of all tasks of the main thread, before the first scroll and by the end of the page.
   */
  firstScript: number;
  firstTasks: number;
  script: number;
  tasks: number;
  /** Milliseconds in tasks of more than 50 ms, before the first scroll. */
  longTasks: number;
  /** The same in those that ran a script for 5 ms or more: the rest is the browser's own, such as its first frame. */
  longScriptTasks: number;
}

export interface Press {
  /** Milliseconds from the first press of the slideshow's button until the frame with its answer. */
  press: number;
  /** Bytes of scripts in brotli of a page whose slideshow was used. */
  pressScriptBytes: number;
}

type LongTasks = Pick<Work, 'longTasks' | 'longScriptTasks'>;

/** Four times slower than here, over a connection of 10 Mbit/s. */
const visitor = {
  cpuSlowdown: 4,
  network: { download: 1_250_000, upload: 625_000, latency: 40 },
  viewport: { width: 1280, height: 800 },
};

/** A visit on a slow device that scrolls to the end of the page, without using any control. */
export async function visit({ html, files }: Candidate): Promise<Visit> {
  const opened = await openPage({ html, files, ...visitor });
  try {
    await quiet(opened);
    const firstScriptBytes = scriptBytes(opened, files) + inlineBytes(html);

    await opened.page.evaluate(scrollToTheEnd);
    await quiet(opened);
    const { layoutShift } = await opened.vitals();
    return {
      firstScriptBytes,
      scriptBytes: scriptBytes(opened, files) + inlineBytes(html),
      reactBytes: scriptTexts(opened, files)
        .filter((text) => text.includes('react.transitional.element'))
        .reduce((sum, text) => sum + text.length, 0),
      layoutShift,
    };
  } finally {
    await opened.close();
  }
}

/** The same visitor, in a browser without automation: the page's processor time. */
export async function workOf(browser: BareBrowser, candidate: Candidate): Promise<Work> {
  return inBareBrowser(browser, { candidate }, async ({ loaded, evaluate, metrics }) => {
    await loaded;
    // The page is not queried meanwhile: blocks load one file after the other, and idle work waits 2 s at most.
    await wait(2500);
    const first = await metrics();
    const scrolled = await evaluate<number>('performance.now()');
    await evaluate(scrollToTheEnd);
    await wait(1500);
    const last = await metrics();
    const long = await evaluate<LongTasks>(longTasksUntil(scrolled));
    return {
      firstScript: first.script,
      firstTasks: first.task,
      ...long,
      script: last.script,
      tasks: last.task,
    };
  });
}

/**
 * Another visitor scrolls to the slideshow, waits until nothing moves, and presses its button. A page may lose the
 * press, as an island does before it is hydrated: it is visited again, because the figure is that of an answer.
 * @throws when three presses were lost
 */
export async function visitAndPress({ name, html, files }: Candidate): Promise<Press> {
  for (let tries = 0; tries < 3; tries += 1) {
    const opened = await openPage({ html, files, ...visitor });
    try {
      await quiet(opened);
      const press = await pressSlideshow(opened);
      await quiet(opened);
      if (press !== undefined)
        return { press, pressScriptBytes: scriptBytes(opened, files) + inlineBytes(html) };
    } finally {
      await opened.close();
    }
  }
  throw new Error(`The slideshow of ${name} lost three presses.`);
}

/**
 * An impatient visitor scrolls to the slideshow as soon as it is in the page and presses its button until something
 * happens. The presses are real: a page may ignore the untrusted events of a script.
 * @returns milliseconds from the request of the page until the slideshow shows another picture
 */
export async function pressUntilAnswered(
  browser: BareBrowser,
  candidate: Candidate,
): Promise<number> {
  return inBareBrowser(
    browser,
    { candidate, initScript: goToTheSlideshow },
    async ({ evaluate, press }) => {
      const deadline = performance.now() + 30_000;
      while (performance.now() < deadline) {
        const { answered, x, y } = await evaluate<PressState>('window.hurry()');
        if (answered > 0) return answered;
        if (x > 0) await press(x, y);
        // At most twenty presses a second: with more, the page would have no idle moment, unlike with real visitors.
        await wait(50);
      }
      throw new Error('The slideshow did not answer within 30 s.');
    },
  );
}

interface PressState {
  /** The moment at which another picture was shown, in ms since the page was requested; 0 until then. */
  answered: number;
  /** The position of the button; 0 until it exists. */
  x: number;
  y: number;
}

async function inBareBrowser<Answer>(
  browser: BareBrowser,
  { candidate: { html, files }, initScript = '' }: { candidate: Candidate; initScript?: string },
  look: (page: BarePage) => Promise<Answer>,
): Promise<Answer> {
  const server = await serveFiles({ ...files, '/': html });
  try {
    return await browser.visit({ ...visitor, url: `${server.origin}/`, initScript }, look);
  } finally {
    await server.close();
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Texts, because a compiled function may refer to helpers that the page does not have.

/**
 * The browser lists long tasks without their scripts; its long animation frames contain the scripts, from 5 ms on.
 * @see https://w3c.github.io/long-animation-frames/
 */
const longTasksUntil = (end: number) => `(async () => {
  const read = (type) => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => resolve([]), 500);
  });
  const [tasks, frames] = await Promise.all([read('longtask'), read('long-animation-frame')]);
  const scripts = frames.flatMap((frame) => frame.scripts);
  const until = (entry) => entry.startTime + entry.duration;
  const sum = (list) => list.reduce((all, { duration }) => all + duration, 0);
  const long = tasks.filter(({ startTime }) => startTime < ${end});
  const withScript = long.filter((task) =>
    scripts.some((script) => script.startTime < until(task) && task.startTime < until(script)));
  return { longTasks: sum(long), longScriptTasks: sum(withScript) };
})()`;

const scrollToTheEnd = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += 400) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
})()`;

/** Whether a visitor sees another picture than the first, in any technique: two presses are two pictures. */
const anotherIsShown = `(() => {
  const [, ...others] = document.querySelectorAll('#block-notes-slideshow .pl-gallery-slide');
  return others.some((slide) => {
    if (!slide.checkVisibility({ visibilityProperty: true })) return false;
    const list = slide.parentElement.getBoundingClientRect();
    const { left, width } = slide.getBoundingClientRect();
    return width > 0 && Math.abs(left + width / 2 - list.left - list.width / 2) < 2;
  });
})()`;

const goToTheSlideshow = `(() => {
  let isThere = false;
  let answered = 0;
  const look = () => {
    if (${anotherIsShown}) answered = performance.now();
    else requestAnimationFrame(look);
  };
  window.hurry = () => {
    const slideshow = document.querySelector('#block-notes-slideshow');
    const button = slideshow?.querySelector('.pl-gallery-next');
    if (!button) return { answered, x: 0, y: 0 };
    if (!isThere) {
      slideshow.scrollIntoView({ block: 'center', behavior: 'instant' });
      look();
    }
    isThere = true;
    const { left, top, width, height } = button.getBoundingClientRect();
    return { answered, x: left + width / 2, y: top + height / 2 };
  };
})()`;

const timeFirstPress = `(() => {
  document.querySelector('#block-notes-slideshow').scrollIntoView({ block: 'center', behavior: 'instant' });
  window.pressed = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!${anotherIsShown}) return requestAnimationFrame(look);
        // A message after the frame's callback is handled when the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage('');
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  });
})()`;

/**
 * Waits until the slideshow is in view and nothing moves, then presses with a real pointer.
 * @returns milliseconds until its answer; undefined if there is none within 20 s
 */
async function pressSlideshow(opened: OpenedPage): Promise<number | undefined> {
  const { page } = opened;
  await page.evaluate(timeFirstPress);
  await quiet(opened);
  const box = (await page.locator('#block-notes-slideshow .pl-gallery-next').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() =>
    Promise.race([
      (window as unknown as { pressed: Promise<number> }).pressed,
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20_000)),
    ]),
  );
}

/** Waits until nothing was fetched for a while and the page is idle: blocks load one chunk after the other. */
async function quiet({ page, transfers }: OpenedPage): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let seen = -1; seen !== transfers.length;) {
    seen = transfers.length;
    await page.waitForTimeout(400);
  }
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
}

function scriptTexts({ transfers }: OpenedPage, files: Candidate['files']): string[] {
  return transfers
    .filter(({ type }) => type === 'Script')
    .map(({ url }) => files[new URL(url).pathname])
    .filter((file): file is string | Uint8Array => file !== undefined && typeof file !== 'function')
    .map((file) => (typeof file === 'string' ? file : new TextDecoder().decode(file)));
}

const bytesOf = (text: string): number =>
  text === '' ? 0 : compressedSize(new TextEncoder().encode(text), 'brotli');

const scriptBytes = (opened: OpenedPage, files: Candidate['files']): number =>
  scriptTexts(opened, files).reduce((sum, text) => sum + bytesOf(text), 0);

/** Inline scripts of the page count as well. */
const inlineBytes = (html: string): number =>
  bytesOf(
    [...html.matchAll(/<script(?![^>]*(?: src=|application\/json))[^>]*>(.*?)<\/script>/gs)]
      .map(([, text]) => text)
      .join('\n'),
  );
