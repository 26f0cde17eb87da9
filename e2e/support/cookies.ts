import type { BrowserContext, Cookie } from '@playwright/test';

/**
 * The cookies of the context that are valid. Firefox may store a cookie that a response removes by `Max-Age=0`, if the
 * clock moves on while the response is read, and lists it with an empty value; no page receives it.
 */
export const cookiesOf = async (context: BrowserContext): Promise<Cookie[]> =>
  (await context.cookies()).filter(({ expires }) => expires === -1 || expires * 1000 > Date.now());

/** The value of a cookie of the page's site, or undefined. */
export async function cookieValue(
  context: BrowserContext,
  name: string,
): Promise<string | undefined> {
  return (await cookiesOf(context)).find((cookie) => cookie.name === name)?.value;
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
  (await cookiesOf(context))
    .map(({ name }) => name)
    .filter((name) => trackingCookies.includes(name));
