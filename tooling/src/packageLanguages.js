import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, repositoryRoot } from './workspace.js';

const renderer = 'packages/site-renderer';

/**
 * The messages of the packages that the renderer imports, one list for each language of its pages: each contains the
 * packages that have messages in the language.
 * @param {string} root
 * @returns {{ file: string, imports: string, names: string[] }[]}
 */
export function packageLanguages(root = repositoryRoot) {
  const { dependencies } = readJson(path.join(root, renderer, 'package.json'));
  const packages = Object.keys(dependencies)
    .filter((name) => name.startsWith('@plinth/'))
    .sort();
  const tags = readdirSync(path.join(root, renderer, 'src/languages'))
    .map((file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1])
    .filter((tag) => tag !== undefined)
    .sort();
  return tags.map((tag) => {
    const found = packages.flatMap((name) => {
      const source = path.join(root, renderer, 'node_modules', name, `src/messages.${tag}.ts`);
      if (!existsSync(source)) return [];
      const names = [...readFileSync(source, 'utf8').matchAll(/^export const (\w+Messages)\b/gm)]
        .map(([, exported = '']) => exported)
        .sort();
      return names.length > 0 ? [{ name, names }] : [];
    });
    return {
      file: `${renderer}/src/languages/packages.${tag}.generated.ts`,
      imports: found
        .map(({ name, names }) => importLine(names, `${name}/messages/${tag}`))
        .join('\n'),
      names: found.flatMap(({ names }) => names),
    };
  });
}

/** @param {string[]} names @param {string} from @returns {string} as Prettier writes it */
export function importLine(names, from) {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= 100
    ? line
    : `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
}
