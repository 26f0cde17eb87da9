import type { Page } from '@playwright/test';

/** Milliseconds after which a visitor stops waiting for an answer. */
const patience = 4000;

/** A navigating page answers no query, and Playwright would wait for it. */
export function within<Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/**
 * Calls again and again until there is an answer; `undefined` after the time. Queries to a page that is being left
 * fail.
 */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  limit = patience,
): Promise<Answer | undefined> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await within(Math.max(1500, end - Date.now()), ask());
    if (answer !== undefined) return answer;
    if (Date.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/**
 * Opens an address, with retries.
 * @returns whether the page was loaded
 */
export async function open(page: Page, address: string, limit = patience): Promise<boolean> {
  const end = Date.now() + limit;
  const arrived = await until(async () => {
    const response = await page.goto(address, {
      waitUntil: 'domcontentloaded',
      timeout: Math.max(500, end - Date.now()),
    });
    return response && response.status() < 500 ? true : undefined;
  }, limit);
  return arrived ?? false;
}

/**
 * Closes a tab. Chromium may confirm the closing of a tab that is navigating, and leave it open (crbug.com/536385539);
 * Playwright then waits for ever. A further request closes the tab.
 */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.close().then(() => true);
  while (!(await within(1000, closed))) {
    const session = await within(1000, page.context().newCDPSession(page));
    if (session) await within(1000, session.send('Page.close'));
  }
}

/** Whether the browser shows a page of the site and not its own about a lost connection, and not the server's about a fault. */
export const isSitePage = async (page: Page): Promise<boolean> =>
  (await within(
    1500,
    page.evaluate(() => {
      const context = document.querySelector('#plinth-page-context')?.textContent ?? '';
      // The site's own page for a fault has the number 101.
      return document.querySelector('main#main') !== null && !/"pageType":101\b/.test(context);
    }),
  )) ?? false;
