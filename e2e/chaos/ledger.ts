/** The answer to an action of a visitor. */
export type Acknowledgement = 'done' | 'refused' | 'nothing';

export interface SentForm {
  visitor: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  answer: Acknowledgement;
  /** It was no longer in the form after a reload: then it must have been stored. */
  isGone?: boolean;
}

/** Pieces by their titles: every quantity that the cart may hold after the answers that the visitor got. */
export type ExpectedCart = Map<string, Set<number>>;

export interface Purchase {
  visitor: string;
  email: string;
  answer: Acknowledgement;
  orderId?: string;
  /** The possible contents of the cart. */
  expected: ExpectedCart;
}

export interface Ledger {
  submissions: SentForm[];
  purchases: Purchase[];
  /** Ids of hits whose storing was acknowledged. */
  hits: Set<string>;
  /** Problems that are found without the database: lost entries, uncaught errors. */
  complaints: string[];
}

export const openLedger = (): Ledger => ({
  submissions: [],
  purchases: [],
  hits: new Set(),
  complaints: [],
});

export interface StoredSubmission {
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
  submissions: StoredSubmission[];
  orders: StoredOrder[];
  hits: string[];
  stock: StoredStock[];
}

/**
 * Checks that nothing is lost or duplicated.
 * @returns a sentence for each contradiction
 */
export function compare(ledger: Ledger, stored: Stored): string[] {
  return [
    ...ledger.complaints,
    ...compareSubmissions(ledger.submissions, stored.submissions),
    ...comparePurchases(ledger.purchases, stored.orders),
    ...compareStock(stored.orders, stored.stock),
    ...compareHits(ledger.hits, stored.hits),
  ];
}

/** An acknowledged form is exactly one row; a form with any other answer is at most one row. */
function compareSubmissions(
  submissions: readonly SentForm[],
  stored: readonly StoredSubmission[],
): string[] {
  const problems: string[] = [];
  for (const { visitor, answer, isGone, ...submission } of submissions) {
    const rows = stored.filter(({ message }) => message === submission.message);
    if (rows.length > 1)
      problems.push(`${visitor}: "${submission.message}" is stored ${rows.length} times.`);
    if (rows.length === 0 && answer === 'done')
      problems.push(`${visitor}: "${submission.message}" was acknowledged and is not stored.`);
    else if (rows.length === 0 && isGone)
      problems.push(
        `${visitor}: a reload has lost "${submission.message}", which is not stored either.`,
      );
    for (const row of rows)
      for (const field of ['name', 'email', 'topic'] as const)
        if (row[field] !== submission[field])
          problems.push(
            `${visitor}: of "${submission.message}" ${field} is "${row[field]}" instead of "${submission[field]}".`,
          );
  }
  const known = new Set(submissions.map(({ message }) => message));
  for (const { message } of stored)
    if (!known.has(message)) problems.push(`"${message}" is stored, and nobody wrote it.`);
  return problems;
}

function comparePurchases(
  purchases: readonly Purchase[],
  stored: readonly StoredOrder[],
): string[] {
  const problems: string[] = [];
  for (const { visitor, email, answer, orderId, expected } of purchases) {
    const paid = stored.filter((order) => order.email === email && order.status === 'paid');
    if (paid.length > 1) problems.push(`${visitor}: ${email} has bought ${paid.length} times.`);
    if (paid.length === 0 && answer === 'done')
      problems.push(`${visitor}: ${email} was told of an order, and none is paid.`);
    for (const order of paid) {
      if (answer === 'done' && orderId && order.id !== orderId)
        problems.push(
          `${visitor}: ${email} was shown order ${orderId}, and ${order.id} is stored.`,
        );
      problems.push(
        ...compareCart(order.lines, expected).map(
          (problem) => `${visitor}, order of ${email}: ${problem}`,
        ),
      );
    }
  }
  return problems;
}

/** The cart's content must be among those that the visitor may expect. */
export function compareCart(
  lines: readonly { title: string; quantity: number }[],
  expected: ExpectedCart,
): string[] {
  const problems: string[] = [];
  const held = new Map<string, number>();
  for (const { title, quantity } of lines) held.set(title, (held.get(title) ?? 0) + quantity);
  for (const [title, possible] of expected) {
    const quantity = held.get(title) ?? 0;
    if (!possible.has(quantity))
      problems.push(`${quantity} × ${title} instead of ${[...possible].sort().join(' or ')}.`);
  }
  for (const title of held.keys())
    if (!expected.has(title)) problems.push(`${title} was never chosen.`);
  return problems;
}

/** The sold pieces are in orders, or reserved by a pending order whose server crashed. */
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

/** The quantities that the cart may hold now. Without an answer, both the old and the new are possible. */
export function expectChange(
  expected: ExpectedCart,
  { title, answer }: { title: string; answer: Acknowledgement },
  change: (quantity: number) => number,
): void {
  const before = expected.get(title) ?? new Set([0]);
  if (answer === 'refused') return;
  const after = [...before].map(change);
  expected.set(title, new Set(answer === 'done' ? after : [...before, ...after]));
}
