import {
  add,
  allocate,
  dinero,
  halfAwayFromZero,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
} from 'dinero.js';
import * as dineroCurrencies from 'dinero.js/currencies';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  currencyCodes,
  currencyOf,
  money,
  multiplyMoney,
  subtractMoney,
} from '../money';

const anyCode = fc.constantFrom(...currencyCodes);

it('[COM-2a] agrees with dinero.js in 10,000 random operations', () => {
  let done = 0;
  const known = dineroCurrencies as unknown as Record<string, (typeof dineroCurrencies)['USD']>;
  const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), a: amount, b: amount }),
    fc.record({ kind: fc.constant('subtract' as const), a: amount, b: amount }),
    fc.record({
      kind: fc.constant('multiply' as const),
      a: amount,
      b: fc.integer({ min: -9999, max: 9999 }),
    }),
    fc.record({
      kind: fc.constant('scaled' as const),
      a: amount,
      b: fc.integer({ min: 0, max: 9999 }),
    }),
    fc.record({
      kind: fc.constant('allocate' as const),
      a: fc.nat(10 ** 9),
      b: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(anyCode, operation, (code, { kind, a, b }) => {
      // Their table has other digits for some; the scale is what counts here.
      const currency = { ...known[code]!, exponent: currencyOf(code).digits };
      const ours = money(a, code);
      const theirs = dinero({ amount: a, currency });
      const read = (value: typeof theirs) => toSnapshot(value).amount;
      done += 1;
      switch (kind) {
        case 'add':
          expect(addMoney(ours, money(b, code)).amount).toBe(
            read(add(theirs, dinero({ amount: b, currency }))),
          );
          break;
        case 'subtract':
          expect(subtractMoney(ours, money(b, code)).amount).toBe(
            read(subtract(theirs, dinero({ amount: b, currency }))) + 0,
          );
          break;
        case 'multiply':
          expect(multiplyMoney(ours, b).amount).toBe(read(multiply(theirs, b)) + 0);
          break;
        case 'scaled': {
          const product = multiply(theirs, { amount: b, scale: 4 });
          expect(multiplyMoney(ours, { numerator: BigInt(b), denominator: 10_000n }).amount).toBe(
            read(transformScale(product, currency.exponent, halfAwayFromZero)) + 0,
          );
          break;
        }
        case 'allocate': {
          const equal = Array.from({ length: b }, () => 1);
          expect(allocateMoney(ours, equal).map((part) => part.amount)).toEqual(
            allocate(theirs, equal).map(read),
          );
        }
      }
    }),
    { numRuns: 10_000 },
  );
  expect(done).toBe(10_000);
});
