import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { startOwnServer } from '../support/ownServer';
import { soakPage, type PageState } from './soakPage';

/**
 * `pnpm soak:page [--rounds 500]`: one page that opens and closes lightbox, quick view, login and cart and turns pages, so
 * many times, on the built server. Its heap, nodes and listeners at the end are compared with those after twenty rounds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    'warm-up': { type: 'string', default: '20' },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);

process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for the soak';
const server = await startOwnServer({ PLINTH_TRUST_PROXY: '1' });
const browser = await chromium.launch(await chromiumLaunchOptions());
const states: PageState[] = [];
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
    onState(state) {
      states.push(state);
      const { round, heap, nodes, listeners } = state;
      out(`| ${round} | ${(heap / 1e6).toFixed(2)} | ${nodes} | ${listeners} |`);
    },
  });
  const [first, last] = [states[0]!, states.at(-1)!];
  const heap = last.heap / first.heap;
  out(
    `${((performance.now() - begun) / 60_000).toFixed(1)} minutes; heap ${heap.toFixed(3)} times (1.05 at most), ${last.nodes - first.nodes} nodes more, ${last.listeners - first.listeners} listeners more, ${errors.length} errors`,
  );
  for (const error of errors.slice(0, 5)) out(`- ${error}`);
  // A block at the edge of the view may have started in one round and not in another.
  const isSteady =
    heap <= 1.05 && last.nodes <= first.nodes + 100 && last.listeners <= first.listeners + 20;
  if (!isSteady || errors.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.remove();
}
