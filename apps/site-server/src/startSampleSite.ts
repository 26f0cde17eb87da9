import {
  loadSampleAssets,
  sampleCollections,
  samplePasswords,
  sampleShop,
  sampleSiteOn,
  sampleSoldFiles,
} from '@plinth/marlow-clay';
import { readConfigFiles } from './config/configFiles';
import { readClientFiles } from './assets/clientFiles';
import { startServer } from './startServer';

/** Serves the sample site, or the existing site of the database, with the built client. */
export async function startSampleSite(): Promise<void> {
  await startServer({
    client: await readClientFiles(),
    sampleOn: (today) => ({ site: sampleSiteOn(today), collections: sampleCollections(today) }),
    shop: sampleShop,
    passwords: samplePasswords,
    files: loadSampleAssets(),
    soldFiles: sampleSoldFiles,
    configFiles: await readConfigFiles(),
  });
}
