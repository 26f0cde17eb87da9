import {
  formatMoney,
  multiplyMoney,
  money,
  allocateMoney,
  parseMoney,
} from '@plinth/commerce/money';
import currency from 'currency.js';
import { allocate, dinero, multiply, toDecimal, toSnapshot, type Dinero } from 'dinero.js';
import { USD } from 'dinero.js/currencies';
import { bundleSize, interleave, row, type Suite } from '../harness';

export const suite: Suite = {
  area: 'commerce',
  async run(context) {
    const random = context.random(8);
    const cents = Array.from({ length: 2000 }, () => random.integer(0, 20_000_000));
    const ours = cents.map((amount) => money(amount, 'USD'));
    const dineros = cents.map((amount) => dinero({ amount, currency: USD }));
    const currencies = cents.map((amount) => currency(amount, { fromCents: true }));
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const formatDinero = (value: Dinero<number>) =>
      toDecimal(value, (parts) => intl.format(Number(parts.value)));
    const rounds = context.scale(60, 12);

    cents.forEach((amount, index) => {
      const text = formatMoney(ours[index]!);
      const theirs = [
        intl.format(amount / 100),
        formatDinero(dineros[index]!),
        currencies[index]!.format(),
      ];
      for (const other of theirs)
        if (other !== text) throw new Error(`Different texts: "${text}" and "${other}".`);
      if (parseMoney(text, 'USD')?.amount !== amount)
        throw new Error(`"${text}" reads differently.`);
      if (multiplyMoney(ours[index]!, 3).amount !== toSnapshot(multiply(dineros[index]!, 3)).amount)
        throw new Error('Different products.');
      const shares = allocateMoney(ours[index]!, [1, 1, 1]).map((share) => share.amount);
      const peers = allocate(dineros[index]!, [1, 1, 1]).map((share) => toSnapshot(share).amount);
      if (shares.join() !== peers.join()) throw new Error('Different shares.');
    });

    const formatting = await interleave(
      [
        { name: 'plinth', run: () => ours.map((value) => formatMoney(value)) },
        { name: 'Intl, kept', run: () => cents.map((amount) => intl.format(amount / 100)) },
        { name: 'dinero.js and Intl, kept', run: () => dineros.map(formatDinero) },
        { name: 'currency.js', run: () => currencies.map((value) => value.format()) },
      ],
      { rounds, batch: 10 },
    );
    const multiplying = await interleave(
      [
        { name: 'plinth', run: () => ours.map((value) => multiplyMoney(value, 3)) },
        { name: 'dinero.js', run: () => dineros.map((value) => multiply(value, 3)) },
        { name: 'currency.js', run: () => currencies.map((value) => value.multiply(3)) },
      ],
      { rounds, batch: 10 },
    );
    const splitting = await interleave(
      [
        { name: 'plinth', run: () => ours.map((value) => allocateMoney(value, [1, 1, 1])) },
        { name: 'dinero.js', run: () => dineros.map((value) => allocate(value, [1, 1, 1])) },
        { name: 'currency.js', run: () => currencies.map((value) => value.distribute(3)) },
      ],
      { rounds },
    );

    return [
      row({
        id: 'commerce/format',
        what: '2,000 prices formatted, ten times',
        unit: 'ms CPU',
        value: formatting.of('plinth').cpu,
        peers: formatting.timings('cpu', 'plinth'),
        ratio: formatting.ratio('plinth', 'Intl, kept', 'cpu'),
        target: { atMost: 1 / 5, of: 'Intl, kept' },
      }),
      row({
        id: 'commerce/multiply',
        what: '2,000 prices times a quantity, ten times',
        unit: 'ms CPU',
        value: multiplying.of('plinth').cpu,
        peers: multiplying.timings('cpu', 'plinth'),
        ratio: multiplying.ratio('plinth', 'dinero.js', 'cpu'),
        target: { atMost: 1, of: 'dinero.js' },
      }),
      row({
        id: 'commerce/allocate',
        what: '2,000 prices split in three',
        unit: 'ms CPU',
        value: splitting.of('plinth').cpu,
        peers: splitting.timings('cpu', 'plinth'),
        ratio: splitting.ratio('plinth', 'dinero.js', 'cpu'),
      }),
      row({
        id: 'commerce/money-size',
        what: 'Money with formatting, parsing, rounding, splitting and taxes, bundled',
        unit: 'B gzip',
        value: await bundleSize({ entryCode: "export * from '@plinth/commerce/money'" }),
        peers: {
          'dinero.js': await bundleSize({ entryCode: "export * from 'dinero.js'" }),
          'currency.js': await bundleSize({ entryCode: "export { default } from 'currency.js'" }),
        },
        target: { atMost: 2000 },
      }),
      row({
        id: 'commerce/cart-store-size',
        what: 'Cart store with tabs, retries and journal, bundled',
        unit: 'B gzip',
        value: await bundleSize({
          entryCode:
            "export { createCartStore, openCartChannel, createCartJournal } from '@plinth/commerce/cart'",
        }),
        peers: {},
        target: { atMost: 4000 },
      }),
    ];
  },
};
