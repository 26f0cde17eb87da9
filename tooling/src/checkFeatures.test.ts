import { expect, it } from 'vitest';
import { findFeatureFaults } from './checkFeatures.js';
import { features, type Feature } from './features/features.js';
import { findTableFaults, writeTable } from './features/featureTable.js';
import { measureFeature } from './features/measureFeature.js';
import { fixtureRepository } from './fixtureRepository.js';

const popover: Feature = { feature: 'popover', since: '0.3', example: 'ui/popover', code: '' };
const files: Feature = {
  feature: 'files',
  since: '0.4',
  example: 'forms/files',
  code: '',
  when: 'with `<Form>`',
};
const both = [popover, files];
const bytes = [
  { used: 1818, unused: 0 },
  { used: 4563, unused: 30 },
];
const page = writeTable('<!-- features -->\n<!-- /features -->', both, bytes);

it('writes a row for each feature, which then is what was measured', () => {
  expect(page).toContain('| popover | 0.3 | ui/popover | 1.8 kB | – |');
  expect(page).toContain('| files | 0.4 | forms/files | 4.6 kB | under 0.1 kB with `<Form>` |');
  expect(findTableFaults(page, both, bytes)).toEqual([]);
  expect(writeTable(page, both, bytes)).toBe(page);
});

it('names bytes that have changed by more than a twentieth', () => {
  const [, ...rest] = bytes;
  expect(findTableFaults(page, both, [{ used: 1900, unused: 99 }, ...rest])).toEqual([]);
  expect(findTableFaults(page, both, [{ used: 1901, unused: 101 }, ...rest])).toEqual([
    '"popover" says "1.8 kB"; it is "1.9 kB".',
    '"popover" says "–"; it is "0.1 kB".',
  ]);
});

it('names a row that is missing, unknown, of another example or without bytes', () => {
  expect(findTableFaults(page.replace('popover', 'drawer'), both)).toEqual([
    '"popover" has no row.',
    '"drawer" is none of the features.',
  ]);
  expect(findTableFaults(page.replace('ui/popover', 'none'), both)).toEqual([
    '"popover" says 0.3 and none; it is 0.3 and ui/popover.',
  ]);
  expect(findTableFaults(page.replace('1.8 kB', 'little'), both)).toEqual([
    '"popover" says "little", which are no bytes.',
  ]);
});

it('names an example that does not exist, and a source that has changed', () => {
  const root = fixtureRepository({ 'packages/x/src/x.ts': 'export const x = 1;' });
  const leaveOut = { 'x/src/x.ts': [['x = 2']] } satisfies Feature['leaveOut'];
  expect(findFeatureFaults({ ...popover, leaveOut }, root)).toEqual([
    '"popover": the playground has no example ui/popover.',
    expect.stringContaining(
      '"popover" cannot be removed from packages/x/src/x.ts: it has no x = 2.',
    ),
  ]);
});

it('measures a feature inside of another, one beside another, and one alone', async () => {
  const measured = await Promise.all(
    ['toast with a kind', '`updateGallery`', 'popover'].map((name) =>
      measureFeature(features.find(({ feature }) => feature.startsWith(name))!),
    ),
  );
  const [toast, update, alone] = measured.map(({ used, unused }) => ({ used, unused }));
  expect(toast?.used).toBeGreaterThan(40);
  expect(toast?.unused).toBe(toast?.used);
  expect(update).toEqual({ used: expect.any(Number), unused: 0 });
  expect(alone?.used).toBeGreaterThan(1000);
  expect(alone?.unused).toBe(0);
});
