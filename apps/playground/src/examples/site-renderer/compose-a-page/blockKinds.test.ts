import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';
import {
  blockIdentity,
  blockKinds,
  type BlockKind,
  type SettingsSchema,
} from '@plinth/site-blocks';
import { expect, it } from 'vitest';
import { firstPage } from './firstPage';
import type { Settings } from './SettingsForm';

const renderer = createPageRenderer({
  assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
});

function render(kind: BlockKind, settings: Settings) {
  const page = {
    ...firstPage,
    sections: [{ id: 's', blocks: [{ id: 'b', ...blockIdentity(kind), settings }] }],
  };
  return renderer.renderPage({
    page,
    site: { id: 'x', identifier: 'x', title: 'X', navigation: [], pages: [page] },
    request: { url: new URL('http://site.test/'), nonce: 'n' },
  });
}

const named = blockKinds
  .filter(({ needsServer }) => !needsServer)
  .map((kind) => [kind.name.en, kind] as const);

it.each(named)('[PLY-1e] renders a new block %s unchanged', (_, kind) => {
  const { html, problems } = render(kind, kind.example);
  expect(problems).toEqual([]);
  expect(html).toContain(`data-block-type="${blockIdentity(kind).type}"`);
  expect(html).not.toContain('data-failed');
});

/** Settings with an additional entry in each list, and with every field filled in. */
function filled(schema: SettingsSchema, settings: Settings = {}): Settings {
  const changed = Object.entries(schema).map(([name, setting]): [string, unknown] => {
    const value = settings[name];
    switch (setting.type) {
      case 'list': {
        const entries = [...((value ?? []) as Settings[]), setting.blank];
        return [name, entries.map((entry) => filled(setting.fields, entry))];
      }
      case 'group':
        return [name, filled(setting.fields, value as Settings)];
      case 'choice':
        return [name, setting.options.at(-1)];
      case 'number':
        return [name, setting.max];
      case 'flag':
        return [name, true];
      case 'lines':
        return [name, ['One', 'Two']];
      default:
        return [name, value ?? 'Words'];
    }
  });
  return { ...settings, ...Object.fromEntries(changed) };
}

it.each(named)('[PLY-1e] a block %s takes what its form can write', (_, kind) => {
  expect(render(kind, filled(kind.settings, kind.example)).problems).toEqual([]);
});
