import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import {
  accounts,
  auditEntries,
  formSubmissions,
  orders,
  productReviews,
} from '../database/schema/index';
import { normalEmail } from '../security/normalEmail';

export interface Person {
  siteId: string;
  email: string;
}

/** An answer that is this address and nothing else, wherever it stands among the values of a form. */
const isSubmission = ({ siteId, email }: Person) =>
  and(
    eq(formSubmissions.siteId, siteId),
    sql`position(${JSON.stringify(normalEmail(email))} in lower(${formSubmissions.values}::text)) > 0`,
  );
const isOrder = ({ siteId, email }: Person) =>
  and(eq(orders.siteId, siteId), sql`lower(trim(${orders.email})) = ${normalEmail(email)}`);
const isAccount = ({ siteId, email }: Person) =>
  and(eq(accounts.siteId, siteId), eq(accounts.email, normalEmail(email)));

/** Everything that is kept under an email address, as the person may have it. */
export async function exportPerson(db: Database, person: Person) {
  const ofOrders = await db.select().from(orders).where(isOrder(person));
  const ids = ofOrders.map(({ id }) => id);
  return {
    email: normalEmail(person.email),
    // Whoever has a hash can guess at the password.
    accounts: (await db.select().from(accounts).where(isAccount(person))).map(
      ({ email, displayName, roles, createdAt }) => ({ email, displayName, roles, createdAt }),
    ),
    submissions: (await db.select().from(formSubmissions).where(isSubmission(person))).map(
      ({ formName, values, receivedAt, isSubscription, unsubscribedAt }) => ({
        ...{ formName, values, receivedAt, isSubscription, unsubscribedAt },
      }),
    ),
    orders: ofOrders.map(({ number, kind, status, email, address, cart, grandTotal, ...more }) => ({
      ...{ number, kind, status, email, address, cart, grandTotal },
      ...{ currencyCode: more.currencyCode, placedAt: more.placedAt },
    })),
    reviews: ids.length
      ? await db
          .select({
            productTitle: productReviews.productTitle,
            rating: productReviews.rating,
            headline: productReviews.headline,
            body: productReviews.body,
            author: productReviews.author,
            writtenAt: productReviews.writtenAt,
          })
          .from(productReviews)
          .where(inArray(productReviews.orderId, ids))
      : [],
  };
}

/** How many rows of each kind an erasure has touched. */
export interface Erased {
  accounts: number;
  submissions: number;
  /** Kept for the books, without the person. */
  orders: number;
  reviews: number;
}

/**
 * Forgets a person: submissions with their subscriptions, reviews and the account are deleted, orders stay for the books
 * with their sums and their country, and without a name, an address or an email.
 */
export function erasePerson(db: Database, person: Person): Promise<Erased> {
  return db.transaction(async (transaction) => {
    const bought = await transaction
      .select({ id: orders.id, address: orders.address })
      .from(orders)
      .where(isOrder(person));
    const ids = bought.map(({ id }) => id);
    const reviews = ids.length
      ? await transaction
          .delete(productReviews)
          .where(inArray(productReviews.orderId, ids))
          .returning({ id: productReviews.id })
      : [];
    for (const { id, address } of bought) {
      const { country = '' } = address;
      await transaction
        .update(orders)
        .set({ email: 'erased@invalid', address: country ? { country } : {} })
        .where(eq(orders.id, id));
    }
    const submissions = await transaction
      .delete(formSubmissions)
      .where(isSubmission(person))
      .returning({ id: formSubmissions.id });
    const gone = await transaction
      .delete(accounts)
      .where(isAccount(person))
      .returning({ id: accounts.id });
    const email = normalEmail(person.email);
    for (const column of ['actor', 'subject'] as const) {
      await transaction
        .update(auditEntries)
        .set({ [column]: '' })
        .where(and(eq(auditEntries.siteId, person.siteId), eq(auditEntries[column], email)));
    }
    return {
      ...{ accounts: gone.length, submissions: submissions.length },
      ...{ orders: bought.length, reviews: reviews.length },
    };
  });
}
