import type { Configuration } from '../configuration';
import { createSiteFolder, type SiteFolder } from '../files/siteFolder';
import { createObjectStore } from '../objects/createObjectStore';
import { createObjectFolder } from './objectFolder';
import { createObjectStorage } from './objectStorage';
import { createFolderStorage } from './folderStorage';
import type { FileStorage } from './fileStorage';

/**
 * The places of a site's files: the data folder, or a bucket where there is access to one.
 *
 * @param folder holds the files of the data folder
 * @throws where the service refuses the access, or has no such bucket
 */
export async function createStorages(
  folder: string,
  objects: Configuration['objects'],
): Promise<{ siteFolder: SiteFolder; fileStorage: FileStorage }> {
  const siteFolder = createSiteFolder(folder);
  const fileStorage = createFolderStorage(folder);
  if (!objects) return { siteFolder, fileStorage };
  const store = createObjectStore(objects);
  await store.check();
  return {
    siteFolder: createObjectFolder(store, siteFolder),
    fileStorage: createObjectStorage(store, fileStorage),
  };
}
