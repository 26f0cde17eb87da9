import { expect, test, type Page } from '@playwright/test';
import { openExample, playgroundExamples, turnToExample, watchErrors } from '../support/playground';
import { playgroundSights } from '../support/playgroundSights';
import { rulesOfColor, violationsOf } from '../support/violationsOf';

// One playground for all, which navigates from address to address: its scripts are loaded once, and each stage is a new
// page.
test.describe.configure({ mode: 'default' });

let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  errors = watchErrors(page);
  await openExample(page, playgroundExamples[0]!);
});
test.afterAll(() => page.close());

for (const id of playgroundExamples) {
  test(`[PLY-1k] ${id} is on the stage, silent and accessible in light, dark and RTL`, async () => {
    errors.length = 0;
    const stage = await turnToExample(page, id, { theme: 'light' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    expect(await violationsOf(page)).toEqual([]);
    expect(playgroundSights[id], 'what a visitor finds').toBeDefined();
    await playgroundSights[id]?.(stage);

    await turnToExample(page, id, { theme: 'dark', direction: 'rtl' });
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('@plinth/');

    expect(await violationsOf(page, { rules: rulesOfColor })).toEqual([]);
    expect(errors).toEqual([]);
  });
}
