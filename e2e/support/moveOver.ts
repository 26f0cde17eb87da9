import type { Locator } from '@playwright/test';

/**
 * Moves the pointer over an element from elsewhere in the window, as a hand does. Firefox reports the first movement of
 * a pointer without a distance: a page takes that for a resting pointer.
 */
export async function moveOver(target: Locator): Promise<void> {
  await target.page().mouse.move(1, 1);
  await target.hover();
}
