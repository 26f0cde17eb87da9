import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Language, Person } from '../axeSites';

/** A state of a page that needs several steps. */
export interface SpecialState {
  readonly name: string;
  /** An address of the site, or an example of the playground as `playground:ui-dialogs/drawer`. */
  readonly path: string;
  /** @default 'en' */
  readonly language?: Language;
  /** @default 'visitor'; `undecided` has not answered the question about cookies */
  readonly person?: Person | 'undecided';
  readonly context?: BrowserContextOptions;
  /**
   * Reaches it on the open page.
   * @returns the part that exists in this state alone, by its role
   */
  reach(page: Page): Locator | Promise<Locator>;
}

/** The block, in view and with its script at work. */
export async function attached(page: Page, id: string): Promise<Locator> {
  const block = page.locator(`#${id}`);
  await block.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await block.hover();
  await page.locator(`#${id}[data-attached]`).waitFor();
  return block;
}
