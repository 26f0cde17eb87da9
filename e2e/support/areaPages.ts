import type { Page } from '@playwright/test';

/** Files of the area, such as lists for a spreadsheet and mails. */
const isFile = /\.[a-z]+$/;

/**
 * The pages of the owner's area that links lead to, one of each kind: the first order represents all orders.
 *
 * @param open shows a page of the area
 * @returns paths, in the order in which they were found
 */
export async function* areaPages(
  page: Page,
  open: (path: string) => Promise<unknown>,
): AsyncGenerator<string> {
  const waiting = ['/config/'];
  const kinds = new Set<string>();
  for (const path of waiting) {
    const kind = kindOf(path);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await open(path);
    yield path;
    const links = await page
      .locator('a[href]:not([download])')
      .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href }) => href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (origin !== new URL(page.url()).origin || isFile.test(pathname)) continue;
      if (pathname.startsWith('/config/')) waiting.push(pathname);
    }
  }
}

/** A path without the ids in it: a part that has a digit, or follows a list and is no known name of the area. */
function kindOf(path: string): string {
  const [area, first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  return [area, first, second && (/^[a-z]+$/.test(second) ? second : '*'), ...rest.map(part)].join(
    '/',
  );
}

const part = (text: string) => (/^[a-z]+$/.test(text) ? text : '*');
