import { newBlock } from './newBlock.js';

const [part, name] = process.argv.slice(2);

if (part !== 'block' || name === undefined) {
  console.error(
    'Nothing was written: say `pnpm new block <kind>`, such as `pnpm new block glaze-card`.',
  );
  process.exitCode = 1;
} else {
  console.log(newBlock(name).join('\n'));
}
