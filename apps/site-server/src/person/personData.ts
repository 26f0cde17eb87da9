import { and, eq, inArray } from 'drizzle-orm';
import { mayHoldAddress, mayHoldAddressAmong } from '../database/mayHoldAddress';
import type { Database } from '../database/openDatabase';
import {
  accounts,
  auditEntries,
  formFiles,
  formSubmissions,
  mails,
  orders,
  productReviews,
} from '../database/schema/index';
import type { FileStorage } from '../uploads/fileStorage';
import { readEmail, normalEmail } from '../security/normalEmail';
import { rowOfSite } from '../database/rowOfSite';

export interface Person {
  siteId: string;
  email: string;
}

/** Ids of a person's rows. */
interface PersonRows {
  email: string;
  submissions: string[];
  orders: string[];
  mails: string[];
  /** The rows of the log, by the column that holds the address. */
  actor: string[];
  subject: string[];
}

/** The database finds all candidates for the address, and the rule of the forms decides: no spelling is missed. */
async function findRows(db: Database, { siteId, email: given }: Person): Promise<PersonRows> {
  const email = normalEmail(given);
  // A text that is no address belongs to no person, and an empty text must not match every empty answer.
  if (readEmail(given) === undefined)
    return { email, submissions: [], orders: [], mails: [], actor: [], subject: [] };
  const isTheirs = (text: string) => normalEmail(text) === email;
  const ofForms = await db
    .select({ id: formSubmissions.id, values: formSubmissions.values })
    .from(formSubmissions)
    .where(
      and(eq(formSubmissions.siteId, siteId), mayHoldAddressAmong(formSubmissions.values, email)),
    );
  const ofShop = await db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), mayHoldAddress(orders.email, email)));
  const ofMails = await db
    .select({ id: mails.id, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.siteId, siteId), mayHoldAddress(mails.recipient, email)));
  const inLog = async (column: 'actor' | 'subject') => {
    const found = await db
      .select({ id: auditEntries.id, text: auditEntries[column] })
      .from(auditEntries)
      .where(and(eq(auditEntries.siteId, siteId), mayHoldAddress(auditEntries[column], email)));
    return found.filter(({ text }) => isTheirs(text)).map(({ id }) => id);
  };
  return {
    email,
    submissions: ofForms.filter(({ values }) => textsOf(values).some(isTheirs)).map(({ id }) => id),
    orders: ofShop.filter((order) => isTheirs(order.email)).map(({ id }) => id),
    mails: ofMails.filter(({ recipient }) => isTheirs(recipient)).map(({ id }) => id),
    actor: await inLog('actor'),
    subject: await inLog('subject'),
  };
}

/** Every text of an answer, at any depth: only an answer that is exactly the address belongs to the person. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsOf);

const isAccount = ({ siteId, email }: Person) =>
  and(eq(accounts.siteId, siteId), eq(accounts.email, normalEmail(email)));

/** All data under an email address, as the person may have it. */
export async function exportPerson(db: Database, person: Person) {
  const rows = await findRows(db, person);
  const ids = rows.orders;
  const ofOrders = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, person.siteId), inArray(orders.id, ids)));
  return {
    email: rows.email,
    // A person with a hash can guess at the password.
    accounts: (await db.select().from(accounts).where(isAccount(person))).map(
      ({ email, displayName, roles, createdAt }) => ({ email, displayName, roles, createdAt }),
    ),
    files: await db
      .select({
        formId: formFiles.formId,
        name: formFiles.name,
        type: formFiles.type,
        size: formFiles.size,
        uploadedAt: formFiles.uploadedAt,
      })
      .from(formFiles)
      .where(
        and(eq(formFiles.siteId, person.siteId), inArray(formFiles.submissionId, rows.submissions)),
      ),
    submissions: (
      await db
        .select()
        .from(formSubmissions)
        .where(
          and(
            eq(formSubmissions.siteId, person.siteId),
            inArray(formSubmissions.id, rows.submissions),
          ),
        )
    ).map(({ formName, values, receivedAt, isSubscription, unsubscribedAt }) => ({
      formName,
      values,
      receivedAt,
      isSubscription,
      unsubscribedAt,
    })),
    orders: ofOrders.map(({ number, kind, status, email, address, cart, grandTotal, ...more }) => ({
      number,
      kind,
      status,
      email,
      address,
      cart,
      grandTotal,
      currencyCode: more.currencyCode,
      placedAt: more.placedAt,
    })),
    mails: await db
      .select({ kind: mails.kind, queuedAt: mails.queuedAt, sentAt: mails.sentAt })
      .from(mails)
      .where(and(eq(mails.siteId, person.siteId), inArray(mails.id, rows.mails))),
    reviews: await db
      .select({
        productTitle: productReviews.productTitle,
        rating: productReviews.rating,
        headline: productReviews.headline,
        body: productReviews.body,
        author: productReviews.author,
        writtenAt: productReviews.writtenAt,
      })
      .from(productReviews)
      .where(and(eq(productReviews.siteId, person.siteId), inArray(productReviews.orderId, ids))),
  };
}

