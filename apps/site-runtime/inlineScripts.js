import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '@plinth/tooling/bundle';
import { minify } from 'terser';

const sources = path.join(import.meta.dirname, 'src');
const ending = '.inline.ts';

/**
 * The scripts that stand in a page itself, each a function in `<name>.inline.ts` that is called `<name>`: typed, linted
 * and tested like any other, and minified with all that it imports. The generated files are in the repository, because
 * the renderer is built by tsup, read by Vite for the playground and by Node for tests.
 * @returns {Promise<{ file: string, code: string }[]>}
 * @throws when a script keeps state outside its function, or would end its element
 */
export async function inlineScripts() {
  const files = readdirSync(sources, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const name = path.basename(file, ending);
      const folder = path.join(sources, path.dirname(file));
      const helper = path.relative(folder, path.join(sources, 'context/inlineScript'));
      const code = await functionText(folder, name);
      return {
        file: path.join(folder, `${name}.inline.generated.ts`),
        code: [
          `// Written by \`pnpm registries\` from ${name}${ending}; a test compares them.`,
          `import { inlineScript } from '${helper}';`,
          `import type { ${name} as run } from './${name}.inline';`,
          ``,
          `export const ${name} = inlineScript<typeof run>(`,
          `  ${code.includes("'") ? JSON.stringify(code) : `'${code}'`},`,
          `);`,
          ``,
        ].join('\n'),
      };
    }),
  );
}

/**
 * @param {string} folder @param {string} name
 * @returns {Promise<string>} the function as an expression
 */
async function functionText(folder, name) {
  const [script] = await bundle({
    entryCode: `import { ${name} } from './${name}.inline'; inlineScript(${name});`,
    resolveDir: folder,
    minify: false,
  });
  const { code = '' } = await minify(new TextDecoder().decode(script?.contents), {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true },
    format: { semicolons: true, quote_style: 1 },
  });
  const found = /^inlineScript\((.+)\);?$/s.exec(code)?.[1];
  if (!found)
    throw new Error(
      `${name}${ending} is not one function alone: ${code}\n  Move what it keeps into the function.`,
    );
  if (/<\/script|<!--/i.test(found)) throw new Error(`${name}${ending} would end its element.`);
  return found;
}

/** @returns {Promise<string[]>} generated files that are behind their sources, from this app */
export async function staleInlineScripts() {
  const scripts = await inlineScripts();
  return scripts
    .filter(({ file, code }) => readFileSync(file, 'utf8') !== code)
    .map(({ file }) => path.relative(import.meta.dirname, file));
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url)
  for (const { file, code } of await inlineScripts()) writeFileSync(file, code);
