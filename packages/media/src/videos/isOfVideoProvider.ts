import { videoProviders } from './videoProviders';

const domains = videoProviders.flatMap(
  ({ domains: own, origins }) => own ?? origins.map((origin) => new URL(origin).hostname),
);

/**
 * Whether an address belongs to a video provider: loading a picture from there reveals the visit
 * just as the player does, on any of the provider's hosts.
 * @param address a relative address belongs to no provider
 */
export function isOfVideoProvider(address: string | URL): boolean {
  const whole = typeof address === 'string' ? address.trim().replace(/^\/\//, 'https://') : address;
  if (typeof whole === 'string' && !URL.canParse(whole)) return false;
  const host = new URL(whole).hostname.replace(/\.$/, '');
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
