import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The name under which a network of the visitor is counted: the address itself is not stored. A report is counted
 * against several limits, and is signed once.
 *
 * @param by `signer` for a limit of a site, in which a network has a name of that site alone; `serverSigner` for a
 * limit of the server, with the same name on each site
 */
export function signNetwork(
  c: Context<ServerEnvironment>,
  network: string,
  by: 'signer' | 'serverSigner' = 'signer',
): string {
  const known = c.get('signedNetworks') ?? new Map<string, string>();
  c.set('signedNetworks', known);
  const name = `${by} ${network}`;
  let signature = known.get(name);
  if (signature === undefined) {
    signature = c.get('services')[by].sign('address', network);
    known.set(name, signature);
  }
  return signature;
}
