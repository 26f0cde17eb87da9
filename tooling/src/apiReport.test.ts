import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiReport, checkApiReports } from './apiReport.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';
import { listWorkspaces } from './workspace.js';

const built = {
  'packages/forms/package.json': manifest('forms', {
    '.': './src/index.ts',
    './react': './src/react.ts',
  }),
  'packages/forms/dist/index.d.ts': `
    import { F as FormStore } from './formStore-Ab12';
    export { F as FormStore } from './formStore-Ab12';
/**
 * Says why.
 *
 * @example
 * \`\`\`ts
 * attachForm(document.body);
 * \`\`\`
 */
declare function attachForm(element: HTMLElement, options?: { store: FormStore }): () => void;
    declare const rules: { readonly a: 1; };
    export { rules, attachForm };`,
  'packages/forms/dist/formStore-Ab12.d.ts': `
    interface FormStore {
      /** Now. */
      value: string;
    }
    export type { FormStore as F };`,
  'packages/forms/dist/react.d.ts': 'export declare const Form: (props: { id: string }) => null;',
};

it('lists the exported names of every entry with their signatures and docstrings', () => {
  const [workspace] = listWorkspaces(['packages'], fixtureRepository(built));
  const report = apiReport(workspace!);
  expect(report).toContain(`## @plinth/forms

\`\`\`ts
interface FormStore {
    /** Now. */
    value: string;
}

/** Says why. */
function attachForm(element: HTMLElement, options?: {
    store: FormStore;
}): () => void;

const rules: {
    readonly a: 1;
};
\`\`\``);
  expect(report).toContain('## @plinth/forms/react');
  expect(report).toContain('const Form: (props: {');
});

it('says that a report is missing, is behind, or is up to date', () => {
  const root = fixtureRepository(built);
  const workspaces = listWorkspaces(['packages'], root);
  const file = path.join(root, 'packages/forms/api.md');
  expect(checkApiReports(workspaces)).toEqual([expect.stringContaining('api.md is missing')]);
  writeFileSync(file, apiReport(workspaces[0]!).replace('value: string', 'value: number'));
  expect(checkApiReports(workspaces)).toEqual([
    expect.stringMatching(
      /is behind from line \d+ on:\n {2}- +value: number;\n {2}\+ +value: string;/,
    ),
  ]);
  writeFileSync(file, apiReport(workspaces[0]!));
  expect(checkApiReports(workspaces)).toEqual([]);
});

it('asks for the build when there is none', () => {
  const { 'packages/forms/dist/react.d.ts': _, ...half } = built;
  const [workspace] = listWorkspaces(['packages'], fixtureRepository(half));
  expect(() => apiReport(workspace!)).toThrow('pnpm build');
});
