import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import type { DatabaseLocation } from '../src/database/openDatabase';
import { startServerProcess } from '../testing/serverProcess';
import { countStored } from './countStored';
import { runFormLoad } from './runFormLoad';

/** `pnpm load [--saves 10000] [--cut 0.05]`: form saves over breaking connections, counted on both databases. */
const { values } = parseArgs({
  options: {
    saves: { type: 'string', default: '10000' },
    cut: { type: 'string', default: '0.05' },
  },
});

async function measure(
  name: string,
  env: Record<string, string>,
  location: DatabaseLocation,
): Promise<boolean> {
  const saves = Number(values.saves);
  const server = await startServerProcess({ PORT: '0', ...env });
  const result = await runFormLoad({
    address: server.address,
    saves,
    cutShare: Number(values.cut),
  });
  await server.end('SIGTERM');
  const stored = await countStored(location);
  const repeated = [...stored].filter(([, times]) => times > 1).length;
  const lost = [...result.acknowledged].filter((message) => !stored.has(message)).length;
  const at = (share: number) =>
    result.latencies[Math.floor(result.latencies.length * share)]?.toFixed(1);
  const figures = {
    saves,
    sent: result.sent,
    cut: result.cut,
    stored: stored.size,
    lost,
    repeated,
    perSecond: Math.round(saves / result.seconds),
    p50: at(0.5),
    p99: at(0.99),
  };
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
  return lost === 0 && repeated === 0 && stored.size === saves;
}

const dataFolder = mkdtempSync(path.join(tmpdir(), 'plinth-load-'));
let isRight: boolean;
try {
  isRight = await measure(
    'embedded',
    { PLINTH_DATA: dataFolder, DATABASE_URL: '' },
    { dataFolder },
  );
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
const binaries = findPostgres();
if (binaries) {
  const postgres = await startPostgres(binaries);
  try {
    const { url } = postgres;
    isRight = (await measure('PostgreSQL', { DATABASE_URL: url }, { url })) && isRight;
  } finally {
    postgres.stop();
  }
} else {
  process.stdout.write('PostgreSQL: skipped, no initdb and pg_ctl on this machine\n');
}
process.exitCode = isRight ? 0 : 1;
