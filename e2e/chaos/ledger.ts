/** The answer to an act of a visitor. */
export type Told = 'done' | 'refused' | 'nothing';

export interface Letter {
  visitor: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  told: Told;
  /** It no longer stood in the form after a reload: then it must have been stored. */
  isGone?: boolean;
}

/** Pieces by their titles: every quantity that the cart may hold after what the visitor was told. */
export type CartBelief = Map<string, Set<number>>;

export interface Purchase {
  visitor: string;
  email: string;
  told: Told;
  orderId?: string;
  /** The possible contents of the cart. */
  belief: CartBelief;
}

export interface Ledger {
  letters: Letter[];
  purchases: Purchase[];
  /** Ids of hits whose storing was acknowledged. */
  hits: Set<string>;
  /** Complaints that need no database: entries that were gone, an uncaught error. */
  complaints: string[];
}

export const openLedger = (): Ledger => ({
  letters: [],
  purchases: [],
  hits: new Set(),
  complaints: [],
});

export interface StoredMail {
  name: string;
  email: string;
  topic: string;
  message: string;
}

export interface StoredOrder {
  id: string;
  email: string;
  status: string;
  lines: { title: string; sku: string; quantity: number }[];
}

export interface StoredStock {
  sku: string;
  /** The pieces of a fresh shop, less those that are there now. */
  gone: number;
}

export interface Stored {
  letters: StoredMail[];
  orders: StoredOrder[];
  hits: string[];
  stock: StoredStock[];
}

/** Nothing lost, nothing twice: everything that does not fit, as sentences. */
export function compare(ledger: Ledger, stored: Stored): string[] {
  return [
    ...ledger.complaints,
    ...compareLetters(ledger.letters, stored.letters),
    ...comparePurchases(ledger.purchases, stored.orders),
    ...compareStock(stored.orders, stored.stock),
    ...compareHits(ledger.hits, stored.hits),
  ];
}

/** Told "saved" is exactly one row; told anything else is at most one. */
function compareLetters(letters: readonly Letter[], stored: readonly StoredMail[]): string[] {
  const problems: string[] = [];
  for (const { visitor, told, isGone, ...letter } of letters) {
    const rows = stored.filter(({ message }) => message === letter.message);
    if (rows.length > 1)
      problems.push(`${visitor}: "${letter.message}" is stored ${rows.length} times.`);
    if (rows.length === 0 && told === 'done')
      problems.push(`${visitor}: "${letter.message}" was acknowledged and is not stored.`);
    else if (rows.length === 0 && isGone)
      problems.push(
        `${visitor}: a reload has lost "${letter.message}", which is not stored either.`,
      );
    for (const row of rows)
      for (const field of ['name', 'email', 'topic'] as const)
        if (row[field] !== letter[field])
          problems.push(
            `${visitor}: of "${letter.message}" ${field} is "${row[field]}" instead of "${letter[field]}".`,
          );
  }
  const known = new Set(letters.map(({ message }) => message));
  for (const { message } of stored)
    if (!known.has(message)) problems.push(`"${message}" is stored, and nobody wrote it.`);
  return problems;
}

function comparePurchases(
  purchases: readonly Purchase[],
  stored: readonly StoredOrder[],
): string[] {
  const problems: string[] = [];
  for (const { visitor, email, told, orderId, belief } of purchases) {
    const paid = stored.filter((order) => order.email === email && order.status === 'paid');
    if (paid.length > 1) problems.push(`${visitor}: ${email} has bought ${paid.length} times.`);
    if (paid.length === 0 && told === 'done')
      problems.push(`${visitor}: ${email} was told of an order, and none is paid.`);
    for (const order of paid) {
      if (told === 'done' && orderId && order.id !== orderId)
        problems.push(
          `${visitor}: ${email} was shown order ${orderId}, and ${order.id} is stored.`,
        );
      problems.push(
        ...compareCart(order.lines, belief).map(
          (problem) => `${visitor}, order of ${email}: ${problem}`,
        ),
      );
    }
  }
  return problems;
}

/** The cart's content must be among those that the visitor may believe. */
export function compareCart(
  lines: readonly { title: string; quantity: number }[],
  belief: CartBelief,
): string[] {
  const problems: string[] = [];
  const held = new Map<string, number>();
  for (const { title, quantity } of lines) held.set(title, (held.get(title) ?? 0) + quantity);
  for (const [title, possible] of belief) {
    const quantity = held.get(title) ?? 0;
    if (!possible.has(quantity))
      problems.push(`${quantity} × ${title} instead of ${[...possible].sort().join(' or ')}.`);
  }
  for (const title of held.keys())
    if (!belief.has(title)) problems.push(`${title} was never chosen.`);
  return problems;
}

/** The pieces that left the shelf were sold, or are being paid for by an order that its server left behind. */
function compareStock(orders: readonly StoredOrder[], stock: readonly StoredStock[]): string[] {
  return stock.flatMap(({ sku, gone }) => {
    const sold = orders
      .filter(({ status }) => status === 'paid' || status === 'pending')
      .flatMap(({ lines }) => lines)
      .filter((line) => line.sku === sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return sold === gone ? [] : [`${gone} of ${sku} left the shelf, and ${sold} are sold.`];
  });
}

function compareHits(acknowledged: ReadonlySet<string>, stored: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const id of stored) times.set(id, (times.get(id) ?? 0) + 1);
  return [
    ...[...acknowledged]
      .filter((id) => !times.has(id))
      .map((id) => `The hit ${id} was acknowledged and is not stored.`),
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => `The hit ${id} is stored ${count} times.`),
  ];
}

/** The new belief. Without an answer, both the old and the new are possible. */
export function believe(
  belief: CartBelief,
  title: string,
  told: Told,
  change: (quantity: number) => number,
): void {
  const before = belief.get(title) ?? new Set([0]);
  if (told === 'refused') return;
  const after = [...before].map(change);
  belief.set(title, new Set(told === 'done' ? after : [...before, ...after]));
}
