import { startOfDay, zoneOfSite } from '@plinth/site-model/time';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import { orderEntries, orders, payments } from '../../../database/schema/index';
import { isOwedRefund } from '../../../shop/owedRefunds';
import { readShop } from '../../../shop/readShop';
import type { ConfigArea } from '../../configArea';
import type { ConfigVisit } from '../../configVisit';
import { oldestOrders } from '../../orders/orderQueries';
import { sendConfigPage } from '../../shell/sendConfigPage';
import { daysUntil } from '../../visits/period';
import { shopAddresses } from '../shopAddresses';
import { OverviewPage } from './OverviewPage';
import { readReadiness } from './readReadiness';
import { readSales } from './readSales';
import { readScarce } from './readScarce';

/** The number of days, including today, of the longer of the two sales figures. */
const monthDays = 30;

/** The maximum number of orders in each list of the overview. */
const maxRows = 5;

/** The overview page of the shop. */
export function registerShopOverview(area: ConfigArea): void {
  area.show(shopAddresses.overview, 'products', async (visit) => {
    const { services, site, now } = visit;
    const { db } = services;
    const { id: siteId } = site.definition;
    const zone = zoneOfSite(site.definition);
    const days = daysUntil(now, monthDays, zone);
    const [month, today] = [days[0]!, days.at(-1)!].map(
      (day) => new Date(startOfDay(day, zone)),
    ) as [Date, Date];
    return sendConfigPage(
      visit,
      <OverviewPage
        visit={visit}
        currencyCode={(await readShop(db, siteId))?.currencyCode}
        today={await readSales(db, siteId, today)}
        month={await readSales(db, siteId, month)}
        waiting={await oldestOrders(db, { siteId, isToSend: true }, maxRows)}
        disputed={await readDisputed(visit, month)}
        owed={await readOwed(visit)}
        unpaid={await readUnpaid(visit)}
        scarce={await readScarce(db, siteId)}
        steps={await readReadiness(visit)}
      />,
    );
  });
}

/** Orders of the site that match a condition and need an action, the oldest first. */
const readOrders = ({ services: { db }, site }: ConfigVisit, isMeant: SQL) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, site.definition.id), isMeant))
    .orderBy(asc(orders.placedAt))
    .limit(maxRows);

/** Orders whose refunds did not arrive at their buyers and are still owed. */
const readOwed = (visit: ConfigVisit) =>
  readOrders(
    visit,
    exists(
      visit.services.db
        .select({ one: sql`1` })
        .from(orderEntries)
        .where(and(eq(orderEntries.orderId, orders.id), isOwedRefund)),
    ),
  );

/** Orders of active subscriptions whose last renewal is not paid. */
const readUnpaid = (visit: ConfigVisit) =>
  readOrders(
    visit,
    and(
      eq(orders.status, 'paid'),
      exists(
        visit.services.db
          .select({ one: sql`1` })
          .from(payments)
          .where(
            and(
              eq(payments.orderId, orders.id),
              isNotNull(payments.agreementState),
              isNull(payments.endedAt),
            ),
          ),
      ),
    )!,
  );

/** Orders with an open dispute since a moment, the latest first. */
const readDisputed = ({ services: { db }, site }: ConfigVisit, since: Date) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, site.definition.id),
        exists(
          db
            .select({ one: sql`1` })
            .from(orderEntries)
            .where(
              and(
                eq(orderEntries.orderId, orders.id),
                eq(orderEntries.kind, 'disputed'),
                gte(orderEntries.at, since),
              ),
            ),
        ),
        // Compared by existence, not by order: the end of a dispute may be reported first.
        notExists(
          db
            .select({ one: sql`1` })
            .from(orderEntries)
            .where(
              and(
                eq(orderEntries.orderId, orders.id),
                inArray(orderEntries.kind, ['dispute-won', 'dispute-lost']),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(maxRows);
