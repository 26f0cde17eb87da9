import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases';
import { FolderInUseError } from './folderLock';
import { openDatabase } from './openDatabase';
import { formSubmissions, sites } from './schema/index';

describeOnEachDatabase('openDatabase', (get) => {
  it('[SRV-1a] migrates once, however often and by however many servers it is asked', async () => {
    await Promise.all([get().migrate(), get().migrate()]);
    await expect(get().ping()).resolves.toBeUndefined();
  });

  it('[SRV-1g] a transaction whose statement failed does not pass for committed', async () => {
    const { db } = get();
    await expect(
      db.transaction(async (transaction) => {
        await transaction.insert(sites).values({ id: 'never', title: 'Never', definition: {} });
        // Code that catches a failed statement and continues has nothing to commit.
        await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
      }),
    ).rejects.toThrow('commit');
    expect(await db.select().from(sites).where(eq(sites.id, 'never'))).toEqual([]);
  });

  it('[SRV-1g] keeps what a visitor typed, also characters that PostgreSQL refuses', async () => {
    const { db } = get();
    await db.insert(sites).values({ id: 'odd', title: 'Odd', definition: {} });
    await db.insert(formSubmissions).values({
      siteId: 'odd',
      submissionKey: 'odd',
      contentDigest: '',
      formId: 'a\u0000b',
      formName: 'Grüße 👋',
      values: { 'k\u0000': ['x\u0000y', '\ud800', { deep: 'ok 👋' }], number: 0, none: null },
      pageContext: {},
      channel: 'script',
      receivedAt: new Date('2026-01-02T03:04:05.678Z'),
    });
    const [row] = await db
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.submissionKey, 'odd'));
    expect(row).toMatchObject({
      formId: 'a\ufffdb',
      formName: 'Grüße 👋',
      values: { 'k\ufffd': ['x\ufffdy', '\ufffd', { deep: 'ok 👋' }], number: 0, none: null },
      receivedAt: new Date('2026-01-02T03:04:05.678Z'),
    });
  });

  it('[SRV-2k] outlives a connection that is lost between two questions of a transaction', async () => {
    const { db, kind, ping } = get();
    // The embedded one has no connection that could be lost.
    if (kind !== 'postgres') return;
    const lost = db.transaction(async (transaction) => {
      const { rows } = (await transaction.execute(sql`select pg_backend_pid() as pid`)) as {
        rows: { pid: number }[];
      };
      await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      // Without a listener the process would end here.
      await expect
        .poll(async () => {
          const { rows: others } = (await db.execute(
            sql`select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`,
          )) as { rows: unknown[] };
          return others;
        })
        .toEqual([]);
      await transaction.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await expect(ping()).resolves.toBeUndefined();
  });
});

it('[SRV-1c] keeps the embedded database in its folder and lets one process in', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'plinth-data-'));
  try {
    const first = await openDatabase({ dataFolder });
    await first.migrate();
    await first.db.insert(sites).values({ id: 'kept', title: 'Kept', definition: { a: 1 } });
    await expect(openDatabase({ dataFolder })).rejects.toThrow(FolderInUseError);
    await first.close();

    const second = await openDatabase({ dataFolder });
    await second.migrate();
    expect(await second.db.select().from(sites)).toMatchObject([
      { id: 'kept', definition: { a: 1 } },
    ]);
    await second.close();
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
