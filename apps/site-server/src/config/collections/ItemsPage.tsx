import { nameOfLanguage } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import { FilterField } from '../list/FilterField';
import { Paging } from '../list/Paging';
import { rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { pageAddress } from '../pages/pageVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import { collectionAddress, itemAddress } from './collectionAddress';
import {
  isInOwnOrder,
  type CollectionRow,
  type ListedItem,
  type ListedVisibility,
} from './collectionQueries';
import { statusAt, statusName, statusOfVisibility, visibilities } from './itemVisibility';
import { MoveForm } from './MoveForm';
import { momentOfItem } from './momentOfItem';
import { WorkflowLabel } from './WorkflowLabel';

export interface ItemsPageProps {
  visit: ConfigVisit;
  collection: CollectionRow;
  found: PageOfRows<ListedItem>;
  search: string;
  visibility: ListedVisibility | undefined;
  /** The item that was deleted a moment ago. */
  deleted: Pick<ListedItem, 'id' | 'title'> | undefined;
  wasErased: boolean;
  /** The item that was moved a moment ago, and the pressed button. */
  moved: { id: string | null; by: string | null };
}

/** The items of a collection with their states. */
export function ItemsPage({
  visit,
  collection,
  found: { rows, total, page },
  search,
  visibility,
  deleted,
  wasErased,
  moved,
}: ItemsPageProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('collections');
  const address = collectionAddress(collection.id);
  // In a filtered list a step up or down would move an item past invisible ones.
  const isMovable = mayChange && isInOwnOrder(collection) && !search && !visibility;
  const before = (page - 1) * rowsOfPage;
  const listPage = visit.site.pageBySlug.get(collection.slug);
  return (
    <ConfigShell visit={visit} part="collections" title={collection.title}>
      <p className="pl-config-crumbs">
        <a href="/config/collections">{translate('config.part.collections')}</a>
      </p>
      <div className="pl-config-head">
        <h1>
          <bdi>{collection.title}</bdi>
        </h1>
        {mayChange ? (
          <a className="pl-config-button" href={`${address}/new`}>
            {translate('config.collections.newItem')}
          </a>
        ) : null}
      </div>
      <p>
        <a href={`${address}/settings`}>{translate('config.collections.settings')}</a>
        {listPage ? (
          <>
            {' '}
            <a href={pageAddress(listPage.id)}>{translate('config.collections.page')}</a>{' '}
            <a href={`/${collection.slug}?noredirect`}>{translate('config.collections.view')}</a>
          </>
        ) : null}
      </p>
      <Notice>{wasErased && translate('config.collections.done.erased')}</Notice>
      {deleted ? <Deleted visit={visit} collection={collection} item={deleted} /> : null}
      <SearchForm visit={visit} search={search} action={address}>
        <FilterField
          label={translate('config.collections.visibility')}
          name="visibility"
          value={visibility}
          all={translate('config.collections.visibility.all')}
          options={[
            ...visibilities.map(
              (one) => [one, statusName(statusOfVisibility(one), translate)] as const,
            ),
            ['deleted', translate('config.collections.visibility.deleted')] as const,
          ]}
        />
      </SearchForm>
      {rows.length === 0 ? (
        <p className="pl-config-empty">
          {translate(
            search || visibility ? 'config.collections.noneFound' : 'config.collections.empty',
          )}
        </p>
      ) : (
        <>
          <ol className="pl-config-list" aria-label={collection.title}>
            {rows.map((item, index) => (
              <li key={item.id} id={`item-${item.id}`}>
                <Item visit={visit} collection={collection} item={item} />
                {isMovable && item.versionOf === null ? (
                  <MoveForm
                    visit={visit}
                    collection={collection}
                    item={item}
                    isFirst={before + index === 0}
                    // The versions of an item follow it.
                    isLast={
                      before + rows.length === total &&
                      rows.slice(index + 1).every(({ versionOf }) => versionOf === item.id)
                    }
                    pressed={moved.id === item.id ? moved.by : null}
                  />
                ) : null}
              </li>
            ))}
          </ol>
          <div className="pl-config-foot">
            <Paging
              visit={visit}
              total={total}
              page={page}
              order={isInOwnOrder(collection) ? 'by-name' : 'newest-first'}
            />
          </div>
        </>
      )}
    </ConfigShell>
  );
}

/** Names the deleted item, and offers to restore it: the list has changed, and deleting needs no confirmation. */
function Deleted({
  visit,
  collection,
  item: { id, title },
}: {
  visit: ConfigVisit;
  collection: CollectionRow;
  item: Pick<ListedItem, 'id' | 'title'>;
}) {
  const { translate } = visit.intl;
  return (
    <form
      className="pl-config-notice pl-config-row"
      role="status"
      method="post"
      action={`${itemAddress(collection.id, id)}/bring-back`}
    >
      <CrumbField visit={visit} />
      <span>{translate('config.collections.done.deleted', { title })}</span>
      <button type="submit" className="pl-config-link">
        {translate('config.collections.done.undo')}
      </button>
    </form>
  );
}

function Item({
  visit,
  collection,
  item,
}: {
  visit: ConfigVisit;
  collection: CollectionRow;
  item: ListedItem;
}) {
  const { intl, now } = visit;
  return (
    <a className="pl-config-item" href={itemAddress(collection.id, item.id)}>
      <span className="pl-config-item-title">
        <bdi>{item.title}</bdi>
        <span className="pl-config-note" dir="ltr">
          /{collection.slug}/{item.slug}
        </span>
      </span>
      <span className="pl-config-item-facts">
        {item.language === null ? null : (
          <bdi lang={item.language}>{nameOfLanguage(item.language)}</bdi>
        )}
        <WorkflowLabel visit={visit} item={item} />
        <span>
          {momentOfItem(item, { intl, kind: collection.kind, status: statusAt(item, now) })}
        </span>
      </span>
    </a>
  );
}