/** The number of rows of each kind that an erasure has changed. */
export interface Erased {
  accounts: number;
  submissions: number;
  /** Kept for the books, without the person. */
  orders: number;
  reviews: number;
}

/**
 * Erases a person: submissions with their subscriptions and files, reviews, queued mails and the account are deleted,
 * orders stay for the books with their sums and their country, and without a name, an address or an email.
 *
 * @param fileStorage removes the bytes of files at once; without it the server's next sweep does
 */
export async function erasePerson(
  db: Database,
  person: Person,
  fileStorage?: Pick<FileStorage, 'remove'>,
): Promise<Erased> {
  const { fileIds, ...erased } = await eraseRows(db, person);
  for (const id of fileIds) await fileStorage?.remove(id);
  return erased;
}

function eraseRows(db: Database, person: Person): Promise<Erased & { fileIds: string[] }> {
  return db.transaction(async (transaction) => {
    const rows = await findRows(transaction, person);
    const files = await transaction
      .select({ id: formFiles.id })
      .from(formFiles)
      .where(
        and(eq(formFiles.siteId, person.siteId), inArray(formFiles.submissionId, rows.submissions)),
      );
    const bought = await transaction
      .select({ id: orders.id, address: orders.address })
      .from(orders)
      .where(and(eq(orders.siteId, person.siteId), inArray(orders.id, rows.orders)));
    const reviews = await transaction
      .delete(productReviews)
      .where(
        and(eq(productReviews.siteId, person.siteId), inArray(productReviews.orderId, rows.orders)),
      )
      .returning({ id: productReviews.id });
    for (const { id, address } of bought) {
      const { country = '' } = address;
      await transaction
        .update(orders)
        .set({ email: 'erased@invalid', address: country ? { country } : {} })
        .where(rowOfSite(orders, { siteId: person.siteId, id }));
    }
    const submissions = await transaction
      .delete(formSubmissions)
      .where(
        and(
          eq(formSubmissions.siteId, person.siteId),
          inArray(formSubmissions.id, rows.submissions),
        ),
      )
      .returning({ id: formSubmissions.id });
    const gone = await transaction
      .delete(accounts)
      .where(isAccount(person))
      .returning({ id: accounts.id });
    await transaction
      .delete(mails)
      .where(and(eq(mails.siteId, person.siteId), inArray(mails.id, rows.mails)));
    for (const column of ['actor', 'subject'] as const) {
      await transaction
        .update(auditEntries)
        .set({ [column]: '' })
        .where(and(eq(auditEntries.siteId, person.siteId), inArray(auditEntries.id, rows[column])));
    }
    return {
      accounts: gone.length,
      submissions: submissions.length,
      orders: bought.length,
      reviews: reviews.length,
      fileIds: files.map(({ id }) => id),
    };
  });
}
