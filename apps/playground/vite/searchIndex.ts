import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SearchDocument } from '../src/docs/searchDocument';

const virtual = 'virtual:plinth-search';

/** Builds the index of the full-text search: examples with their options, sections of READMEs, names of the API. */
export function searchIndex(): Plugin {
  return {
    name: 'plinth-search-index',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}` ? `export default ${JSON.stringify(readDocuments())}` : undefined,
  };
}

const repository = path.resolve(import.meta.dirname, '../../..');
const read = (...parts: string[]): string => {
  try {
    return readFileSync(path.join(repository, ...parts), 'utf8');
  } catch {
    return '';
  }
};
const folders = (...parts: string[]): string[] =>
  readdirSync(path.join(repository, ...parts), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every document of the index, its words once each. */
export function readDocuments(): SearchDocument[] {
  const examples = folders('apps/playground/src/examples').flatMap((packageName) =>
    folders('apps/playground/src/examples', packageName).map((name): SearchDocument => {
      const place = ['apps/playground/src/examples', packageName, name] as const;
      const readme = read(...place, 'README.md');
      const title = /^# (.+)/.exec(readme)?.[1] ?? name;
      const words = wordsOf(readme + read(...place, 'example.ts'));
      return { kind: 'example', id: `${packageName}/${name}`, packageName, title, words };
    }),
  );
  const packageNames = folders('packages');
  const guides = packageNames.flatMap((packageName) =>
    read('packages', packageName, 'README.md')
      .split(/^(?=#{1,3} )/m)
      .flatMap((section): SearchDocument[] => {
        const title = /^#+ (.+)/.exec(section)?.[1];
        if (!title) return [];
        return [
          {
            kind: 'readme',
            id: `${packageName} ${title}`,
            packageName,
            title,
            words: wordsOf(section),
          },
        ];
      }),
  );
  const names = packageNames.flatMap((packageName) => {
    const found = new Map<string, SearchDocument>();
    const report = read('packages', packageName, 'api.md');
    for (const [, comment = '', name = ''] of report.matchAll(declarations))
      if (!found.has(name))
        found.set(name, {
          kind: 'api',
          id: `${packageName} ${name}`,
          packageName,
          title: name,
          words: wordsOf(`${name} ${comment}`),
        });
    return [...found.values()];
  });
  return [...examples, ...guides, ...names];
}

const declarations =
  /(?:^\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^(?:declare |export |abstract )*(?:interface|type|function|const|class) (\w+)/gm;

/** The words of a text once each, those of camel case split as well. */
function wordsOf(text: string): string {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = `${text} ${apart}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].join(' ');
}
