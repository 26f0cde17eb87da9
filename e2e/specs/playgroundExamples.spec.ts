import { expect, test, type Page } from '@playwright/test';
import { openExample, playgroundExamples, watchErrors } from '../support/playground';
import { playgroundSights } from '../support/playgroundSights';
import { rulesOfColor, violationsOf } from '../support/violationsOf';

// One page for all: its scripts are compiled once. An example keeps nothing but what its address says.
test.describe.configure({ mode: 'default' });

let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  errors = watchErrors(page);
});
test.afterAll(() => page.close());

for (const id of playgroundExamples) {
  test(`[PLY-1k] ${id} stands on the stage, silent and accessible in light, dark and RTL`, async () => {
    errors.length = 0;
    const stage = await openExample(page, id, { theme: 'light' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    expect(await violationsOf(page)).toEqual([]);
    expect(playgroundSights[id], 'what a visitor finds').toBeDefined();
    await playgroundSights[id]?.(stage);

    await openExample(page, id, { theme: 'dark', direction: 'rtl' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    expect(await violationsOf(page, (axe) => axe.withRules(rulesOfColor))).toEqual([]);
    expect(errors).toEqual([]);
  });
}
