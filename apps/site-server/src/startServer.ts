import { randomBytes } from 'node:crypto';
import { createPageRenderer, readClientAssets } from '@plinth/site-runtime/render';
import { createApp } from './app';
import { prepareClientFiles, readClientFiles } from './assets/clientFiles';
import { readConfiguration } from './configuration';
import { openDatabase } from './database/openDatabase';
import { listen } from './http/listen';
import { startSweeping } from './jobs/startSweeping';
import { createLog } from './log';
import { stopOnSignal } from './stopOnSignal';
import { sampleSite } from './sample-site/index';
import { loadSampleAssets } from './sample-site/sampleAssets';
import { seedOwner } from './seed/seedOwner';
import { seedSite } from './seed/seedSite';
import { createServices } from './services';

/** The way of a start, from top to bottom. */
export async function startServer(): Promise<void> {
  const configuration = readConfiguration(process.env, { isTerminal: process.stdout.isTTY });
  const log = createLog({ level: configuration.logLevel });
  const client = await readClientFiles();

  const { databaseUrl, dataFolder } = configuration;
  const database = await openDatabase(
    databaseUrl
      ? { url: databaseUrl, onConnectionError: (error) => log.error('database.lost', { error }) }
      : { dataFolder },
  );
  await database.migrate();
  if (await seedSite(database.db, sampleSite)) await seedOwner(database.db, sampleSite.id);

  const services = await createServices({
    ...{ database, log, clock: Date.now, random: randomBytes },
    renderer: createPageRenderer({ assets: readClientAssets(client.manifest) }),
    trustProxy: configuration.trustProxy,
  });
  const app = createApp({ services, clientFiles: client.files, files: loadSampleAssets() });

  const server = await listen(app, configuration);
  const stopSweeping = startSweeping(services);
  stopOnSignal({ server, services, database, stopSweeping, log });
  void prepareClientFiles(client);
  process.stdout.write(`Plinth is at ${server.address}\n`);
}
