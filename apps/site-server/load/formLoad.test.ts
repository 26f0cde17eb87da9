import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import type { DatabaseLocation } from '../src/database/openDatabase';
import { makeMigratedFolder } from '../testing/makeMigratedFolder';
import { startServerProcess } from '../testing/serverProcess';
import { countStored } from './countStored';
import { runFormLoad } from './runFormLoad';

const saves = 400;

/** Cuts connections all the time, kills the server in the middle, restarts it, and counts the stored rows. */
async function surviveKill(
  env: Record<string, string>,
  location: DatabaseLocation,
  meanwhile: () => void = () => {},
) {
  const port = String(await freePort());
  let server = await startServerProcess({ ...env, PORT: port });
  let restarted: Promise<void> | undefined;
  const result = await runFormLoad({
    address: server.address,
    saves,
    cutShare: 0.05,
    onAcknowledged: (count) => {
      if (count < saves / 2 || restarted) return;
      restarted = server
        .end('SIGKILL')
        .then(meanwhile)
        .then(() => startServerProcess({ ...env, PORT: port }))
        .then((next) => {
          server = next;
        });
    },
  });
  await restarted;
  expect(await server.end('SIGTERM')).toBe(0);
  const stored = await countStored(location);
  expect(result.cut).toBeGreaterThan(0);
  expect(result.sent).toBeGreaterThan(saves);
  expect([...result.acknowledged].filter((message) => !stored.has(message))).toEqual([]);
  expect([...stored].filter(([, times]) => times !== 1)).toEqual([]);
  expect(stored.size).toBe(saves);
}

describe('form saves over breaking connections, with kill -9 in the middle', () => {
  it('[SRV-2f] are each stored exactly once (embedded database)', async () => {
    const dataFolder = await makeMigratedFolder();
    try {
      await surviveKill({ PLINTH_DATA: dataFolder, DATABASE_URL: '' }, { dataFolder });
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });

  const binaries = findPostgres();
  it.skipIf(!binaries)(
    '[SRV-2f] are each stored exactly once, also when the database crashes too (PostgreSQL)',
    async () => {
      const postgres = await startPostgres(binaries!);
      try {
        await surviveKill(
          { DATABASE_URL: postgres.url },
          { url: postgres.url },
          postgres.crashAndRestart,
        );
      } finally {
        postgres.stop();
      }
    },
  );
});
