import { expect, type Locator, type Page } from '@playwright/test';

/** A text of a form in the area with an editor: its field by its label. */
export const textField = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('textbox', { name });

/** Writes lines into a text, each with a style of the list; the former text is removed. */
export async function writeText(
  scope: Page | Locator,
  name: string | RegExp,
  lines: readonly (readonly [style: string, text: string])[],
): Promise<void> {
  const field = textField(scope, name);
  // The text inside is looked for from the entry on, not from the scope.
  const page = 'page' in scope ? scope.page() : scope;
  const entry = scope.locator('[data-rich-text]').filter({ has: textField(page, name) });
  // The editor takes the place of the field when it is there.
  await expect(entry.getByRole('toolbar')).toBeVisible();
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  const style = entry.getByRole('combobox', { name: 'Style' });
  for (const [at, [kind, text]] of lines.entries()) {
    if (at > 0) await field.press('Enter');
    await style.selectOption(kind);
    await field.pressSequentially(text);
  }
}
