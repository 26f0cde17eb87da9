import { videoProviders, type VideoEmbed, type VideoProvider } from './videoProviders';

/** The provider name of a video file of the site itself. */
export const nativeProvider = 'native';

const srcAttribute = /(?:^|[\s"'/])(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const videoFile = /\.(mp4|m4v|webm|ogv|mov)$/i;
const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
};
/** Long enough for every real embed, and short enough to bound the time. */
const maxLength = 8192;
const startsWithHost = /^(?:[\w-]+\.)+[a-z]{2,}\//i;

/**
 * Parses an embed (its HTML or an address) as text and returns the data for its player ([MED-8]).
 * Only a recognised video is kept: the player's address is rebuilt, always with https. A file of
 * the site (`/s/film.mp4`, or an https address) is recognised as `native`.
 * @returns `undefined` for anything else
 */
export function parseEmbed(
  embed: string | null | undefined,
  providers: readonly VideoProvider[] = videoProviders,
): VideoEmbed | undefined {
  const text = (embed ?? '').trim();
  const address = text.startsWith('<') ? readIframe(text) : text;
  if (!address || address.length > maxLength) return undefined;
  const url = readUrl(address);
  if (!url) return undefined;
  // Editors omit the scheme: `youtu.be/…`.
  const typed = startsWithHost.test(address) && readUrl(`https://${address}`);
  for (const provider of providers) {
    const found = provider.read(url) ?? (typed && provider.read(typed));
    if (found && found.src.startsWith('https://')) return { provider: provider.name, ...found };
  }
  // Older embeds are wrapped by a proxy whose query contains the real player.
  const wrapped = /(^|\.)embedly\.com$/.test(url.hostname) && url.searchParams.get('src');
  if (wrapped && !wrapped.includes('embedly')) return parseEmbed(wrapped, providers);
  return readNative(url);
}

/**
 * The source of the first frame. Found by searching instead of a pattern, so that any input costs
 * at most one pass.
 */
function readIframe(html: string): string | undefined {
  const start = html.search(/<iframe\s/i);
  const end = html.indexOf('>', start);
  if (start < 0 || end < 0 || end - start > maxLength) return undefined;
  const found = srcAttribute.exec(html.slice(start + 7, end));
  return (found?.[1] ?? found?.[2] ?? found?.[3])?.replace(
    /&(amp|quot|apos|lt|gt|#39);/g,
    (whole, name: string) => entities[name] ?? whole,
  );
}

function readUrl(address: string): URL | undefined {
  try {
    const url = new URL(address, 'https://site.invalid/');
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

function readNative(url: URL): VideoEmbed | undefined {
  if (!videoFile.test(url.pathname)) return undefined;
  const isOwn = url.hostname === 'site.invalid';
  if (!isOwn && url.protocol !== 'https:') return undefined;
  const src = isOwn ? url.pathname + url.search : url.href;
  return { provider: nativeProvider, id: src, src };
}
