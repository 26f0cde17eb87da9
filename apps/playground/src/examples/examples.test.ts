import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDesign } from '@plinth/gallery';
import { barPositions, popupPositions } from '@plinth/consent/policy';
import { imageVariants } from '@plinth/media/image';
import { mapStyles } from '@plinth/media/map';
import { describe, expect, it } from 'vitest';
import { printCode } from '../code/printCode';
import { printPage } from '../code/printPage';
import { readValues } from '../example/controlValues';
import type { Control } from '../example/controls';
import type { Example } from '../example/example';
import { writtenStory } from '../example/writtenStory';

const definitions = import.meta.glob<{ example: Example }>('./*/*/example.ts', { eager: true });
const examples = Object.entries(definitions).map(
  ([file, { example }]) => [file.split('/').slice(1, 3).join('/'), example] as const,
);
const source = (...parts: string[]) =>
  readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');
const control = (example: string, name: string) =>
  definitions[`./${example}/example.ts`]?.example.controls[name] as Control<unknown>;

/** Values of an option that are not its default, each as options. */
function others(name: string, control: Control<unknown>): Record<string, unknown>[] {
  const values = {
    flag: [true, false],
    text: ['Words'],
    amount: control.kind === 'amount' ? [control.min, control.max] : [],
    choice: control.kind === 'choice' ? control.values : [],
  }[control.kind];
  return values.filter((value) => value !== control.default).map((value) => ({ [name]: value }));
}

describe('every example', () => {
  it.each(examples)('[PLY-1a] %s has a title and its line', (id) => {
    const [title = '', ...lines] = source(id, 'README.md').trim().split('\n');
    expect(title).toMatch(/^# \S/);
    expect(lines.join(' ').trim()).toMatch(/^\S.{20,}\.$/);
  });

  it.each(examples)(
    '[PLY-1a] %s has the defaults of its package',
    (_, { controls, defaults = {} }) => {
      const shown = Object.fromEntries(
        Object.keys(defaults).map((name) => [name, controls[name]?.default]),
      );
      expect(shown).toEqual(defaults);
    },
  );

  it.each(examples)('[PLY-1b] %s offers code that names its package', (id, example) => {
    const { react, attach, server } = printCode(example, {});
    const packageName = id.split('/')[0]!;
    for (const text of [react, attach, server].filter((found) => found !== undefined))
      expect(text).toContain(`'@plinth/${packageName}`);
    expect(react ?? attach ?? server).toBeDefined();
  });

  it.each(examples)('[PLY-1b] %s prints each option into its code', (id, example) => {
    const { controls } = example;
    const print = (values: object) => JSON.stringify(printCode(example, { ...values }));
    // Some options have an effect only with another option: the box of a picture only if the picture fills it.
    const besides = [
      {},
      ...Object.entries(controls).flatMap(([name, found]) => others(name, found)),
    ];
    const silent = Object.entries(controls).filter(
      ([name, found]) =>
        !others(name, found).some((option) =>
          besides.some((beside) => print({ ...beside, ...option }) !== print(beside)),
        ),
    );
    expect(silent.map(([name]) => `${id}: ${name}`)).toEqual([]);
  });

  it.each(examples)(
    '[PLY-1b] %s prints the messages that its stage shows at first',
    (_, example) => {
      const printed = Object.values(printCode(example, {})).join('\n');
      const missing = Object.values(example.controls)
        .map((found) => (typeof found.default === 'string' ? found.default : ''))
        .filter((words) => words.includes(' ') && !printed.includes(words));
      expect(missing).toEqual([]);
    },
  );

  it.each(examples)('[PLY-1a] %s links style sheets that are there', (_, { html }) => {
    for (const [, packageName = '', file = ''] of printPage(
      html ?? { css: [], script: '' },
      '',
    ).matchAll(/"\/node_modules\/@plinth\/([^/]+)\/([^"]+)"/g)) {
      const manifest = path.resolve(
        import.meta.dirname,
        '../../../../packages',
        packageName,
        'package.json',
      );
      const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: object };
      expect(Object.values(exports)).toContainEqual(
        expect.objectContaining({ default: `./${file}` }),
      );
    }
  });

  it.each(examples)(
    '[PLY-1l] the stories of %s set options that it has, to values that it offers',
    (_, { controls, stories = {} }) => {
      for (const options of Object.values(stories)) {
        expect(readValues(controls, writtenStory(options))).toEqual(options);
        expect(options).not.toEqual({});
      }
      const sets = Object.values(stories).map((options) => JSON.stringify(options));
      expect(new Set(sets).size).toBe(sets.length);
    },
  );

  it.each(examples)('[PLY-1a] %s has a default inside each choice', (_, { controls }) => {
    for (const found of Object.values(controls))
      if (found.kind === 'choice' && found.default !== undefined)
        expect(found.values).toContain(found.default);
  });
});

/** Packages whose components are not in the playground yet. */
const awaited: readonly string[] = [];

it('[PLY-1a] every component of every package is shown', () => {
  const packages = path.resolve(import.meta.dirname, '../../../../packages');
  const views = examples.map(([id]) => source(id, 'index.tsx')).join('\n');
  const shown = readdirSync(packages).filter((packageName) => !awaited.includes(packageName));
  const missing = shown.flatMap((packageName) => {
    let entry: string;
    try {
      entry = readFileSync(path.join(packages, packageName, 'src/react.ts'), 'utf8');
    } catch {
      return [];
    }
    const names = [...entry.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    const components = names.filter((name) => /^[A-Z]/.test(name));
    return components
      .filter((name) => !views.includes(`<${name}`))
      .map((name) => `${packageName}: ${name}`);
  });
  expect(missing).toEqual([]);
});

describe('choices', () => {
  const values = (example: string, name: string) => {
    const found = control(example, name);
    return found.kind === 'choice' ? found.values : [];
  };

  it('[PLY-1a] offers every style, variant and position that a package exports', () => {
    expect(values('media/map', 'style')).toEqual(mapStyles);
    expect(values('media/image-block', 'variant')).toEqual(Object.keys(imageVariants));
    expect(values('consent/cookie-banner', 'cookieBannerPosition')).toEqual([
      ...barPositions,
      ...popupPositions,
    ]);
  });

  it('[PLY-1a] offers only designs that exist, and each layout once', () => {
    const layouts = values('gallery/designs', 'design').map((name) => findDesign(String(name)));
    expect(new Set(layouts).size).toBe(9);
  });
});
