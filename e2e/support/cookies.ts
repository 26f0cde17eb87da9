import type { BrowserContext } from '@playwright/test';

/** The value of a cookie of the page's site, or undefined. */
export async function cookieValue(
  context: BrowserContext,
  name: string,
): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}
