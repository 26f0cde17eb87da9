import { readConfigFiles } from './config/configFiles';
import { readClientFiles } from './assets/clientFiles';
import { sampleCollections } from './sample-site/collections';
import { sampleShop } from './sample-site/products';
import { sampleSite } from './sample-site/index';
import { loadSampleAssets } from './sample-site/sampleAssets';
import { startServer } from './startServer';

/** Serves the sample site, or the site that the database already has, with the built client. */
export async function startSampleSite(): Promise<void> {
  await startServer({
    client: await readClientFiles(),
    site: sampleSite,
    shop: sampleShop,
    collections: sampleCollections(new Date()),
    files: loadSampleAssets(),
    configFiles: await readConfigFiles(),
  });
}
