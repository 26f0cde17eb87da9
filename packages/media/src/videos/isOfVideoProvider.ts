import { videoProviders } from './videoProviders';

const domains = videoProviders.flatMap(
  ({ domains: own, origins }) => own ?? origins.map((origin) => new URL(origin).hostname),
);

/**
 * Whether an address lies with a provider of videos: a picture there tells the provider of the visit as the player does,
 * whichever of the provider's hosts it is.
 *
 * @param address a relative one lies with nobody
 */
export function isOfVideoProvider(address: string | URL): boolean {
  const whole = typeof address === 'string' ? address.trim().replace(/^\/\//, 'https://') : address;
  if (typeof whole === 'string' && !URL.canParse(whole)) return false;
  const host = new URL(whole).hostname.replace(/\.$/, '');
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
