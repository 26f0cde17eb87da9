import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { machineLine } from '../harness/machine';
import { measureCell, type Cell } from './measureCell';
import { startServer } from './startServer';
import type { Tally, VisitKind } from './visits';

/** `pnpm load [--seconds 6] [--database embedded,postgres] [--concurrent 1,50,200] [--save]` */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    database: { type: 'string', default: 'embedded,postgres' },
    concurrent: { type: 'string', default: '1,50,200' },
    save: { type: 'boolean', default: false },
  },
});
const kinds: VisitKind[] = ['pages', 'forms', 'census'];
const out = (line: string) => process.stdout.write(`${line}\n`);

interface Stored {
  database: string;
  /** Acknowledged, stored, missing, stored more than once. */
  submissions: Count;
  hits: Count;
}
interface Count {
  acknowledged: number;
  stored: number;
  lost: number;
  repeated: number;
}

const compare = (
  acknowledged: ReadonlySet<string>,
  stored: ReadonlyMap<string, number>,
): Count => ({
  acknowledged: acknowledged.size,
  stored: stored.size,
  lost: [...acknowledged].filter((name) => !stored.has(name)).length,
  repeated: [...stored.values()].filter((times) => times > 1).length,
});

const submissions = `select "values" ->> 'message' as name, count(*) as times from form_submissions group by 1`;
const hits = 'select hit_id as name, count(*) as times from census_hits group by 1';

const cells: Cell[] = [];
const counted: Stored[] = [];
const machine = await machineLine(false);
out(machine);
out('| database | what | at once | a second | p50 ms | p99 ms | errors | CPU ms each |');
out('| --- | --- | --: | --: | --: | --: | --: | --: |');
for (const database of values.database.split(',') as ('embedded' | 'postgres')[]) {
  const server = await startServer(database);
  if (!server) {
    out(`${database}: skipped, no initdb and pg_ctl on this machine`);
    continue;
  }
  const tally: Tally = { submissions: new Set(), hits: new Set() };
  try {
    const { origin, pid } = server;
    for (const kind of kinds)
      for (const concurrent of values.concurrent.split(',').map(Number)) {
        const seconds = Number(values.seconds);
        const cell = await measureCell({ origin, pid, database, kind, concurrent, seconds, tally });
        cells.push(cell);
        const { perSecond, p50, p99, errors, cpu } = cell;
        const figures = [perSecond, p50, p99, errors, cpu ?? '?'];
        out(`| ${[database, kind, concurrent, ...figures].join(' | ')} |`);
      }
    counted.push({
      database,
      submissions: compare(tally.submissions, await server.count(submissions)),
      hits: compare(tally.hits, await server.count(hits)),
    });
  } finally {
    await server.remove();
  }
}
for (const stored of counted) out(JSON.stringify(stored));

if (values.save) {
  const file = fileURLToPath(new URL('results.json', import.meta.url));
  const result = { date: new Date().toISOString().slice(0, 10), machine, cells, counted };
  writeFileSync(file, await format(JSON.stringify(result), { parser: 'json' }));
}
const isRight = counted.every(({ submissions: one, hits: other }) =>
  [one, other].every(({ lost, repeated }) => lost + repeated === 0),
);
if (!isRight) out('Something that was acknowledged is missing, or is there twice.');
process.exitCode = isRight && cells.every(({ errors }) => errors === 0) ? 0 : 1;
