import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The name under which a network of the visitor is counted: the address itself is nobody's business. A report is counted
 * against several limits, and is signed for once.
 */
export function signNetwork(c: Context<ServerEnvironment>, network: string): string {
  const known = c.get('signedNetworks') ?? new Map<string, string>();
  c.set('signedNetworks', known);
  let signature = known.get(network);
  if (signature === undefined) {
    signature = c.get('services').signer.sign('address', network);
    known.set(network, signature);
  }
  return signature;
}
