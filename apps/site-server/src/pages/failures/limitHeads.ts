import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { largestUsefulHead } from '../../http/largestHead';
import { domainsAbove } from '../../http/ownCookie';
import { publicUrl } from '../../http/requestOrigin';
import type { ServerEnvironment } from '../../serverEnvironment';
import { translatePage } from '../translatePage';
import { sendPlainPage } from './sendPlainPage';
import { readAnswerMessages } from './readAnswerMessages';

/** Half of 16 kB is left for everything else in the head. */
const maxCookieCharacters = 8000;

/**
 * Refuses heads beyond 16 kB. Usually cookies of other scripts have accumulated on this host: the browser would send
 * them with every request, so the answer removes the largest ones, and the next request passes.
 */
export const limitHeads: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  if (headSize(c) <= largestUsefulHead) return next();
  const cookies = tooLargeCookies(c.req.header('cookie') ?? '');
  for (const name of cookies) removeCookie(c, name);
  const siteMessages = await readAnswerMessages(c);
  c.header('cache-control', 'no-store');
  if (!c.req.header('accept')?.includes('text/html')) {
    return c.json({ error: translatePage(siteMessages, 'page.largeHead.call') }, 431);
  }
  const isCorrected = cookies.length > 0;
  return sendPlainPage(c, {
    site: siteMessages,
    title: translatePage(siteMessages, 'page.largeHead'),
    text: translatePage(
      siteMessages,
      isCorrected ? 'page.largeHead.cookies' : 'page.largeHead.text',
    ),
    ...(isCorrected && {
      link: { href: '', label: translatePage(siteMessages, 'page.error.reload') },
    }),
    status: 431,
    isKept: false,
    isFound: false,
  });
};

function headSize(c: Context<ServerEnvironment>): number {
  const { headers } = c.req.raw;
  const namesAndValues = c.env?.incoming?.rawHeaders ?? [...headers].flat();
  // A colon, a space and a line break separate them: two characters for each name and each value.
  return namesAndValues.reduce((size, text) => size + text.length + 2, c.req.url.length);
}

/** The largest first, as many as needed for the others to fit: a session or a cart is small and stays. */
function tooLargeCookies(header: string): string[] {
  const cookies = header.split(/; */).filter(Boolean);
  cookies.sort((a, b) => b.length - a.length);
  let size = header.length;
  const names = [];
  for (const cookie of cookies) {
    if (size <= maxCookieCharacters) break;
    size -= cookie.length;
    names.push(cookie.split('=')[0]!.trim());
  }
  return names;
}

/** For this host and, as scripts like to set them, for its whole domain; a cookie of another path stays out of reach. */
function removeCookie(c: Context<ServerEnvironment>, name: string): void {
  // A string that is no valid cookie name cannot be written, and no browser sends it.
  if (!/^[\w!#$%&'*.^`|~+-]+$/.test(name)) return;
  const options = { path: '/', secure: /^__(?:Host|Secure)-/i.test(name) };
  deleteCookie(c, name, options);
  if (name.startsWith('__Host-')) return;
  for (const domain of domainsAbove(publicUrl(c).hostname))
    deleteCookie(c, name, { ...options, domain });
}
