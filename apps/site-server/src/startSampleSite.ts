import { readClientFiles } from './assets/clientFiles';
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
    files: loadSampleAssets(),
  });
}
