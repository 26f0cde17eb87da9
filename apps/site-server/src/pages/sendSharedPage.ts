import type { Context } from 'hono';
import { chooseEncoding } from '../http/compress';
import { isSecure } from '../http/requestOrigin';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SharedPage } from './createSharedPages';
import { keysOfPage } from '../caches/surrogateKeys';

/**
 * Seconds for which caches between visitor and server may serve a page: as fresh, while they revalidate, and without
 * this server.
 */
interface Freshness {
  fresh: number;
  whileAsking: number;
  whileAway: number;
}

const lasting: Freshness = { fresh: 60, whileAsking: 600, whileAway: 86_400 };
const moving: Freshness = { fresh: 10, whileAsking: 20, whileAway: 3600 };

/** The headers of a request for which the same address is another page. */
const variesBy = 'Cookie, Sec-GPC, X-Plinth-Turn';

export interface SendSharedOptions {
  siteId: string;
  pageId: string;
  isFound: boolean;
  formTargets: readonly string[];
}

/** Answers with a page that caches may serve to every visitor without cookies. */
export async function sendSharedPage(
  c: Context<ServerEnvironment>,
  page: SharedPage,
  { siteId, pageId, isFound, formTargets }: SendSharedOptions,
): Promise<Response> {
  const { frames, pictures, media, providers, siteScripts } = page.rendered;
  const etag = `W/"${page.tag}"`;
  const { fresh, whileAsking, whileAway } = page.isMoving ? moving : lasting;
  const age = `stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`;
  const { isMoving, products } = page;
  const keys = keysOfPage({ siteId, pageId, isMoving, products });
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const headers: Record<string, string> = {
    // A browser revalidates each time: a save shows at the next visit. `must-revalidate` prevents it from showing the
    // old page.
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${fresh}, ${age}`,
    // For caches that would obey `must-revalidate` as well. https://www.rfc-editor.org/rfc/rfc9213
    'cdn-cache-control': `public, max-age=${fresh}, ${age}`,
    // `compress` adds it to an uncompressed body.
    vary: encoding ? `${variesBy}, Accept-Encoding` : variesBy,
    etag,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    'content-security-policy': contentSecurityPolicy(page.digests, {
      secure: isSecure(c),
      formTargets,
      frames,
      pictures,
      media,
      providers,
      otherScripts: siteScripts,
    }),
    'content-type': 'text/html; charset=UTF-8',
  };
  if (!isFound) headers['x-robots-tag'] = 'noindex';
  if (isKnown(c.req.header('if-none-match'), etag)) {
    headers['vary'] = `${variesBy}, Accept-Encoding`;
    return c.body(null, 304, headers);
  }
  const bytes = await page.bytes(encoding);
  headers['content-length'] = String(bytes.byteLength);
  if (encoding) headers['content-encoding'] = encoding;
  return c.body(bytes, 200, headers);
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  known.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag.slice(2);
  });
