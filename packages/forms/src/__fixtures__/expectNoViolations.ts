import axe from 'axe-core';
import { expect } from 'vitest';

/** axe finds nothing in the page's main part as it stands now. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document.querySelector('main')!, {
    rules: { region: { enabled: false } },
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
