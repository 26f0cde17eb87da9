import type { Database } from '../database/openDatabase';
import { readPlans } from '../members/memberPlans';
import { ordersOf } from '../members/ordersOf';
import { normalEmail } from '../security/normalEmail';
import type { Services } from '../services';
import { endSubscription } from '../shop/endSubscription';
import type { OrderRow } from '../shop/orderParts';
import type { Person } from './personData';

/** The orders whose subscriptions charge a person regularly. */
export async function findRunningPlans(
  db: Database,
  { siteId, email }: Person,
  now: number,
): Promise<OrderRow[]> {
  const bought = await ordersOf(db, { siteId, email: normalEmail(email) });
  const plans = await readPlans(db, bought, now);
  const running = new Set(plans.filter((one) => !one.isCancelled).map(({ orderId }) => orderId));
  return bought.filter(({ id }) => running.has(id));
}

/**
 * Ends the subscriptions of a person before erasing them: afterwards no account could end them, and they would be
 * charged for ever.
 *
 * @param actor the address of the account that requests it
 * @returns the numbers of the orders whose provider gave no answer; empty when nothing is charged any more
 */
export async function endPlans(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'paymentTimeout' | 'log'>,
  person: Person,
  actor: string,
): Promise<number[]> {
  const left: number[] = [];
  for (const order of await findRunningPlans(services.db, person, services.clock()))
    if ((await endSubscription(services, order, { actor })) === 'asked') left.push(order.number);
  return left;
}
