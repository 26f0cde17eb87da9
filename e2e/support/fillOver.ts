import { test, type Locator } from '@playwright/test';

/**
 * Writes over what a field for a number or an address of mail holds. Firefox's driver splices the text of `fill` into the
 * field's value at the selection, which such a field does not tell: a 2 over a 1 becomes 12. Keys are pressed there, as a
 * person does it.
 */
export async function fillOver(field: Locator, text: string): Promise<void> {
  if (text === '' || test.info().project.use.browserName !== 'firefox') {
    await field.fill(text);
    return;
  }
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
