import type { Page } from '@playwright/test';
import { changePage } from './changePage';

/** Changes the context in a page's HTML, as for another visitor or another site. */
export const withContext = (page: Page, path: string, change: object): Promise<void> =>
  changePage(page, path, (html) =>
    // The page must not wait for its first use, as the server decided for the original visitor.
    html
      .replace('<head data-when="touch">', '<head>')
      .replace(
        /(id="plinth-page-context">)([^<]*)/,
        (_, opening: string, json: string) =>
          opening +
          JSON.stringify({ ...(JSON.parse(json) as object), ...change }).replace(/</g, '\\u003c'),
      ),
  );
