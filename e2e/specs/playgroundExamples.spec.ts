import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openExample, playgroundExamples, watchErrors } from '../support/playground';
import { playgroundSights } from '../support/playgroundSights';

test.use({ viewport: { width: 1280, height: 800 } });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

for (const id of playgroundExamples) {
  test(`[PLY-1] ${id} stands on the stage, silent and accessible in light, dark and RTL`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const stage = await openExample(page, id, { theme: 'light' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    await expectNoViolations(page);
    expect(playgroundSights[id], 'what a visitor finds').toBeDefined();
    await playgroundSights[id]?.(stage);

    await openExample(page, id, { theme: 'dark', direction: 'rtl' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    await expectNoViolations(page);
    expect(errors).toEqual([]);
  });
}
