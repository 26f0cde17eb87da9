import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { collectionAddress } from './collectionAddress';
import { kindOfCollection, type CollectionRow } from './collectionQueries';

/** The collections of the site. */
export function CollectionsPage({
  visit,
  collections,
}: {
  visit: ConfigVisit;
  collections: readonly { collection: CollectionRow; count: number }[];
}) {
  const { translate } = visit.intl;
  return (
    <ConfigShell visit={visit} part="collections" title={translate('config.part.collections')}>
      <div className="pl-config-head">
        <h1>{translate('config.part.collections')}</h1>
        {visit.rights.mayChange('collections') ? (
          <a className="pl-config-button" href="/config/new-collection">
            {translate('config.collections.new')}
          </a>
        ) : null}
      </div>
      <p>
        <a href="/config/tags">{translate('config.tags')}</a>
      </p>
      {collections.length === 0 ? (
        <p className="pl-config-empty">{translate('config.collections.none')}</p>
      ) : (
        <ul className="pl-config-list" aria-label={translate('config.part.collections')}>
          {collections.map(({ collection, count }) => (
            <li key={collection.id}>
              <a className="pl-config-item" href={collectionAddress(collection.id)}>
                <span className="pl-config-item-title">
                  <bdi>{collection.title}</bdi>
                  <span className="pl-config-note" dir="ltr">
                    /{collection.slug}
                  </span>
                </span>
                <span className="pl-config-item-facts">
                  <span>
                    {translate(`config.collections.kind.${kindOfCollection(collection)}`)}
                  </span>
                  <span>{translate('config.collections.count', { count })}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </ConfigShell>
  );
}
