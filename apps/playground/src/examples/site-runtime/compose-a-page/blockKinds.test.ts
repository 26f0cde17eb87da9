import { createPageRenderer, readClientAssets } from '@plinth/site-runtime/render';
import { expect, it } from 'vitest';
import type { BlockKind } from './blockKind';
import { blockKinds } from './blockKinds';
import { firstPage } from './composedPage';
import type { Settings, SettingsField } from './settingsFields';

const renderer = createPageRenderer({
  assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
});

function render({ type, settings }: Pick<BlockKind, 'type' | 'settings'>) {
  const page = {
    ...firstPage,
    sections: [{ id: 's', blocks: [{ id: 'b', type, settings }] }],
  };
  return renderer.renderPage({
    page,
    site: { id: 'x', identifier: 'x', title: 'X', navigation: [], pages: [page] },
    request: { url: new URL('http://site.test/'), nonce: 'n' },
  });
}

const named = blockKinds.map((kind) => [kind.title, kind] as const);

it.each(named)('[PLY-1] a new block %s is rendered as it stands', (_, kind) => {
  const { html, problems } = render(kind);
  expect(problems).toEqual([]);
  expect(html).toContain(`data-block-type="${kind.type}"`);
  expect(html).not.toContain('data-failed');
});

/** Settings with an entry more in each list, and every field filled as a person would. */
function filled(fields: readonly SettingsField[], settings: Settings = {}): Settings {
  const changed = fields.map((field): [string, unknown] => {
    const value = settings[field.name];
    switch (field.kind) {
      case 'list': {
        const entries = [...((value ?? []) as Settings[]), field.blank];
        return [field.name, entries.map((entry) => filled(field.fields, entry))];
      }
      case 'group':
        return [field.name, filled(field.fields, value as Settings)];
      case 'choice':
        return [field.name, field.values.at(-1)];
      case 'amount':
        return [field.name, field.max];
      case 'flag':
        return [field.name, true];
      case 'lines':
        return [field.name, ['One', 'Two']];
      default:
        return [field.name, value ?? 'Words'];
    }
  });
  return { ...settings, ...Object.fromEntries(changed) };
}

it.each(named)('[PLY-1] a block %s takes what its form can write', (_, kind) => {
  expect(
    render({ type: kind.type, settings: filled(kind.fields, kind.settings) }).problems,
  ).toEqual([]);
});
