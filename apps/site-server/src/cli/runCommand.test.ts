import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { accounts, auditEntries, formSubmissions, orders, sites } from '../database/schema/index';
import { createAccount } from '../seed/createAccount';
import { seedSite } from '../seed/seedSite';
import { siteTables } from '../site/deleteSite';
import { makeMigratedFolder } from '../../testing/makeMigratedFolder';
import { testSite } from '../../testing/testSite';
import { runCommand } from './runCommand';

let folder: string;
let dataFolder: string;
const owner = 'owner@example.test';
const ada = 'ada@müller.de';

const run = (...typed: string[]) =>
  runCommand(typed, {
    env: { PLINTH_DATA: dataFolder },
    random: randomBytes,
    now: () => new Date(),
  });

async function withDatabase<T>(
  read: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
) {
  const database = await openDatabase({ dataFolder });
  await database.migrate();
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-command-'));
  dataFolder = path.join(folder, 'data');
  renameSync(await makeMigratedFolder(), dataFolder);
  await withDatabase(async (db) => {
    await seedSite(db, testSite);
    const more = { siteId: testSite.id, password: 'clay and water', cost: { n: 2, r: 1, p: 1 } };
    await createAccount(db, { ...more, email: owner, displayName: 'Owner', roles: [1] });
    await createAccount(db, { ...more, email: ada, displayName: 'Ada' });
    const submission = (key: string, values: Record<string, unknown>) => ({
      siteId: testSite.id,
      submissionKey: key,
      contentDigest: '',
      formId: 'f',
      values,
      formName: 'Contact',
      pageContext: {},
      channel: 'page',
      receivedAt: new Date(),
    });
    await db
      .insert(formSubmissions)
      .values([
        submission('unicode', { mail: 'Ada@Müller.de', text: 'Hello' }),
        submission('ascii', { mail: 'ada@xn--mller-kva.de' }),
        submission('nested', { people: [{ mail: ' ada@müller.de' }] }),
        submission('other', { mail: 'canada@müller.de', empty: '' }),
      ]);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[SRV-14b] hands out by a command what is kept under an address, in a file of its user', async () => {
  const file = path.join(folder, 'ada.json');
  expect(await run('person', 'export', ada, file)).toEqual({ exitCode: 0, output: '', error: '' });
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>;
  expect(data['accounts']).toMatchObject([{ displayName: 'Ada' }]);
  expect(data['submissions']).toHaveLength(3);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(await run('person', 'export', ada, file)).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/exists already/) as string,
  });
  const other = path.join(folder, 'other.json');
  expect((await run('person', 'export', 'nobody', other)).error).toBe(
    'nobody is no email address.',
  );
  expect(() => statSync(other)).toThrow();
});

it('[SRV-107c] deletes no visitor with a running subscription by a command', async () => {
  const subscription = { billingPeriod: { value: 1, unit: 'MONTH' } };
  await withDatabase((db) =>
    db.insert(orders).values({
      siteId: testSite.id,
      idempotencyKey: 'k',
      kind: 'subscription',
      status: 'paid',
      email: ada,
      address: {},
      cart: { entries: [{ itemId: 'plan', title: 'Plan', subscription }] },
      grandTotal: 600,
      currencyCode: 'EUR',
      placedAt: new Date(),
    }),
  );
  expect((await run('person', 'forget', ada)).error).toMatch(/goes on \(order \d+\)/);
  await withDatabase(async (db) => {
    expect(await db.select().from(accounts)).toHaveLength(2);
    await db.delete(orders);
  });
});

it('[SRV-14b] forgets a person by a command, and never the only administrator', async () => {
  expect((await run('person', 'forget', owner)).error).toMatch(/only administrator/);
  expect((await run('person', 'forget', ' ')).error).toMatch(/no email address/);
  expect(await run('person', 'forget', 'ADA@xn--mller-kva.de')).toEqual({
    exitCode: 0,
    output: 'Deleted: 3 submissions, 0 reviews, 1 accounts. Without the person: 0 orders.',
    error: '',
  });
  await withDatabase(async (db) => {
    expect((await db.select().from(formSubmissions)).map((row) => row.submissionKey)).toEqual([
      'other',
    ]);
    expect((await db.select().from(accounts)).map(({ email }) => email)).toEqual([owner]);
    const log = await db.select().from(auditEntries);
    expect(log.map(({ action, subject }) => ({ action, subject }))).toEqual([
      { action: 'person-exported', subject: '' },
      { action: 'person-erased', subject: '' },
    ]);
  });
});

