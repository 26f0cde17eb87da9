import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { findPostgres } from '@plinth/tooling/postgres';
import type { DatabaseKind } from './chaosServer';
import { runScenario, type ScenarioReport } from './runScenario';

/** `pnpm chaos [--seed 1] [--minutes 0] [--database embedded|postgres] [--span 8000] [--verbose]` */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
    database: { type: 'string', default: 'both' },
    span: { type: 'string', default: '8000' },
    verbose: { type: 'boolean', default: false },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);

const kinds: DatabaseKind[] =
  values.database === 'both' ? ['embedded', 'postgres'] : [values.database as DatabaseKind];
const installed = kinds.filter((kind) => kind === 'embedded' || findPostgres());
if (installed.length < kinds.length) out('PostgreSQL: skipped, no initdb and pg_ctl here.');

const end = Date.now() + Number(values.minutes) * 60_000;
const launchOptions = await chromiumLaunchOptions();
let browser: Browser = await chromium.launch(launchOptions);
const sum = {
  scenarios: 0,
  submissions: 0,
  submissionsAcknowledged: 0,
  purchases: 0,
  orders: 0,
  hits: 0,
  faults: 0,
};
const failed: string[] = [];

/**
 * A browser that exits, for example because the system kills it for its memory, proves nothing about the site: its seed
 * runs again once.
 */
async function runInBrowser(seed: number, database: DatabaseKind): Promise<ScenarioReport> {
  const run = () =>
    runScenario(seed, {
      browser,
      database,
      span: Number(values.span),
      say: values.verbose ? out : () => {},
    });
  try {
    return await run();
  } catch (error) {
    if (browser.isConnected()) throw error;
    out(`seed ${seed}, ${database}: the browser exited; the seed runs again.`);
    browser = await chromium.launch(launchOptions);
    return run();
  }
}

try {
  for (let seed = Number(values.seed); ; seed += 1) {
    // An even seed takes the first database, an odd one the second: what fails is repeated by its number alone.
    const database = installed[seed % installed.length]!;
    const { problems, seconds, ...counts } = await runInBrowser(seed, database);
    sum.scenarios += 1;
    for (const name of Object.keys(sum) as (keyof typeof sum)[])
      if (name !== 'scenarios') sum[name] += counts[name];
    out(
      `seed ${seed}, ${database}: ${problems.length === 0 ? 'holds' : 'FAILS'} (${JSON.stringify(counts)}, ${seconds.toFixed(1)} s)`,
    );
    for (const problem of problems) out(`  ${problem}`);
    if (problems.length > 0)
      failed.push(
        `pnpm chaos --seed ${seed} --database ${database} --span ${values.span} --verbose`,
      );
    if (Date.now() >= end) break;
  }
} finally {
  await browser.close();
}
out(JSON.stringify(sum));
if (failed.length > 0) out(`Again, one by one:\n  ${failed.join('\n  ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
