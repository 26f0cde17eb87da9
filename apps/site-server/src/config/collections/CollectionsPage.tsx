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
  const { t } = visit.words;
  return (
    <ConfigShell visit={visit} part="collections" title={t('config.part.collections')}>
      <div className="pl-config-head">
        <h1>{t('config.part.collections')}</h1>
        {visit.rights.mayChange('collections') ? (
          <a className="pl-config-button" href="/config/new-collection">
            {t('config.collections.new')}
          </a>
        ) : null}
      </div>
      <p>
        <a href="/config/tags">{t('config.tags')}</a>
      </p>
      {collections.length === 0 ? (
        <p className="pl-config-empty">{t('config.collections.none')}</p>
      ) : (
        <ul className="pl-config-list" aria-label={t('config.part.collections')}>
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
                  <span>{t(`config.collections.kind.${kindOfCollection(collection)}`)}</span>
                  <span>{t('config.collections.count', { count })}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </ConfigShell>
  );
}