it('[SRV-12d] lists the commands where it is asked for them, and says first what was mistyped', async () => {
  for (const word of ['help', '--help', '-h'])
    expect(await run(word)).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^Without a command[^]*backup <file>/) as string,
      error: '',
    });
  for (const [typed, mistake] of [
    [['bakcup', 'file'], 'There is no command "bakcup file". Did you mean "backup"?'],
    [['whatever'], 'There is no command "whatever".'],
    [['person'], '"person" is not a whole command. It is: person export <email> <file>'],
    [['person', 'export', ada], `"person export ${ada}" is not a whole command. It is: person exp`],
    [['backup', ''], '"backup " is not a whole command. It is: backup <file>'],
  ] as const) {
    const { exitCode, error } = await run(...typed);
    expect(exitCode).toBe(2);
    expect(error.startsWith(mistake), error).toBe(true);
    expect(error).toContain('person export <email> <file>');
    expect(error).toContain('backup <file>');
  }
});

it('[SRV-112d] purge-nginx says which folder or port it cannot use', async () => {
  expect(await run('purge-nginx', path.join(folder, 'missing'), '8087')).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('is no folder') as string,
  });
  expect(await run('purge-nginx', folder, 'http')).toMatchObject({
    exitCode: 1,
    error: '"http" is no port. Give a number from 1 to 65535.',
  });
});

it('[SRV-151a] [SRV-151b] adds, names and lists sites, each with an owner who gets in by a link', async () => {
  const link = await run('site', 'add', 'second.example', 'eve@example.test');
  // The first site would be at no name.
  expect(link).toMatchObject({ exitCode: 1, error: expect.stringContaining('Name it first') });
  expect(await run('site', 'name', 'first', 'https://first.example')).toMatchObject({ error: '' });
  const added = await run('site', 'add', 'Second.example', 'eve@example.test');
  expect(added).toMatchObject({ exitCode: 0, error: '' });
  expect(added.output).toMatch(/^https:\/\/second\.example\/config\/password\?key=/);
  for (const taken of ['second.example', 'http://second.example:8080', 'first.example'])
    expect((await run('site', 'add', taken, 'eve@example.test')).error).toMatch(/already/);
  for (const odd of ['a b', 'https://a.example/path', 'ftp://a.example', 'user@a.example'])
    expect((await run('site', 'add', odd, 'eve@example.test')).error).toMatch(/no host name/);
  expect((await run('site', 'add', 'third.example', 'nobody')).error).toMatch(/no email address/);
  await run('site', 'name', 'second.example', 'http://second.localhost:4321');
  const { output } = await run('site', 'list');
  expect(output.split('\n')).toEqual([
    'https://first.example: Test Studio, 3 pages',
    'https://second.example, http://second.localhost:4321: second.example, 1 page',
  ]);
});

it('[SRV-151b] asks which site a command is about once there are several', async () => {
  expect((await run('account', 'reset', 'eve@example.test')).error).toMatch(/at <host>/);
  const reset = await run('account', 'reset', 'eve@example.test', 'at', 'second.example');
  expect(reset.output).toMatch(/^https:\/\/second\.example\/config\/password/);
  const other = await run('account', 'reset', 'eve@example.test', 'at', 'first.example');
  expect(other.error).toMatch(/no account/);
});

it('[SRV-151c] removes a site with everything of it, once it is said that it is meant', async () => {
  const asked = await run('site', 'remove', 'second.localhost');
  expect(asked).toMatchObject({ exitCode: 1, error: expect.stringContaining('for good') });
  const gone = await run('site', 'remove', 'second.localhost', 'for', 'good');
  expect(gone.output).toMatch(/^Deleted: second\.localhost with its 1 pages/);
  await withDatabase(async (db) => {
    for (const table of siteTables) {
      const rows = (await db.select({ siteId: table.siteId }).from(table)) as { siteId: string }[];
      expect(new Set(rows.map(({ siteId }) => siteId)).size, getTableName(table)).toBeLessThan(2);
    }
    expect(await db.$count(sites)).toBe(1);
  });
  expect((await run('site', 'remove', 'first.example', 'for', 'good')).error).toMatch(/stays/);
  expect((await run('site', 'remove', 'nowhere.example')).error).toMatch(/everything|stays/);
});
