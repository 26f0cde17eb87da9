import { sampleShop } from '@plinth/marlow-clay';
import { createServedFile } from '../src/assets/servedFile';
import { startServer } from '../src/startServer';
import { testSite } from '../testing/testSite';

// One of several servers: a small site with a shop, no built client, and the limits as they are.
await startServer({
  client: {
    manifest: { 'src/start/main.ts': { file: 'assets/boot.js' } },
    files: new Map([['/assets/boot.js', createServedFile('text/javascript', Buffer.from(''))]]),
  },
  sampleOn: () => ({ site: testSite, collections: [] }),
  shop: sampleShop,
  files: new Map(),
});
