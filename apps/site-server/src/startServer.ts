import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';
import { createApp } from './app';
import type { ClientFiles } from './assets/clientFiles';
import type { SiteFile } from './assets/siteFiles';
import { seedCollections } from './collections/seedCollections';
import type { ConfigFiles } from './config/configFiles';
import { claimLink, hasOwner } from './config/claim/claimSite';
import { readConfiguration } from './configuration';
import type { ChangeListener } from './database/listenForChanges';
import { openDatabase } from './database/openDatabase';
import { createStorages } from './uploads/createStorages';
import { createSiteFolder, folderOfSite, seedSiteFolder } from './files/siteFolder';
import { listen } from './http/listen';
import { eachDay } from './jobs/eachDay';
import { startCounting } from './jobs/startCounting';
import { startWritingHits } from './jobs/startWritingHits';
import { startPublishing } from './config/drafts/startPublishing';
import { startSendingMail } from './jobs/startSendingMail';
import { startSweeping } from './jobs/startSweeping';
import type { HitStream } from './hits/createHitStream';
import { createLog, type Log } from './log';
import { createMailTransport } from './mail/createMailTransport';
import { emptySite } from './seed/emptySite';
import { moveSampleDates, type TodaysSample } from './seed/moveSampleDates';
import { seedLocks } from './seed/seedLocks';
import { seedOwner } from './seed/seedOwner';
import { seedSite } from './seed/seedSite';
import { seedShop } from './shop/seedShop';
import type { ShopDefinition } from './shop/shopDefinition';
import { createServices, type ServicesInput } from './services';
import { stopOnSignal } from './stopOnSignal';

export interface ServerParts extends Pick<ServicesInput, 'rateLimits'> {
  client: ClientFiles;
  /** The site, with its journal and its dates, for a database without one: as it is on a day. */
  sampleOn: (today: Date) => TodaysSample;
  /** The shop of that site. */
  shop?: ShopDefinition;
  /** Passwords of its pages, by their ids. @default none */
  passwords?: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, SiteFile>;
  /** Files that its digital products are made of, by their names. @default none */
  soldFiles?: Readonly<Record<string, string>>;
  /** The files of the configuration area. @default none */
  configFiles?: ConfigFiles;
}

/** The steps of a start, from top to bottom. */
export async function startServer({
  client,
  sampleOn,
  shop,
  passwords = {},
  files,
  soldFiles = {},
  configFiles,
  ...more
}: ServerParts): Promise<void> {
  // Every file that this process writes from now on is readable by its user alone.
  process.umask(0o077);
  const configuration = readConfiguration(process.env, { isTerminal: process.stdout.isTTY });
  const { databaseUrl, directDatabaseUrl, dataFolder, logLevel, drain, mailServer } = configuration;
  const filesFolder = path.join(dataFolder, 'files');
  const log = createLog({ level: logLevel });

  const onConnectionError = (error: Error) => log.error('database.lost', { error });
  const database = await openDatabase({
    ...(databaseUrl ? { url: databaseUrl, directUrl: directDatabaseUrl } : { dataFolder }),
    onConnectionError,
  });
  await database.migrate();
  const { site, collections } = sampleOn(new Date());
  if (!configuration.hasSample) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await seedSite(database.db, emptySite(timeZone));
  }
  const isFirstStart = await seedSite(database.db, site);
  if (isFirstStart) {
    if (shop) await seedShop(database.db, site.id, shop);
    await seedSiteFolder(filesFolder, 'sold', soldFiles);
    await seedCollections(database.db, site.id, collections);
    await seedLocks(database.db, site.id, passwords);
    await seedOwner(database.db, site.id);
  } else {
    await moveSampleDates(database.db, { site, collections });
  }

  const peers: { changes: ChangeListener | undefined } = { changes: undefined };
  const services = await createServices({
    ...configuration,
    settle: () => peers.changes?.settle() ?? Promise.resolve(),
    database,
    log,
    clock: Date.now,
    random: randomBytes,
    ...(await createStorages(filesFolder, configuration.objects)),
    siteFolderOf: (siteId) => createSiteFolder(folderOfSite(filesFolder, siteId)),
    mailTransport: mailServer && createMailTransport(mailServer),
    picturesFolder: path.join(dataFolder, 'pictures'),
    hitStream: configuration.hits ? await openHitStream(configuration.hits, log) : undefined,
    ...more,
    renderer: createPageRenderer({
      assets: readClientAssets(client.manifest, undefined, (address) =>
        client.files.get(address)?.text(),
      ),
    }),
  });
  peers.changes = database.listen?.((siteId) => services.sites.renew(siteId));
  const app = createApp({
    services,
    clientFiles: client.files,
    files,
    ...(configFiles ? { configFiles } : {}),
  });

  const server = await listen(app, { ...configuration, onConnection: services.turns.letIn });
  const stopJobs = [
    () => peers.changes?.stop(),
    startSweeping(services),
    startCounting(services),
    startWritingHits(services),
    startSendingMail(services),
    startPublishing(services),
    eachDay(services, (today) => moveSampleDates(database.db, sampleOn(today))),
  ];
  stopOnSignal({ server, services, database, stopJobs, log, drain });
  const { id: siteId } = (await services.site.read()).definition;
  const signIn = `Sign in at ${server.address}/config`;
  process.stdout.write(
    !(await hasOwner(services.db, siteId))
      ? `The site has no owner yet. Anyone who opens this link becomes its owner: ${server.address}${claimLink(services.signer, siteId)}\n`
      : isFirstStart
        ? `${signIn}\n`
        : `${signIn}; ${passwordHint(databaseUrl)}\n`,
  );
  process.stdout.write(`Plinth is at ${server.address}\n`);
}

/** A password is shown at the first start alone. Commands cannot use the embedded database while the server runs. */
function passwordHint(databaseUrl: string | undefined): string {
  const program = path.relative(process.cwd(), process.argv[1] ?? 'dist/main.js');
  const when = databaseUrl ? '' : ' while the server is stopped';
  return `"node ${program} account reset <email>"${when} prints a link for a new password`;
}

/** Loads the NATS client only for a server with a stream. */
async function openHitStream(url: string, log: Log): Promise<HitStream> {
  const { createHitStream } = await import('./hits/createHitStream');
  return createHitStream({ url, log });
}
