import { readConfigFiles } from './config/configFiles';
import { readClientFiles } from './assets/clientFiles';
import { sampleCollections } from './sample-site/collections';
import { samplePasswords } from './sample-site/passwords';
import { sampleShop } from './sample-site/products';
import { sampleSoldFiles } from './sample-site/soldFiles';
import { sampleSiteOn } from './sample-site/index';
import { loadSampleAssets } from './sample-site/sampleAssets';
import { startServer } from './startServer';

/** Serves the sample site, or the site that the database already has, with the built client. */
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
