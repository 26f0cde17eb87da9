import type { Page } from '@playwright/test';

/** Changes the server's answer before the page gets it. */
export async function changePage(
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}
