import type { Cart } from '@plinth/commerce/cart';
import type { CurrencyCode } from '@plinth/commerce/money';
import { createMoneyWriter, type MemberAccount } from '@plinth/site-renderer';
import { readOwedRefunds } from '../shop/owedRefunds';
import { ordersOf } from '../members/ordersOf';
import { readPlans } from '../members/memberPlans';
import { browserName } from '../security/browserName';
import type { OpenSession } from '../security/sessions';
import type { Services } from '../services';
import { confirmationAddress } from '../shop/shopPages';
import type { OrderRow } from '../shop/orderParts';
import type { SiteSnapshot } from '../site/loadSite';

/** Orders that a member's page lists; the whole list is in the file of the data. */
const maxOrders = 100;

/** Reads the account of a member as its own page shows it. */
export async function readMemberAccount(
  { db, sessions, clock }: Pick<Services, 'db' | 'sessions' | 'clock'>,
  { site, session }: { site: SiteSnapshot; session: OpenSession },
): Promise<MemberAccount> {
  const { definition } = site;
  const { account } = session;
  const listed = await sessions.list(account.id);
  const bought = await ordersOf(db, { siteId: definition.id, email: account.email });
  const shown = bought.slice(0, maxOrders);
  const owed = await readOwedRefunds(db, shown);
  return {
    name: account.displayName === account.email ? '' : account.displayName,
    email: account.email,
    hasRoles: account.roles.length > 0,
    sessions: listed.map(({ id, userAgent, seenAt }) => ({
      id,
      browser: browserName(userAgent),
      seenAt: seenAt.getTime(),
      isThis: id === session.id,
    })),
    orders: shown.map((order) => orderView(order, site, owed.get(order.id))),
    plans: (await readPlans(db, bought, clock())).map((plan) => ({
      orderId: plan.orderId,
      title: plan.title,
      paidUntil: plan.paidUntil,
      isCancelled: plan.isCancelled,
      standing: plan.standing,
      ...(plan.payAt === undefined ? {} : { payHref: plan.payAt }),
      ...(plan.endsAt === undefined ? {} : { endsAt: plan.endsAt }),
    })),
  };
}

function orderView(
  { id, number, kind, status, placedAt, cart, address, grandTotal, currencyCode }: OrderRow,
  { definition }: SiteSnapshot,
  owed: number | undefined,
): MemberAccount['orders'][number] {
  const { entries = [] } = cart as Partial<Cart>;
  const itemIds = entries.map(({ itemId }) => itemId);
  const { name, street, postalCode, city, country } = address;
  const code = currencyCode as CurrencyCode;
  const { format } = createMoneyWriter(definition.locale ?? 'en', code);
  const write = (amount: number) => format({ amount, currencyCode: code });
  const hasPage = status === 'paid' || status === 'pending' || status === 'unsettled';
  return {
    number,
    placedAt: placedAt.getTime(),
    items: entries.map(({ title }) => title),
    address: [name, street, [postalCode, city].filter(Boolean).join(' '), country].filter(
      (line): line is string => Boolean(line),
    ),
    total: write(grandTotal),
    ...(owed === undefined ? {} : { owed: write(owed) }),
    ...(hasPage ? { href: confirmationAddress(definition, { id, kind, status, itemIds }) } : {}),
  };
}
