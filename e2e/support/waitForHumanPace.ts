import { expect } from '@playwright/test';

/** Waits until the server accepts a page's form: it refuses forms within the first 1.5 seconds. */
export async function waitForHumanPace(openedAt: number): Promise<void> {
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(1600);
}
