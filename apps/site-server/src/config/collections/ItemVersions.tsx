import { siteLanguage } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import { VersionList } from '../languages/VersionList';
import { itemAddress } from './collectionAddress';
import type { ItemRow } from './collectionQueries';
import type { ItemVersion } from './versionsOfItem';

/** The languages of one item ([SRV-186]). */
export function ItemVersions({
  visit,
  item,
  versions,
}: {
  visit: ConfigVisit;
  item: ItemRow;
  /** The item and its versions that are not deleted. */
  versions: readonly ItemVersion[];
}) {
  const own = siteLanguage(visit.site.definition);
  const address = (id: string) => itemAddress(item.collectionId, id);
  return (
    <VersionList
      visit={visit}
      title={item.title}
      versions={
        new Map(
          versions.map(({ id, title, language }) => [
            language ?? own,
            { href: address(id), title },
          ]),
        )
      }
      current={item.language ?? own}
      action={visit.rights.mayChange('collections') ? `${address(item.id)}/version` : undefined}
    />
  );
}
