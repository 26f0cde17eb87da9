import type { ConfigArea } from '../configArea';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendNothingHere } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { registerOrderLetters } from './letterRoutes';
import { OrderPage } from './OrderPage';
import { findOrder, findOrders, orderStatuses } from './orderQueries';
import { OrdersPage } from './OrdersPage';

export function registerOrders(area: ConfigArea): void {
  area.show('/config/orders', 'orders', async (visit) => {
    const { searchParams } = visit.url;
    const search = readSearch(searchParams);
    const status = orderStatuses.find((one) => one === searchParams.get('status'));
    const filter = { siteId: visit.site.definition.id, search, status };
    const found = await findOrders(visit.services.db, filter, readPageNumber(searchParams));
    return sendConfigPage(
      visit,
      <OrdersPage visit={visit} found={found} search={search} status={status} />,
    );
  });
  area.show('/config/orders/:number', 'orders', async (visit) => {
    const { services, site, c } = visit;
    const row = await findOrder(services.db, site.definition.id, c.req.param('number') ?? '');
    return row
      ? sendConfigPage(visit, <OrderPage visit={visit} row={row} />)
      : sendNothingHere(visit);
  });
  registerOrderLetters(area);
}
