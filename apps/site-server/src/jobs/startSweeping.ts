import { lt } from 'drizzle-orm';
import { spentCaptchas } from '../database/schema/index';
import { releaseStaleOrders } from '../shop/placeOrder';
import { sweepCarts } from '../shop/sweepCarts';
import type { Services } from '../services';

const period = 10 * 60_000;

/**
 * Removes what has expired, every ten minutes.
 * @returns stops it
 */
export function startSweeping(services: Services): () => void {
  const { db, clock, sessions, limiters, log } = services;
  const sweep = async () => {
    try {
      await Promise.all([
        sessions.sweep(),
        limiters.stored.sweep(),
        limiters.memory.sweep(),
        sweepCarts(services),
        releaseStaleOrders(services, new Date(clock() - period)),
        db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, new Date(clock()))),
      ]);
    } catch (error) {
      log.error('sweep.failed', { error });
    }
  };
  const timer = setInterval(() => void sweep(), period);
  timer.unref();
  return () => clearInterval(timer);
}
