import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/database/openDatabase';
import { storedFiles } from '../../src/database/schema/index';
import { runUploadLoad } from './runUploadLoad';
import { uploadBody } from './uploadBody';

/**
 * `pnpm --filter @plinth/site-server load:uploads [--uploads 1000]`: each file is complete or absent, whatever process
 * ends.
 */
const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '1000' },
    cut: { type: 'string', default: '0.33' },
    'kill-every': { type: 'string', default: '110' },
    'at-once': { type: 'string', default: '20' },
  },
});

const folder = mkdtempSync(path.join(tmpdir(), 'plinth-uploads-'));
const began = performance.now();
const { acknowledged, cut, killed } = await runUploadLoad({
  folder,
  uploads: Number(values.uploads),
  cutShare: Number(values.cut),
  killEvery: Number(values['kill-every']),
  atOnce: Number(values['at-once']),
});
const seconds = Math.round((performance.now() - began) / 1000);

const database = await openDatabase({ dataFolder: folder });
const rows = await database.db.select().from(storedFiles);
await database.close();
const kept = path.join(folder, 'files/uploads');
const onDisk = readdirSync(kept);
const contentOf = (id: string) => readFileSync(path.join(kept, id), 'utf8');
const whole = rows.filter(({ id, name }) => contentOf(id) === uploadBody(name));
const stored = new Set(rows.map(({ name }) => name));
const lost = acknowledged.filter((name) => !stored.has(name));
// A file without a row is complete as well; a sweep removes it later.
const ids = new Set<string>(rows.map(({ id }) => id));
const bodies = new Set(
  Array.from({ length: Number(values.uploads) }, (_, at) => uploadBody(`file-${at}.txt`)),
);
const halves = onDisk.filter((id) => !ids.has(id) && !bodies.has(contentOf(id)));
rmSync(folder, { recursive: true, force: true });

const figures = {
  uploads: Number(values.uploads),
  cut,
  killed,
  acknowledged: acknowledged.length,
  rows: rows.length,
  rowsWhose: { filesAreWhole: whole.length },
  acknowledgedAndLost: lost.length,
  filesWithoutRow: onDisk.length - rows.length,
  halfFiles: halves.length,
  seconds,
};
process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`);
if (whole.length < rows.length || lost.length > 0 || halves.length > 0) process.exitCode = 1;
