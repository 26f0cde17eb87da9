import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from 'terser';
import { bundle } from './bundle.js';
import { runsDirectly } from './runsDirectly.js';
import { listFiles, repositoryRoot } from './workspace.js';

const ending = '.inline.ts';

/**
 * The packages whose sources hold such scripts, and the module of the helper that calls them: a path in the package, or
 * an entry of another package.
 */
const packages = {
  'packages/site-blocks': 'src/context/inlineScript',
  'packages/site-renderer': '@plinth/site-blocks/browser',
};

/**
 * The inline scripts of pages, each a function in `<name>.inline.ts` with the name `<name>`: typed, linted and tested
 * like any other, and minified with all of its imports. The generated files are in the repository, because the renderer
 * is built by tsup, read by Vite for the playground and by Node for tests.
 * @returns {Promise<{ file: string, code: string }[]>}
 * @throws when a script keeps state outside its function, or would end its element
 */
export async function inlineScripts() {
  const files = Object.entries(packages).flatMap(([workspace, module]) => {
    const root = path.join(repositoryRoot, workspace);
    return listFiles(path.join(root, 'src'), (file) => file.endsWith(ending))
      .sort()
      .map((file) => ({ file, root, module }));
  });
  return Promise.all(
    files.map(async ({ file, root, module }) => {
      const name = path.basename(file, ending);
      const folder = path.dirname(file);
      const helper = module.startsWith('@')
        ? module
        : path.relative(folder, path.join(root, module));
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

/** @returns {Promise<string[]>} outdated generated files, from the repository's root */
export async function staleInlineScripts() {
  const scripts = await inlineScripts();
  return scripts
    .filter(({ file, code }) => readFileSync(file, 'utf8') !== code)
    .map(({ file }) => path.relative(repositoryRoot, file));
}

if (runsDirectly(import.meta.url))
  for (const { file, code } of await inlineScripts()) writeFileSync(file, code);
