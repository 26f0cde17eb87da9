import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { printCode } from '../code/printCode';
import type { Example } from '../example/example';
import { renderCode } from './runCopiedCode';

const definitions = import.meta.glob<{ example: Example }>('./*/*/example.ts', { eager: true });
const examples = Object.entries(definitions)
  .map(([file, { example }]) => [path.dirname(file).slice(2), example] as const)
  .filter(([, example]) => printCode(example, {}).react !== undefined);

/**
 * Defaults that change the markup when they are written, but not the appearance: the markup contains the value, or the
 * value means none.
 */
const writtenAsGiven: Readonly<Record<string, readonly string[]>> = {
  'events/calendar': ['view'],
  'forms/every-field': ['show'],
  'media/image': ['focalX', 'focalY', 'fitAlignment'],
  'media/image-block': ['lightbox', 'pinterest'],
  'media/map': [
    'style',
    'showLabels',
    'showTerrain',
    'draggable',
    'scrollwheel',
    'showControls',
    'disableDefaultUI',
    'markerDraggable',
    'linkOnClick',
  ],
  'ui-blocks/controlled-menu': ['activation'],
  'ui-blocks/marquee': ['itemSpacing'],
  'ui-blocks/menu': ['activation'],
  'ui-blocks/tabbed-carousel': ['interval'],
};

// No request is answered while the code is only rendered.
beforeAll(() => vi.stubGlobal('fetch', () => new Promise(() => {})));

describe('copied code', () => {
  it.each(examples)('[PLY-1b] %s says what its stage shows at first', async (id, example) => {
    const { controls, first = {} } = example;
    const copied = await renderCode(printCode(example, {}).react!);
    const silent: string[] = [];
    for (const [name, { default: shown }] of Object.entries(controls)) {
      if (shown === undefined || writtenAsGiven[id]?.includes(name)) continue;
      expect(first[name] ?? shown).toBe(shown);
      // A default that is left out has to be the component's own.
      const written = await renderCode(printCode(example, { [name]: shown }).react!);
      if (written !== copied) silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  it.each(examples)('[PLY-1b] %s imports the style sheets that its stage has', (id, example) => {
    const stage = readFileSync(path.join(import.meta.dirname, id, 'index.tsx'), 'utf8');
    const { react = '' } = printCode(example, {});
    const packages = new Set([...react.matchAll(/'(@plinth\/[\w-]+)/g)].map(([, name]) => name!));
    const missing = [...stage.matchAll(/'((@plinth\/[\w-]+)\/[\w-]+\.css)'/g)]
      .filter(([, sheet, name]) => packages.has(name!) && !react.includes(`'${sheet}'`))
      .map(([, sheet]) => sheet);
    expect(missing).toEqual([]);
  });
});

const root = path.resolve(import.meta.dirname, '../../../..');
const readmes = readdirSync(path.join(root, 'packages')).map(
  (name) => `packages/${name}/README.md`,
);
const galleries = ['README.md', 'docs/guides/import-a-package.md', ...readmes].flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/```tsx\n([^]*?)```/g)]
    .map(([, code]): [string, string] => [file, code!])
    .filter(([, code]) => code.includes('gallery/lightbox.css')),
);

describe('galleries in the documents', () => {
  it('[GAL-20a] there are some', () => expect(galleries.length).toBeGreaterThanOrEqual(4));

  it.each(galleries)(
    '[GAL-20a] %s: a click on a picture opens it, and asks a plain server for a file',
    async (_, code) => {
      document.body.innerHTML = await renderCode(code);
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img')];
      expect(pictures.length).toBeGreaterThan(1);
      for (const picture of pictures) {
        const source = picture.getAttribute('src');
        expect(picture.closest('a')?.getAttribute('href')).toBe(source);
        expect(source).not.toContain('?');
      }
    },
  );
});
