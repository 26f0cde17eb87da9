import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { startOwnServer } from '../support/ownServer';
import { compareHeaps } from './compareHeaps';
import { takeHeapSnapshot, type HeapSnapshot } from './heapSnapshot';
import { soakPage, type PageState } from './soakPage';

/**
 * `pnpm soak:page [--rounds 500] [--snapshots]`: one page that opens and closes lightbox, quick view, login and cart and turns pages, so
 * many times, on the built server. Its heap, nodes and listeners at the end are compared with those after twenty rounds. With
 * `--snapshots` it says which kinds of objects have grown from a third of the rounds on, and what holds the new ones.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    'warm-up': { type: 'string', default: '20' },
    snapshots: { type: 'boolean', default: false },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);

process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for the soak';
const server = await startOwnServer({ PLINTH_TRUST_PROXY: '1' });
const browser = await chromium.launch(await chromiumLaunchOptions());
const states: PageState[] = [];
const heaps: { early?: HeapSnapshot; late?: HeapSnapshot } = {};
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
      if (!values.snapshots) return;
      const isThird = round >= Number(values.rounds) / 3;
      if (!heaps.early && isThird) heaps.early = await takeHeapSnapshot(cdp);
      else if (round === Number(values.rounds)) heaps.late = await takeHeapSnapshot(cdp);
    },
  });
  const [first, last] = [states[0]!, states.at(-1)!];
  const heap = last.heap / first.heap;
  out(
    `${((performance.now() - begun) / 60_000).toFixed(1)} minutes; heap ${heap.toFixed(3)} times (1.05 at most), ${last.nodes - first.nodes} nodes more, ${last.listeners - first.listeners} listeners more, ${errors.length} errors`,
  );
  for (const error of errors.slice(0, 5)) out(`- ${error}`);
  if (heaps.early && heaps.late)
    for (const { name, count, bytes, paths } of compareHeaps(heaps.early, heaps.late)) {
      out(`${name}: ${count} more, ${bytes} bytes`);
      for (const path of paths) out(`    ${path}`);
    }
  // A block at the edge of the view may have started in one round and not in another.
  const isSteady =
    heap <= 1.05 && last.nodes <= first.nodes + 100 && last.listeners <= first.listeners + 20;
  if (!isSteady || errors.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.remove();
}
