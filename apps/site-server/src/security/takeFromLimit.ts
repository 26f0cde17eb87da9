import type { Context } from 'hono';
import { callLimit, type LimitName } from './callLimits';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { signNetwork } from './signNetwork';
import type { RateLimit, RateLimiter } from './rateLimits';

type RequestContext = Context<ServerEnvironment>;

/** One number that is counted. */
interface Count {
  bucket: string;
  limit: RateLimit;
}

/**
 * Counts a call against the limits of the visitor's networks.
 * @returns 0, or the seconds to wait
 */
export async function takeFromLimit(c: RequestContext, name: LimitName): Promise<number> {
  const { limiter, counts } = limitsOf(c, name);
  for (const [index, { bucket, limit }] of counts.entries()) {
    const wait = await limiter.take(bucket, limit);
    if (wait === 0) continue;
    await giveBack(limiter, counts.slice(0, index));
    return wait;
  }
  return 0;
}

/** Makes a counted call uncounted. */
export async function giveBackToLimit(c: RequestContext, name: LimitName): Promise<void> {
  const { limiter, counts } = limitsOf(c, name);
  await giveBack(limiter, counts);
}

async function giveBack(limiter: RateLimiter, counts: readonly Count[]): Promise<void> {
  for (const { bucket, limit } of counts) await limiter.giveBack(bucket, limit);
}

function limitsOf(c: RequestContext, name: LimitName) {
  const { limiters, configuration } = c.get('services');
  const { kept, ...standard } = callLimit(name);
  const limit = configuration.rateLimits[name] ?? standard;
  const counts = networksOf(clientAddress(c)).map((network): Count => ({
    bucket: `${name}:${signNetwork(c, network.name)}`,
    limit: { ...limit, calls: limit.calls * network.visitors },
  }));
  return { limiter: limiters[kept], counts };
}
