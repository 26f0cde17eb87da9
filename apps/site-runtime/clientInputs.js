import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {typeof import('./clientInputs').clientInputs} */
export function clientInputs(folder) {
  const blocks = path.join(folder, 'src/blocks');
  const rowFiles = readdirSync(blocks, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.row.ts'))
    .sort();
  const rows = rowFiles.flatMap((file) => {
    const row = readFileSync(path.join(blocks, file), 'utf8');
    const found = /kind: '([\w-]+)'.*?import\('\.\/([\w/-]+)'\)/s.exec(row);
    return found ? [[found[1], path.join(blocks, path.dirname(file), `${found[2]}.ts`)]] : [];
  });
  return {
    boot: path.join(folder, 'src/start/main.ts'),
    startPage: path.join(folder, 'src/start/startPage.ts'),
    someParts: path.join(folder, 'src/start/someParts.ts'),
    siteEvents: path.join(folder, 'src/start/tracking/siteEvents.ts'),
    tracking: path.join(folder, 'src/start/tracking/tracking.ts'),
    attachWaitingBlock: path.join(folder, 'src/blocks/attachWaitingBlock.ts'),
    keepTyped: path.join(folder, 'src/blocks/form/keepTyped.ts'),
    watchCart: path.join(folder, 'src/account/watchCart.ts'),
    // A file is named by the kind that it serves, which stands beside its name in the boot script.
    ...Object.fromEntries(rows),
  };
}
