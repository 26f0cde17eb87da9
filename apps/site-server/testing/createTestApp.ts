import { randomBytes } from 'node:crypto';
import {
  createPageRenderer,
  readClientAssets,
  type PageRenderer,
  type SiteDefinition,
} from '@plinth/site-renderer';
import { createApp } from '../src/app';
import { createServedFile } from '../src/assets/servedFile';
import type { OpenDatabase } from '../src/database/openDatabase';
import { createLog } from '../src/log';
import { createAccount } from '../src/seed/createAccount';
import { seedSite } from '../src/seed/seedSite';
import { createServices, type ServicesInput } from '../src/services';
import { lockSubjectOf, siteSubject } from '../src/site/lock';
import { setLock } from '../src/site/lockStore';
import { createBrowser } from './createBrowser';
import { deleteRows } from './databases';
import { testSite } from './testSite';

export interface TestAppOptions extends Partial<Omit<ServicesInput, 'database'>> {
  site?: SiteDefinition;
}

/** Scrypt at its cheapest. Few tests concern the cost of a password, and those use the real one. */
const cheap = { n: 2, r: 1, p: 1 };

/** The real app over the real database, with a clock that the test moves. */
export async function createTestApp(
  database: OpenDatabase,
  { site = testSite, ...options }: TestAppOptions = {},
) {
  // Every test begins with one site and nothing else.
  await deleteRows(database);
  await seedSite(database.db, site);
  /** `jumped`: the milliseconds by which the clock was set. */
  const time = { now: Date.parse('2026-03-01T12:00:00Z'), jumped: 0 };
  const lines: Record<string, unknown>[] = [];
  const log = createLog({
    level: 'debug',
    write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const services = await createServices({
    database,
    log,
    clock: () => time.now,
    elapsed: () => time.now - time.jumped,
    random: randomBytes,
    renderer: testRenderer(),
    siteMaxAge: 0,
    // On a slow machine a page would show the site as it was before the test changed its rows.
    sitePatience: 60_000,
    passwordCost: cheap,
    ...options,
  });
  const boot = createServedFile(
    'text/javascript; charset=utf-8',
    Buffer.from('let a=1;'.repeat(500)),
  );
  const app = createApp({
    services,
    clientFiles: new Map([['/assets/boot-test.js', boot]]),
    files: new Map([['/pictures/cup.svg', { type: 'image/svg+xml', body: '<svg/>' }]]),
  });
  return {
    app,
    services,
    time,
    lines,
    db: database.db,
    browser: (at?: string) => createBrowser(app, at),
    /** Sets a password for the site, or for one of its pages. */
    lock: (password: string, pageId?: string) =>
      setLock(database.db, {
        siteId: site.id,
        password,
        cost: cheap,
        now: new Date(time.now),
        subject: pageId === undefined ? siteSubject : lockSubjectOf(pageId),
      }),
    addAccount: (email: string, password: string, roles: number[] = []) =>
      createAccount(database.db, {
        siteId: site.id,
        email,
        password,
        roles,
        displayName: email,
        cost: cheap,
      }),
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export const testRenderer = (): PageRenderer =>
  createPageRenderer({
    assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot-test.js' } }),
  });
