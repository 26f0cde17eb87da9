import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { startOwnServer } from '../support/ownServer';
import { compareHeaps } from './compareHeaps';
import { takeHeapSnapshot, type HeapSnapshot } from './heapSnapshot';
import { soakPage, type PageState } from './soakPage';
import { sumHeap, type HeapSum } from './sumHeap';

/**
 * `pnpm soak:page [--rounds 500] [--paths]`: one page that opens and closes lightbox, quick view, login and cart and
 * navigates softly, so many times, on the built server. The objects of its scripts, its nodes and its listeners at the
 * end are compared with those after twenty rounds. Compiled code and the browser's own records are reported beside
 * them. With `--paths` it lists the kinds of objects that have grown, and the references to the new objects.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    'warm-up': { type: 'string', default: '20' },
    paths: { type: 'boolean', default: false },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);

process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for the soak';
const server = await startOwnServer({ PLINTH_TRUST_PROXY: '1' });
const browser = await chromium.launch(await chromiumLaunchOptions());
const states: PageState[] = [];
const heaps: HeapSnapshot[] = [];
const begun = performance.now();
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  out(`Chromium ${browser.version()}, ${values.rounds} rounds`);
  out('| round | heap, MB | nodes | listeners |');
  out('| --: | --: | --: | --: |');
  await soakPage({
    page,
    rounds: Number(values.rounds),
    warmUp: Number(values['warm-up']),
    async onState(state, cdp) {
      states.push(state);
      const { round, heap, nodes, listeners } = state;
      out(`| ${round} | ${(heap / 1e6).toFixed(2)} | ${nodes} | ${listeners} |`);
      if (round === 0 || round === Number(values.rounds)) heaps.push(await takeHeapSnapshot(cdp));
    },
  });
  const [first, last] = [states[0]!, states.at(-1)!];
  const [before, after] = heaps.map(sumHeap) as [HeapSum, HeapSum];
  const objects = after.page / before.page;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  out(
    `${((performance.now() - begun) / 60_000).toFixed(1)} minutes; the page's objects ${kilobytes(before.page)}, then ${kilobytes(after.page)}: ${objects.toFixed(3)} times (1.05 at most)`,
  );
  out(
    `compiled code ${kilobytes(before.compiled)}, then ${kilobytes(after.compiled)}; the browser's records ${kilobytes(before.records)}, then ${kilobytes(after.records)}; the whole heap ${(last.heap / first.heap).toFixed(3)} times`,
  );
  out(
    `${last.nodes - first.nodes} nodes more, ${last.listeners - first.listeners} listeners more, ${errors.length} errors`,
  );
  for (const error of errors.slice(0, 5)) out(`- ${error}`);
  if (values.paths)
    for (const { name, count, bytes, paths } of compareHeaps(heaps[0]!, heaps[1]!)) {
      out(`${name}: ${count} more, ${bytes} bytes`);
      for (const path of paths) out(`    ${path}`);
    }
  // A block at the edge of the view may have started in one round and not in another.
  const isSteady =
    objects <= 1.05 && last.nodes <= first.nodes + 100 && last.listeners <= first.listeners + 20;
  if (!isSteady || errors.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.remove();
}
