import { itemStatus } from '@plinth/site-model';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import {
  findCollection,
  findItemRow,
  findItems,
  listCollections,
  type CollectionRow,
} from './collectionQueries';
import { registerCollectionForms } from './collectionFormRoutes';
import { CollectionsPage } from './CollectionsPage';
import { ItemsPage } from './ItemsPage';
import { registerItemForms } from './itemRoutes';
import { visibilities } from './itemVisibility';

/** The collections of the site: their items in lists and forms ([SRV-21]). */
export function registerCollections(area: ConfigArea): void {
  area.show('/config/collections', 'collections', async (visit) => {
    const { services, site } = visit;
    const collections = await listCollections(services.db, site.definition.id);
    return sendConfigPage(visit, <CollectionsPage visit={visit} collections={collections} />);
  });
  area.show('/config/collections/:id', 'collections', async (visit) => {
    const collection = await collectionOf(visit);
    return collection ? sendItems(visit, collection) : sendConfigNotFound(visit);
  });
  registerCollectionForms(area);
  registerItemForms(area);
}

const collectionOf = ({ services, site, c }: ConfigVisit) =>
  findCollection(services.db, site.definition.id, c.req.param('id') ?? '');

async function sendItems(visit: ConfigVisit, collection: CollectionRow): Promise<Response> {
  const { services, now, url } = visit;
  const { searchParams } = url;
  const search = readSearch(searchParams);
  const visibility = [...visibilities, 'deleted' as const].find(
    (one) => one === searchParams.get('visibility'),
  );
  const found = await findItems(
    services.db,
    { siteId: collection.siteId, collection, search, visibility, now },
    readPageNumber(searchParams),
  );
  return sendConfigPage(
    visit,
    <ItemsPage
      visit={visit}
      collection={collection}
      found={found}
      search={search}
      visibility={visibility}
      moved={{ id: searchParams.get('moved'), by: searchParams.get('move') }}
      deleted={await deletedItem(visit, collection)}
      wasErased={searchParams.get('done') === 'erased'}
    />,
  );
}

/** The item that was deleted a moment ago, as the list's address names it. */
async function deletedItem({ services, url }: ConfigVisit, { siteId, id }: CollectionRow) {
  const deleted = url.searchParams.get('deleted');
  const row =
    deleted === null
      ? undefined
      : await findItemRow(services.db, { siteId, collectionId: id, id: deleted });
  return row?.status === itemStatus.deleted ? row : undefined;
}
