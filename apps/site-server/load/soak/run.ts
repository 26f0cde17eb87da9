import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareSamples, type MemorySample } from './compareSamples';
import { soakServer } from './soakServer';
import type { SoakedDatabase } from './soakedServer';

/**
 * `pnpm soak [--minutes 120] [--rate 4] [--changes 10] [--database embedded,postgres] [--samples file]`: mixed visitors
 * and an owner who changes the site, for hours; memory and open files are measured each minute. `SIGINT` ends it early,
 * with the result so far.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    /** Visits a second. */
    rate: { type: 'string', default: '4' },
    /** A minute. */
    changes: { type: 'string', default: '10' },
    database: { type: 'string', default: 'embedded,postgres' },
    /** Each sample is appended here as a line of JSON. */
    samples: { type: 'string' },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());

const runs = await Promise.all(
  (values.database.split(',') as SoakedDatabase[]).map(async (database) => ({
    database,
    run: await soakServer({
      database,
      minutes: Number(values.minutes),
      rate: Number(values.rate),
      changes: Number(values.changes),
      signal: ending.signal,
      onSample: (sample) => {
        if (values.samples)
          appendFileSync(values.samples, `${JSON.stringify({ database, ...sample })}\n`);
      },
    }),
  })),
);

for (const { database, run } of runs) {
  if (!run) {
    out(`${database}: skipped, no initdb and pg_ctl on this machine`);
    continue;
  }
  const { minutes, processor, samples, visits, failures, leftOpen, errors, exit } = run;
  out(`\n## ${database}\n`);
  out(
    `${minutes.toFixed(1)} minutes, ${((processor / minutes / 60_000) * 100).toFixed(1)} % of one core.\n`,
  );
  out('| minute | memory of the process, MB | heap after collection, MB | open files |');
  out('| --: | --: | --: | --: |');
  const step = Math.max(1, Math.floor(samples.length / 12));
  for (const [at, sample] of samples.entries())
    if (at % step === 0 || at === samples.length - 1) {
      const open = Object.values(sample.openFiles).reduce((sum, count) => sum + count, 0);
      const figures = [megabytes(sample.rss), megabytes(sample.heap), open];
      out(`| ${sample.minute.toFixed(1)} | ${figures.join(' | ')} |`);
    }
  out('\n| what | first minutes, MB | last minutes, MB | ratio | at most |');
  out('| --- | --: | --: | --: | --: |');
  const grown = (kind: 'rss' | 'heap', name: string, known: readonly MemorySample[]) => {
    const { first, last, ratio } = compareSamples(known, kind);
    out(`| ${name} | ${megabytes(first)} | ${megabytes(last)} | ${ratio.toFixed(3)} | 1.1 |`);
    return ratio > 1.1;
  };
  const hasGrown = [grown('rss', 'process', samples), grown('heap', 'heap', samples)].some(Boolean);
  out('\n| visits | times |');
  out('| --- | --: |');
  for (const [name, count] of Object.entries(visits)) out(`| ${name} | ${count} |`);
  out(`\nfailed: ${failures.length}`);
  for (const failure of failures.slice(0, 10)) out(`- ${failure}`);
  out(`errors in the log: ${errors.length}`);
  for (const error of errors.slice(0, 10)) out(`- ${error}`);
  out(`left open: ${leftOpen.length === 0 ? 'nothing' : leftOpen.join(', ')}`);
  out(`ended with ${exit}`);
  if (hasGrown || failures.length > 0 || leftOpen.length > 0 || exit !== 0) process.exitCode = 1;
}
