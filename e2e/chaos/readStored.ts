import type { ChaosServer } from './chaosServer';
import type { Stored } from './ledger';

/** The pieces in a fresh sample shop that visitors buy. */
const shelf: Readonly<Record<string, number>> = {
  'PLATE-1': 24,
  'BOWL-1': 12,
  'JUG-1': 5,
  'JAR-1': 4,
  'MOON-1': 2,
};

interface SubmissionRow {
  values: { name: string; email: string; topic: string; message: string };
}
interface OrderRow {
  id: string;
  email: string;
  status: string;
  cart: { entries: { title: string; sku: string; quantity: number }[] };
}

/** Reads the relevant rows from the database of the stopped server. */
export async function readStored(server: ChaosServer): Promise<Stored> {
  const submissions = await server.rows<SubmissionRow>('select "values" from form_submissions');
  const orders = await server.rows<OrderRow>('select id, email, status, cart from orders');
  const hits = await server.rows<{ hit_id: string }>('select hit_id from census_hits');
  const variants = await server.rows<{ sku: string; stock: number }>(
    'select sku, stock from product_variants',
  );
  return {
    submissions: submissions.map(({ values }) => values),
    orders: orders.map(({ id, email, status, cart }) => ({
      id,
      email,
      status,
      lines: cart.entries.map(({ title, sku, quantity }) => ({ title, sku, quantity })),
    })),
    hits: hits.map(({ hit_id: id }) => id),
    stock: variants.flatMap(({ sku, stock }) =>
      shelf[sku] === undefined ? [] : [{ sku, gone: shelf[sku] - stock }],
    ),
  };
}
