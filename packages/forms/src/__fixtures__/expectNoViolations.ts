import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects that axe finds nothing in the page's main part now. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document.querySelector('main')!, {
    rules: { region: { enabled: false } },
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
