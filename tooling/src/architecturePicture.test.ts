import { expect, it } from 'vitest';
import { drawArchitecture } from './architecturePicture.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';
import { readWorkspaceImports, workspaceLevels, withoutShortcuts } from './workspaceImports.js';
import { listWorkspaces } from './workspace.js';

const arrows = new Map([
  ['model', new Set<string>()],
  ['media', new Set(['model'])],
  ['gallery', new Set(['media', 'model'])],
]);

it('reads the arrows from the sources, and not from tests', () => {
  const root = fixtureRepository({
    'packages/media/package.json': manifest('media', {}),
    'packages/media/src/index.ts': 'export const a = 1;',
    'packages/forms/package.json': manifest('forms', {}),
    'packages/forms/src/index.ts':
      "import type { A } from '@plinth/media/image';\nexport type B = A;",
    'packages/media/src/a.test.ts': "import '@plinth/forms';",
  });
  expect(readWorkspaceImports(listWorkspaces(['packages'], root))).toEqual(
    new Map([
      ['forms', new Set(['media'])],
      ['media', new Set()],
    ]),
  );
});

it('leaves out what follows, and puts each workspace above those that it imports', () => {
  expect(withoutShortcuts(arrows).get('gallery')).toEqual(new Set(['media']));
  expect([...workspaceLevels(arrows)]).toEqual([
    ['model', 0],
    ['media', 1],
    ['gallery', 2],
  ]);
});

it('draws every workspace and arrow once, and describes them in text', () => {
  const svg = drawArchitecture(arrows, new Map([['media', 'images, video embeds, a map']]));
  expect(svg.match(/<rect /g)).toHaveLength(3);
  expect(svg.match(/<path d="M\d+ \d+C/g)).toHaveLength(2);
  expect(svg).toContain('media imports model. gallery imports media.');
  expect(svg).toContain('>images, video embeds, a<');
});
