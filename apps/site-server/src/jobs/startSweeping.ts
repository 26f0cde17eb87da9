import { lt } from 'drizzle-orm';
import { addMonths } from '../database/months/addMonths';
import { spentCaptchas } from '../database/schema/index';
import { releaseStaleOrders } from '../shop/releaseStaleOrders';
import { sweepConsents } from '../consent/logConsent';
import { sweepSoldFiles } from '../shop/soldFiles';
import { sweepCarts } from '../shop/sweepCarts';
import { sweepErasedSubmissions } from '../mail/queue/eraseMailedValues';
import { sweepMails } from '../mail/queue/sweepMails';
import type { Services } from '../services';
import { sweepUnsentFiles } from '../formFiles/formFileRows';
import { sweepFiles } from '../uploads/sweepFiles';
import { sweepMeasured } from './sweepMeasured';

const minute = 60_000;
const period = 10 * minute;

/**
 * Every ten minutes, removes expired rows and old reports of pages ([SRV-4]), and creates next month's partitions.
 * Every minute, releases the stock of orders whose server ended in the middle of a payment, because their carts are
 * closed until then.
 * @returns a function that stops it
 */
export function startSweeping(services: Services): () => void {
  const { db, clock, sessions, limiters, log, paymentTimeout, sites } = services;
  const stopped = new AbortController();
  const sweep = async () => {
    try {
      await Promise.all([
        sessions.sweep(),
        limiters.stored.sweep(),
        limiters.memory.sweep(),
        sweepCarts(services),
        sweepUnsentFiles(services).then(() => sweepFiles(services)),
        sweepSoldFiles(services),
        sweepMails(services),
        sweepConsents(db, new Date(clock())),
        sweepErasedSubmissions(services),
        db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, new Date(clock()))),
      ]);
      await addMonths(db, clock());
      await sweepMeasured({ ...services, signal: stopped.signal });
    } catch (error) {
      log.error('sweep.failed', { error });
    }
  };
  // No server waits longer than this for a payment, and the clocks of several differ a little.
  const maxPaymentTime = paymentTimeout + minute;
  const release = () =>
    releaseStaleOrders(services, new Date(clock() - maxPaymentTime)).catch((error: unknown) =>
      log.error('sweep.failed', { error }),
    );
  const timers = [
    setInterval(() => void sweep(), period),
    setInterval(() => void release(), minute),
    setInterval(() => sites.forgetIdle(), minute),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    stopped.abort();
    timers.forEach((timer) => clearInterval(timer));
  };
}
