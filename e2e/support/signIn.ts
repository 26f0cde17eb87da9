import { expect, type Page } from '@playwright/test';

/** Signs in by the form that a page of the owner's area shows, and waits for that page. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // A password is checked slowly on purpose, and more slowly on a busy machine.
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  // Firefox reports a wrong address for a page that is requested while another one still loads.
  await page.waitForLoadState();
}
