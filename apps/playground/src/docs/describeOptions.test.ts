import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printOptions } from '../code/printOptions';
import type { Example } from '../example/example';
import { describeOptions } from './describeOptions';
import { apiNames } from './apiNames';

const definitions = import.meta.glob<{ example: Example }>('../examples/*/*/example.ts', {
  eager: true,
});
const report = (packageName: string) =>
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../packages', packageName, 'api.md'),
    'utf8',
  );
it.each(
  Object.entries(definitions).map(
    ([file, { example }]) => [file.split('/').slice(2, 4).join('/'), example] as const,
  ),
)('[PLY-2b] each option of %s has a sentence', (id, { controls, code, descriptions = {} }) => {
  const names = Object.keys(controls);
  const [packageName = ''] = id.split('/');
  const found = describeOptions(report(packageName), names, apiNames(code(printOptions({}))));
  const missing = names.filter((name) => !found.get(name) && !descriptions[name]);
  expect(missing).toEqual([]);
});

it('[PLY-2b] takes the sentence of the declaration that the code leads to', () => {
  const text = [
    '```ts',
    'interface Other {',
    '    /** Of another. */',
    '    label: string;',
    '}',
    '',
    'interface BaseData {',
    '    /**',
    '     * Pixels between `items`',
    '     * ([GAL-10]). @default 20',
    '     */',
    '    readonly gap?: number;',
    '}',
    '',
    '/** Props. */',
    "interface GalleryProps extends Omit<BaseData, 'x'> {",
    '    /** Its name. @default Gallery */',
    '    label?: string | undefined;',
    '}',
    '',
    'declare function Gallery(props: GalleryProps): ReactNode;',
    '```',
  ].join('\n');
  expect([...describeOptions(text, ['label', 'gap', 'none'], ['Gallery'])]).toEqual([
    ['label', 'Its name.'],
    ['gap', 'Pixels between `items`.'],
  ]);
});
