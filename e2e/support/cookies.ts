import type { BrowserContext } from '@playwright/test';

/** The value of a cookie of the page's site, or undefined. */
export async function cookieValue(
  context: BrowserContext,
  name: string,
): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Every cookie by which a visitor is counted or recognised. */
export const trackingCookies = [
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
  'SS_ANALYTICS_ID',
  'SS_MID',
];

/** The names of these cookies that the context has. */
export const trackingCookiesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => trackingCookies.includes(name));
