import type { Page } from '@playwright/test';

/** CSS pixels by which a page is wider than the room beside its scrollbar, so that it scrolls sideways: 0 as it should be. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
