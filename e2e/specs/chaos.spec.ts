import { expect, test } from '@playwright/test';
import { findPostgres } from '@plinth/tooling/postgres';
import { expectChange, compare, openLedger, type Stored } from '../chaos/ledger';
import { makePlan } from '../chaos/plan';
import { runScenario } from '../chaos/runScenario';
import { needs } from '../support/needs';

/** More of them, and longer: `pnpm chaos --seed 1 --minutes 10`. */
const seeds = [
  { seed: 11, database: 'embedded' },
  { seed: 12, database: 'postgres' },
] as const;

for (const { seed, database } of seeds) {
  test(`[SRV-2x] [FRM-20n] [COM-9c] under seed ${seed} nothing is lost and nothing is there twice (${database})`, async ({
    browser,
  }) => {
    needs('Chromium’s protocol');
    test.skip(database === 'postgres' && !findPostgres(), 'no initdb and pg_ctl on this machine');
    test.slow();
    const lines: string[] = [];
    const { problems } = await runScenario(seed, {
      browser,
      database,
      span: 3500,
      visitors: 2,
      acts: 3,
      say: (line) => lines.push(line),
    });
    expect(problems, lines.join('\n')).toEqual([]);
  });
}

const submission = {
  visitor: 'v',
  name: 'Ida',
  email: 'ida@example.com',
  topic: 'A visit',
  message: 'May I?',
};
const row = { name: 'Ida', email: 'ida@example.com', topic: 'A visit', message: 'May I?' };
const nothing: Stored = { submissions: [], orders: [], hits: [], stock: [] };
const order = (id: string, status = 'paid') => ({
  id,
  status,
  email: 'ida@example.com',
  lines: [{ title: 'Moon jar', sku: 'MOON-1', quantity: 1 }],
});
const purchase = (answer: 'done' | 'refused' | 'nothing', orderId?: string) => ({
  visitor: 'v',
  email: 'ida@example.com',
  answer,
  ...(orderId ? { orderId } : {}),
  expected: new Map([['Moon jar', new Set([1])]]),
});

test('finds acknowledged rows that are missing, and rows that are there twice', () => {
  const ledgerWith = (saying: 'done' | 'refused' | 'nothing') => ({
    ...openLedger(),
    submissions: [{ ...submission, answer: saying }],
  });
  const one = { ...nothing, submissions: [row] };
  expect(compare(ledgerWith('done'), one)).toEqual([]);
  expect(compare(ledgerWith('nothing'), one)).toEqual([]);
  expect(compare(ledgerWith('refused'), nothing)).toEqual([]);
  expect(compare(ledgerWith('done'), nothing)).toHaveLength(1);
  expect(compare(ledgerWith('nothing'), { ...nothing, submissions: [row, row] })).toHaveLength(1);
  expect(
    compare(ledgerWith('done'), { ...nothing, submissions: [{ ...row, topic: 'An order' }] }),
  ).toHaveLength(1);
  expect(compare(openLedger(), one)).toHaveLength(1);
  const gone = {
    ...openLedger(),
    submissions: [{ ...submission, answer: 'nothing' as const, isGone: true }],
  };
  expect(compare(gone, one)).toEqual([]);
  expect(compare(gone, nothing)).toHaveLength(1);
});

test('an order that is missing, double, another one or not from the shelf is found', () => {
  const bought = (one: ReturnType<typeof purchase>) => ({ ...openLedger(), purchases: [one] });
  const sold = (...orders: ReturnType<typeof order>[]) => ({ ...nothing, orders });
  expect(compare(bought(purchase('done', 'a')), sold(order('a')))).toEqual([]);
  expect(compare(bought(purchase('nothing')), sold(order('a')))).toEqual([]);
  expect(compare(bought(purchase('done', 'a')), sold(order('a', 'timed-out')))).toHaveLength(1);
  expect(compare(bought(purchase('done', 'a')), sold(order('b')))).toHaveLength(1);
  expect(compare(bought(purchase('nothing')), sold(order('a'), order('b')))).toHaveLength(1);
  const shelf = {
    ...sold(order('a'), order('b', 'declined')),
    stock: [{ sku: 'MOON-1', gone: 2 }],
  };
  expect(compare(bought(purchase('done', 'a')), shelf)).toEqual([
    '2 of MOON-1 left the shelf, and 1 are sold.',
  ]);
});

test('a hit that was acknowledged is there, and a cart may hold what its visitor may expect', () => {
  const counted = { ...openLedger(), hits: new Set(['h1']) };
  expect(compare(counted, { ...nothing, hits: ['h1', 'h2'] })).toEqual([]);
  expect(compare(counted, nothing)).toHaveLength(1);
  expect(compare(counted, { ...nothing, hits: ['h1', 'h1'] })).toHaveLength(1);
  const expected = new Map<string, Set<number>>();
  expectChange(expected, { title: 'Cup', answer: 'done' }, (quantity) => quantity + 1);
  expectChange(expected, { title: 'Cup', answer: 'nothing' }, (quantity) => quantity + 1);
  expectChange(expected, { title: 'Cup', answer: 'refused' }, () => 9);
  expect([...expected.get('Cup')!]).toEqual([1, 2]);
});

test('a seed is one plan, on every machine', () => {
  const plan = makePlan(7, { database: 'embedded', span: 6000 });
  expect(makePlan(7, { database: 'embedded', span: 6000 })).toEqual(plan);
  expect(makePlan(8, { database: 'embedded', span: 6000 })).not.toEqual(plan);
  expect(plan.faults.length).toBeGreaterThan(1);
});
