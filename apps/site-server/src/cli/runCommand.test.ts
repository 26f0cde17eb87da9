import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { accounts, auditEntries, formSubmissions, orders } from '../database/schema/index';
import { createAccount } from '../seed/createAccount';
import { seedSite } from '../seed/seedSite';
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
    error: expect.stringMatching(/is there already/) as string,
  });
  const other = path.join(folder, 'other.json');
  expect((await run('person', 'export', 'nobody', other)).error).toBe(
    'nobody is no email address.',
  );
  expect(() => statSync(other)).toThrow();
});

it('[SRV-107c] forgets nobody by a command who has a subscription that goes on', async () => {
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

it('[SRV-12d] lists the commands where it knows none', async () => {
  for (const typed of [['help'], ['person'], ['person', 'export', ada], ['backup', '']]) {
    const { exitCode, error } = await run(...typed);
    expect(exitCode).toBe(2);
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
