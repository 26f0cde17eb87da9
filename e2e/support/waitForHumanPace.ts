import { expect } from '@playwright/test';

/** The server refuses a page's form within the first 1.5 seconds: a person is slower. */
export async function waitForHumanPace(openedAt: number): Promise<void> {
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(1600);
}
