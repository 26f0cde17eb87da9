import { isPlainName, spellingsOf, type SiteFolder } from '../files/siteFolder';
import type { ObjectStore } from '../objects/createObjectStore';
import { storedObject } from './objectStorage';

/**
 * The files that an owner has put into a bucket by hand, below `public/` and `sold/`.
 * @param local the folder for files that are not in the bucket
 */
export const createObjectFolder = (store: ObjectStore, local: SiteFolder): SiteFolder => ({
  async find(area, name) {
    if (!isPlainName(name)) return undefined;
    for (const spelling of spellingsOf(name)) {
      const key = `${area}/${spelling}`;
      const facts = await store.find(key);
      if (facts) return storedObject(store, key, facts);
    }
    return local.find(area, name);
  },
});
