import { newBlock } from './newBlock.js';
import { newPackage } from './newPackage.js';
import { runProgram } from './runProgram.js';
import { repositoryRoot } from './workspace.js';

const [part, name = ''] = process.argv.slice(2);

if (part === 'block' && name) console.log(newBlock(name).join('\n'));
else if (part === 'package' && name) {
  const files = newPackage(name);
  await runProgram('pnpm', ['exec', 'prettier', '--write', ...files], { cwd: repositoryRoot });
  console.log(files.join('\n'));
  console.log(
    'Then run `pnpm install`, `pnpm build` and `pnpm api`, and say what the package is for where the files ask.',
  );
} else {
  console.error(
    'Nothing was written: say `pnpm new block <kind>` or `pnpm new package <name>`, such as `pnpm new block glaze-card`.',
  );
  process.exitCode = 1;
}
