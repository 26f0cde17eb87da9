import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The name under which a network of the visitor is counted: the address itself is nobody's business. A report is counted
 * against several limits, and is signed for once.
 *
 * @param by a limit of a site knows nobody from another site; the server's own is the same on each
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
