import { createHash } from 'node:crypto';
import type { GiftCard } from '@plinth/commerce/cart';
import type { CurrencyCode } from '@plinth/commerce/money';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { rowOfSite } from '../database/rowOfSite';
import { giftCards } from '../database/schema/index';
import type { Signer } from '../security/signer';
import type { Transaction } from './cartRows';
import { normaliseCode } from './normaliseCode';
import { ShopRefusal } from './ShopRefusal';

type GiftCardRow = typeof giftCards.$inferSelect;

/** Crockford's alphabet: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeForm = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** The code of the card that an order bought, `7K3M-…`: 80 bits of a signature, the same each time it is shown. */
export function giftCardCode(signer: Signer, orderId: string): string {
  const bytes = Buffer.from(signer.sign('gift-card', orderId), 'base64url').subarray(0, 10);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const code = bits.replace(/.{5}/g, (five) => alphabet[parseInt(five, 2)]!);
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as a buyer enters it; `undefined` where it is no code. */
export function readGiftCardCode(text: string): string | undefined {
  const bare = normaliseCode(text)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return codeForm.test(bare) ? bare : undefined;
}

const digestOf = (bareCode: string) =>
  createHash('sha256').update(`gift-card ${bareCode}`).digest('base64url');

export async function findGiftCard(
  db: Pick<Database, 'select'>,
  { siteId, bareCode }: { siteId: string; bareCode: string },
): Promise<GiftCardRow | undefined> {
  const [row] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.siteId, siteId), eq(giftCards.codeDigest, digestOf(bareCode))));
  return row;
}

export interface CartGiftCard extends GiftCard {
  id: string;
}

/** The cards of a cart in the order in which they were entered, each named by the end of its code. */
export async function readGiftCards(
  db: Pick<Database, 'select'>,
  { siteId, ids, currencyCode }: { siteId: string; ids: string[]; currencyCode: CurrencyCode },
): Promise<CartGiftCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(giftCards)
    .where(
      and(
        eq(giftCards.siteId, siteId),
        eq(giftCards.currencyCode, currencyCode),
        inArray(giftCards.id, ids),
      ),
    );
  const seen = new Map<string, number>();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const number = (seen.get(row.ending) ?? 0) + 1;
    seen.set(row.ending, number);
    // A card is removed by this name: two cards with the same ending are numbered.
    const code = number === 1 ? `…${row.ending}` : `…${row.ending} (${number})`;
    return [{ id, code, balance: { amount: row.balance, currencyCode } }];
  });
}

/** Locks the cards of a cart until the end of this transaction, so that they cannot be spent elsewhere. */
export async function lockGiftCards(
  transaction: Transaction,
  siteId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(eq(giftCards.siteId, siteId), inArray(giftCards.id, ids)))
    .orderBy(asc(giftCards.id))
    .for('update');
}

export async function takeGiftCards(
  transaction: Transaction,
  siteId: string,
  taken: readonly { id: string; amount: number }[],
): Promise<void> {
  for (const { id, amount } of taken) {
    const spent = await transaction
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${amount}` })
      .where(and(rowOfSite(giftCards, { siteId, id }), gte(giftCards.balance, amount)))
      .returning({ id: giftCards.id });
    if (spent.length === 0) throw new ShopRefusal('shop.totalChanged');
  }
}

export async function giveBackGiftCards(
  transaction: Transaction,
  siteId: string,
  taken: readonly { id: string; amount: number }[],
): Promise<void> {
  for (const { id, amount } of [...taken].sort((a, b) => (a.id < b.id ? -1 : 1)))
    await transaction
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} + ${amount}` })
      .where(rowOfSite(giftCards, { siteId, id }));
}

export interface IssuedGiftCard {
  siteId: string;
  orderId: string;
  code: string;
  /** Minor units. */
  balance: number;
  currencyCode: string;
  issuedAt: Date;
}

/** Creates the card of a paid order: one, however often it is called. */
export async function issueGiftCard(
  transaction: Transaction,
  { code, ...card }: IssuedGiftCard,
): Promise<void> {
  const bareCode = readGiftCardCode(code)!;
  await transaction
    .insert(giftCards)
    .values({ ...card, codeDigest: digestOf(bareCode), ending: bareCode.slice(-4) })
    .onConflictDoNothing();
}
