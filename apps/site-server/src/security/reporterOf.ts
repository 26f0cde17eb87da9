import type { Context } from 'hono';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import type { Reporter } from './byteLimits';
import { signNetwork } from './signNetwork';

/** The sender of a request, as limits of bytes name them. */
export function reporterOf(c: Context<ServerEnvironment>): Reporter {
  const [own = '', wider = ipv4Network(own)] = networksOf(clientAddress(c)).map(({ name }) => name);
  const name = (network: string) => signNetwork(c, network, 'serverSigner');
  return { site: c.get('services').siteKey, address: name(own), network: name(wider) };
}

/** The wider network of IPv6 is a /48; that of IPv4 is the /24, which often belongs to a single firm. */
const ipv4Network = (address: string) => address.replace(/\.\d+$/, '.0/24');
