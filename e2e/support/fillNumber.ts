import { test, type Locator } from '@playwright/test';

/**
 * Writes a number over what a number field holds. Firefox's driver splices the text of `fill` into the field's value at the
 * selection, which a number field does not tell: a 2 over a 1 becomes 12. Keys are pressed there, as a person does it.
 */
export async function fillNumber(field: Locator, number: string): Promise<void> {
  if (number === '' || test.info().project.use.browserName !== 'firefox') {
    await field.fill(number);
    return;
  }
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
}
