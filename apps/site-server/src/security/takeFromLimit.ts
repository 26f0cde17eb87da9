import type { Context } from 'hono';
import { callLimit } from './callLimits';
import type { LimitName } from './callLimits';
import { network } from '../http/network';
import { clientAddress } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * Counts a call against the visitor's limit.
 * @returns 0, or the seconds to wait
 */
export function takeFromLimit(c: Context<ServerEnvironment>, name: LimitName): Promise<number> {
  const { limiter, bucket, limit } = limitOf(c, name);
  return limiter.take(bucket, limit);
}

/** Makes a call that was counted one that was not. */
export function giveBackToLimit(c: Context<ServerEnvironment>, name: LimitName): Promise<void> {
  const { limiter, bucket, limit } = limitOf(c, name);
  return limiter.giveBack(bucket, limit);
}

function limitOf(c: Context<ServerEnvironment>, name: LimitName) {
  const { limiters, signer, configuration } = c.get('services');
  const { kept, ...standard } = callLimit(name);
  return {
    limiter: limiters[kept],
    // The address itself is nobody's business: the bucket carries its signature.
    bucket: `${name}:${signer.sign('address', network(clientAddress(c)))}`,
    limit: configuration.rateLimits[name] ?? standard,
  };
}
