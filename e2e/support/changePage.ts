import type { Page } from '@playwright/test';

/** Lets the page arrive as somebody else might have written it: the server's own answer, with a change. */
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
