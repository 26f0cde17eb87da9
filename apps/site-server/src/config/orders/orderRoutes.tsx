import { reviewAddress } from '../../reviews/openReviewRequest';
import { isReviewed } from '../../reviews/isReviewed';
import { reviewedProducts } from '../../reviews/reviewedProducts';
import { signReviewRequest } from '../../reviews/reviewRequest';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { sendCsv } from '../csv/sendCsv';
import { registerOrderMail } from './mailRoutes';
import { orderNotices, readEntries, registerOrderActions } from './orderActionRoutes';
import { OrderPage } from './OrderPage';
import {
  findOrder,
  findOrders,
  readStanding,
  orderStatuses,
  type OrderFilter,
  type OrderRow,
} from './orderQueries';
import { OrdersPage } from './OrdersPage';
import { orderTable } from './orderTable';

export function registerOrders(area: ConfigArea): void {
  area.show('/config/orders', 'orders', async (visit) => {
    const { searchParams } = visit.url;
    const search = readSearch(searchParams);
    const filter = filterOf(visit);
    const { status, isToSend } = filter;
    const found = await findOrders(visit.services.db, filter, readPageNumber(searchParams));
    return sendConfigPage(
      visit,
      <OrdersPage
        visit={visit}
        found={found}
        search={search}
        status={isToSend ? 'to-send' : status}
      />,
    );
  });
  area.show('/config/orders/:number', 'orders', async (visit) => {
    const row = await orderOf(visit);
    if (!row) return sendConfigNotFound(visit);
    const review = (await mayBeReviewed(visit, row)) ? {} : undefined;
    const action = orderNotices.find((one) => one === visit.url.searchParams.get('action'));
    return sendConfigPage(
      visit,
      <OrderPage
        visit={visit}
        row={row}
        review={review}
        entries={await readEntries(visit.services.db, row.id)}
        standing={await readStanding(visit.services.db, row)}
        action={action}
      />,
    );
  });
  area.show('/config/orders.csv', 'orders', (visit) =>
    sendCsv(visit, 'orders', orderTable(visit, filterOf(visit))),
  );
  registerOrderMail(area);
  registerOrderActions(area);
  area.change('/config/orders/:number/review', 'orders', async (visit) => {
    const { services, site, origin, now } = visit;
    const row = await orderOf(visit);
    if (!row || !(await mayBeReviewed(visit, row))) return sendConfigNotFound(visit);
    const order = { siteId: site.definition.id, number: row.number };
    const request = signReviewRequest(services.signer, order, now.getTime());
    const link = `${origin}/${reviewAddress}?${new URLSearchParams({ request })}`;
    return sendConfigPage(
      visit,
      <OrderPage
        visit={visit}
        row={row}
        review={{ link }}
        entries={await readEntries(services.db, row.id)}
      />,
    );
  });
  // The address of the answer above as a GET, typed or reloaded.
  area.show('/config/orders/:number/review', 'orders', ({ c, url }) => {
    const order = `/config/orders/${encodeURIComponent(c.req.param('number') ?? '')}`;
    return c.redirect(addressWith(order, url.searchParams), 303);
  });
}

function filterOf({ site, url }: ConfigVisit): OrderFilter {
  const { searchParams } = url;
  const asked = searchParams.get('status');
  return {
    siteId: site.definition.id,
    search: readSearch(searchParams),
    status: orderStatuses.find((one) => one === asked),
    isToSend: asked === 'to-send',
  };
}

const orderOf = ({ services, site, c }: ConfigVisit) =>
  findOrder(services.db, site.definition.id, c.req.param('number') ?? '');

/** Whether the order is paid and contains a product that is still sold and that its buyer has not reviewed yet. */
const mayBeReviewed = async (
  { services: { db }, site }: ConfigVisit,
  row: OrderRow,
): Promise<boolean> =>
  row.status === 'paid' &&
  (await reviewedProducts(db, row, site)).length > 0 &&
  !(await isReviewed(db, row));
