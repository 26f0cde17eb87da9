import { encodeAddressPart } from '@plinth/site-model';
/** The shared page. */
export interface Shared {
  /** The page's full address. */
  url: string;
  title: string;
  /** Address of a picture, for picture networks. */
  image?: string | undefined;
}

/**
 * The networks for sharing a link: an address of the network, which is opened only when a visitor
 * follows it.
 */
const targets: Readonly<Record<string, (shared: Shared) => [string, Record<string, string>]>> = {
  facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  x: ({ url, title }) => ['https://x.com/intent/post', { url, text: title }],
  bluesky: ({ url, title }) => ['https://bsky.app/intent/compose', { text: `${title} ${url}` }],
  threads: ({ url, title }) => ['https://www.threads.net/intent/post', { text: `${title} ${url}` }],
  linkedin: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  pinterest: ({ url, title, image }) => [
    'https://www.pinterest.com/pin/create/button/',
    { url, description: title, ...(image ? { media: image } : {}) },
  ],
  reddit: ({ url, title }) => ['https://www.reddit.com/submit', { url, title }],
  whatsapp: ({ url, title }) => ['https://wa.me/', { text: `${title} ${url}` }],
  telegram: ({ url, title }) => ['https://t.me/share/url', { url, text: title }],
  email: ({ url, title }) => ['mailto:', { subject: title, body: url }],
};

export const shareNetworks: readonly string[] = Object.keys(targets);

/** The networks that are offered if the owner chose none. */
export const defaultShareNetworks: readonly string[] = ['facebook', 'x', 'pinterest', 'email'];

/** The address that shares a page on a network; `undefined` for an unknown network. */
export function shareAddress(network: string, shared: Shared): string | undefined {
  const target = Object.hasOwn(targets, network) ? targets[network]!(shared) : undefined;
  if (!target) return undefined;
  const [address, query] = target;
  // A mail program shows `+` as a plus, so a space is always `%20`.
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeAddressPart(value)}`);
  return `${address}?${words.join('&')}`;
}
