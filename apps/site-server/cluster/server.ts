import { sampleShop } from '@plinth/marlow-clay';
import { createServedFile } from '../src/assets/servedFile';
import { startServer } from '../src/startServer';
import { clusterPasswords, clusterSite } from './clusterSite';

// One of several servers: a small site with a shop, no built client, and the limits as they are.
await startServer({
  client: {
    manifest: { 'src/start/main.ts': { file: 'assets/boot.js' } },
    files: new Map([['/assets/boot.js', createServedFile('text/javascript', Buffer.from(''))]]),
  },
  sampleOn: () => ({ site: clusterSite, collections: [] }),
  shop: sampleShop,
  passwords: clusterPasswords,
  files: new Map(),
});
