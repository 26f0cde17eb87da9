import type { Locator } from '@playwright/test';

/**
 * Moves the pointer over an element from elsewhere in the window, as a hand does. The first movement that Firefox tells
 * of a pointer carries no distance: a page takes it for a pointer at rest that it has come under.
 */
export async function moveOver(target: Locator): Promise<void> {
  await target.page().mouse.move(1, 1);
  await target.hover();
}
