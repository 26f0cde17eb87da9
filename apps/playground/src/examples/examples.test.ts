import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDesign } from '@plinth/gallery';
import { barPositions, popupPositions } from '@plinth/consent/policy';
import { imageVariants } from '@plinth/media/image';
import { mapStyles } from '@plinth/media/map';
import { describe, expect, it } from 'vitest';
import { printOptions } from '../code/printOptions';
import type { Control } from '../example/controls';
import type { Example } from '../example/example';

const definitions = import.meta.glob<{ example: Example }>('./*/*/example.ts', { eager: true });
const examples = Object.entries(definitions).map(
  ([file, { example }]) => [file.split('/').slice(1, 3).join('/'), example] as const,
);
const source = (...parts: string[]) =>
  readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');
const control = (example: string, name: string) =>
  definitions[`./${example}/example.ts`]?.example.controls[name] as Control<unknown>;

describe('every example', () => {
  it.each(examples)('[PLY-1] %s has a title and its line', (id) => {
    const [title = '', ...lines] = source(id, 'README.md').trim().split('\n');
    expect(title).toMatch(/^# \S/);
    expect(lines.join(' ').trim()).toMatch(/^\S.{20,}\.$/);
  });

  it.each(examples)(
    '[PLY-1] %s has the defaults of its package',
    (_, { controls, defaults = {} }) => {
      const shown = Object.fromEntries(
        Object.keys(defaults).map((name) => [name, controls[name]?.default]),
      );
      expect(shown).toEqual(defaults);
    },
  );

  it.each(examples)('[PLY-1] %s offers code that names its package', (id, { code }) => {
    const { react, attach, server } = code(printOptions({}));
    const room = id.split('/')[0]!;
    for (const text of [react, attach, server].filter((found) => found !== undefined))
      expect(text).toContain(`'@plinth/${room}`);
    expect(react ?? attach ?? server).toBeDefined();
  });

  it.each(examples)('[PLY-1] %s has a default inside each choice', (_, { controls }) => {
    for (const found of Object.values(controls))
      if (found.kind === 'choice' && found.default !== undefined)
        expect(found.values).toContain(found.default);
  });
});

/** Rooms whose components are still to come to the playground. */
const awaited: readonly string[] = [];

it('[PLY-1] every component of every package is shown', () => {
  const packages = path.resolve(import.meta.dirname, '../../../../packages');
  const views = examples.map(([id]) => source(id, 'index.tsx')).join('\n');
  const shown = readdirSync(packages).filter((room) => !awaited.includes(room));
  const missing = shown.flatMap((room) => {
    let entry: string;
    try {
      entry = readFileSync(path.join(packages, room, 'src/react.ts'), 'utf8');
    } catch {
      return [];
    }
    const names = [...entry.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    const components = names.filter((name) => /^[A-Z]/.test(name));
    return components
      .filter((name) => !views.includes(`<${name}`))
      .map((name) => `${room}: ${name}`);
  });
  expect(missing).toEqual([]);
});

describe('choices', () => {
  const values = (example: string, name: string) => {
    const found = control(example, name);
    return found.kind === 'choice' ? found.values : [];
  };

  it('[PLY-1] offers every style, variant and position that a package exports', () => {
    expect(values('media/map', 'style')).toEqual(mapStyles);
    expect(values('media/image-block', 'variant')).toEqual(Object.keys(imageVariants));
    expect(values('consent/cookie-banner', 'cookieBannerPosition')).toEqual([
      ...barPositions,
      ...popupPositions,
    ]);
  });

  it('[PLY-1] offers only designs that exist, and each layout once', () => {
    const layouts = values('gallery/designs', 'design').map((name) => findDesign(String(name)));
    expect(new Set(layouts).size).toBe(9);
  });
});
