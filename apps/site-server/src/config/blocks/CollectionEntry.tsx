import type { ConfigVisit } from '../configVisit';

export interface CollectionEntryProps {
  visit: Pick<ConfigVisit, 'intl' | 'site'>;
  /** As it is stored. */
  id: string;
  /** Attributes of the field. */
  shared: { id: string; name: string };
  mayChange: boolean;
}

/** A collection of the site, by its title. An unknown id stays until another collection is chosen. */
export const CollectionEntry = ({
  visit: { site, intl },
  id,
  shared,
  mayChange,
}: CollectionEntryProps) => (
  <select {...shared} disabled={!mayChange} defaultValue={id}>
    <option value="">{intl.translate('config.blocks.collection.none')}</option>
    {id === '' || site.titleOfCollection.has(id) ? null : <option>{id}</option>}
    {[...site.titleOfCollection].map(([one, title]) => (
      <option key={one} value={one}>
        {title}
      </option>
    ))}
  </select>
);
