import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { payments } from '../database/schema/index';

/** The provider's own ids of an order's payment. */
export interface ProviderIds {
  paymentId: string;
  /** A subscription's. */
  agreementId?: string | undefined;
}

/** Stores the ids under which an account at a provider has an order. It does not contain orders of other accounts. */
export interface PaymentIds {
  read(reference: string): Promise<ProviderIds | undefined>;
  /** Stored before anything is charged, so that no charge is unknown. The first ids stay. */
  keep(reference: string, ids: ProviderIds): Promise<void>;
  /** The order of a payment or of a subscription, by the provider's id. */
  find(id: string): Promise<string | undefined>;
  markEnded(reference: string): Promise<void>;
}

/** The ids in the database. */
export function createPaymentIds({
  db,
  clock,
  accountId,
}: {
  db: Database;
  clock: () => number;
  /** The account of a site. @default that of the server */
  accountId?: string | undefined;
}): PaymentIds {
  const isOurs =
    accountId === undefined ? isNull(payments.accountId) : eq(payments.accountId, accountId);
  return {
    async read(reference) {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, reference), isOurs));
      return row && { paymentId: row.paymentId, agreementId: row.agreementId ?? undefined };
    },
    async keep(reference, { paymentId, agreementId = null }) {
      await db
        .insert(payments)
        .values({ orderId: reference, accountId, paymentId, agreementId })
        .onConflictDoNothing({ target: payments.orderId });
    },
    async find(id) {
      const [row] = await db
        .select({ orderId: payments.orderId })
        .from(payments)
        .where(and(or(eq(payments.paymentId, id), eq(payments.agreementId, id)), isOurs));
      return row?.orderId;
    },
    async markEnded(reference) {
      await db
        .update(payments)
        .set({ endedAt: new Date(clock()) })
        .where(and(eq(payments.orderId, reference), isOurs, isNull(payments.endedAt)));
    },
  };
}
