import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);
const endOfName = '.generated.ts';

/** @type {typeof import('./clientInputs').clientInputs} */
export function clientInputs(folder) {
  const attach = path.join(folder, 'src/blocks/attach');
  const kinds = readdirSync(attach)
    .filter((file) => file.endsWith(endOfName))
    .sort()
    .map((file) => [file.slice(0, -endOfName.length), path.join(attach, file)]);
  const siteBlocks = path.dirname(resolve('@plinth/site-blocks/package.json'));
  return {
    boot: path.join(folder, 'src/start/main.ts'),
    startPage: path.join(folder, 'src/start/startPage.ts'),
    someParts: path.join(folder, 'src/start/someParts.ts'),
    siteEvents: path.join(folder, 'src/start/tracking/siteEvents.ts'),
    tracking: path.join(folder, 'src/start/tracking/tracking.ts'),
    attachWaitingBlock: path.join(folder, 'src/blocks/attachWaitingBlock.ts'),
    keepTyped: path.join(siteBlocks, 'src/kinds/form/keepTyped.ts'),
    watchCart: path.join(folder, 'src/account/watchCart.ts'),
    // A file has the name of its kind, which is next to it in the boot script.
    ...Object.fromEntries(kinds),
  };
}
