import type { Cart } from '@plinth/commerce/cart';
import type { CurrencyCode } from '@plinth/commerce/money';
import { zoneOffset } from '@plinth/site-model/time';
import { orderSums, type OrderSum } from '../../shop/orderSums';
import { writeAmount } from '../products/amounts';
import type { ConfigVisit } from '../configVisit';
import { orderStatuses, walkOrders, type OrderFilter, type OrderRow } from './orderQueries';

/** The parts of a total in addition to the goods, in the order of their columns. */
const sumNames = ['discount', 'shipping', 'tax', 'taxIncluded'] as const;

/** The orders of a filter as rows of a table, one row for each line: for packing in a warehouse. */
export async function* orderTable(
  visit: ConfigVisit,
  filter: OrderFilter,
): AsyncGenerator<string[]> {
  const { intl, services } = visit;
  const { translate, timeZone } = intl;
  yield [
    translate('config.orders.csv.number'),
    translate('config.orders.csv.placedAt', { timeZone }),
    translate('config.orders.status'),
    translate('config.orders.csv.sentAt', { timeZone }),
    ...(['name', 'email', 'street', 'postalCode', 'city', 'country'] as const).map((name) =>
      translate(`config.orders.csv.${name}`),
    ),
    translate('config.orders.item'),
    translate('config.products.field.sku'),
    translate('config.orders.quantity'),
    translate('config.orders.price'),
    ...sumNames.map((name) => translate(`config.orders.${name}`)),
    translate('config.orders.total'),
    translate('config.orders.csv.refunded'),
    translate('config.orders.csv.currency'),
  ];
  for await (const row of walkOrders(services.db, filter)) {
    const cart = row.cart as unknown as Partial<Cart>;
    const { entries = [] } = cart;
    const amount = (value: number) =>
      writeAmount(value, {
        locale: intl.locale,
        currencyCode: row.currencyCode as CurrencyCode,
      });
    const status = orderStatuses.find((one) => one === row.status);
    const { name = '', street = '', postalCode = '', city = '', country = '' } = row.address;
    const order = [
      String(row.number),
      momentOf(row.placedAt, timeZone),
      status ? translate(`config.orders.status.${status}`) : row.status,
      row.sentAt ? momentOf(row.sentAt, timeZone) : '',
      ...[name, row.email, street, postalCode, city, country],
    ];
    const parts = orderSums(cart, row.grandTotal);
    const partOf = (name: OrderSum['name']) =>
      amount(parts.find((one) => one.name === name)?.amount ?? 0);
    const sums = [
      ...sumNames.map(partOf),
      amount(row.grandTotal),
      amount(row.refunded),
      row.currencyCode,
    ];
    if (entries.length === 0) yield [...order, '', '', '', '', ...sums];
    for (const [at, line] of entries.entries()) {
      const choices = (line.choices ?? []).map(({ value }) => value).filter(Boolean);
      yield [
        ...order,
        [line.title, ...choices].join(', '),
        line.sku ?? '',
        String(line.quantity),
        amount(line.unitPrice.amount),
        // The sums of an order appear once, so that the column can be added up.
        ...(at === 0 ? sums : [...sums.slice(1).map(() => ''), row.currencyCode]),
      ];
    }
  }
}

/** A moment in the area's time zone, in a format that spreadsheets read. */
const momentOf = (moment: OrderRow['placedAt'], timeZone: string): string =>
  new Date(moment.valueOf() + zoneOffset(moment.valueOf(), timeZone))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
