import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {typeof import('./clientInputs').clientInputs} */
export function clientInputs(folder) {
  const table = readFileSync(path.join(folder, 'src/blocks/blockTable.ts'), 'utf8');
  const rows = table.matchAll(/kind: '([\w-]+)'.*?import\('\.\/([\w/-]+)'\)/gs);
  return {
    boot: path.join(folder, 'src/start/main.ts'),
    startPage: path.join(folder, 'src/start/startPage.ts'),
    someParts: path.join(folder, 'src/start/someParts.ts'),
    siteEvents: path.join(folder, 'src/connect/siteEvents.ts'),
    tracking: path.join(folder, 'src/connect/tracking.ts'),
    meetBlock: path.join(folder, 'src/blocks/meetBlock.ts'),
    keepTyped: path.join(folder, 'src/blocks/form/keepTyped.ts'),
    watchCart: path.join(folder, 'src/people/watchCart.ts'),
    // A file is named by the kind that it serves, which stands beside its name in the boot script.
    ...Object.fromEntries(
      [...rows].map(([, kind, source]) => [kind, path.join(folder, 'src/blocks', `${source}.ts`)]),
    ),
  };
}
