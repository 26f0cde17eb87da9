import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { pageStarted } from '../support/pageStarted';
import { scrollThrough } from '../support/scrollThrough';
import { takeScriptsAway } from './takeScriptsAway';
import { rulesOfColor } from '../support/violationsOf';
import type { Language } from './axeSites';
import type { PageType } from './pageTypes';

export interface PageState {
  readonly name: string;
  readonly language: Language;
  readonly context: BrowserContextOptions;
  /** Rules whose answer says nothing about this state. */
  readonly except?: readonly string[];
  /** Called before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /**
   * Puts an open page into the state.
   * @throws when it was not reached
   */
  enter(page: Page, type: PageType): Promise<void>;
}

const wide = { width: 1280, height: 900 };
const phone = { width: 320, height: 640 };
const matches = (page: Page, query: string) =>
  expect.poll(() => page.evaluate((text) => matchMedia(text).matches, query)).toBe(true);

/** Every block has come near once, so that its script has attached. */
async function readThrough(page: Page, { isOfArea }: PageType): Promise<void> {
  if (!isOfArea) await pageStarted(page);
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

interface StateOptions extends BrowserContextOptions {
  name: string;
  /** @default 'en' */
  language?: Language;
}

const state = (
  { name, language = 'en', ...context }: StateOptions,
  isThere: (page: Page, type: PageType) => Promise<void>,
): PageState => ({
  name,
  language,
  context: { viewport: wide, colorScheme: 'light', ...context },
  async enter(page, type) {
    await readThrough(page, type);
    await isThere(page, type);
  },
});

/** Nothing of the page can be reached by scrolling sideways alone (WCAG 1.4.10). */
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(wideParts), { message: 'the page scrolls sideways' }).toEqual([]);

/** The first parts that reach out of a page that scrolls sideways: runs in the page. */
function wideParts(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 9)
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Eight states in which a page looks or behaves differently. */
export const pageStates: readonly PageState[] = [
  state({ name: 'light' }, (page) => matches(page, '(prefers-color-scheme: light)')),
  state({ name: 'dark', colorScheme: 'dark' }, (page) =>
    matches(page, '(prefers-color-scheme: dark)'),
  ),
  state({ name: '320 px', viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await matches(page, '(width: 320px) and (pointer: coarse)');
    await fits(page);
  }),
  state({ name: 'text 200 %', viewport: phone }, async (page) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await fits(page);
  }),
  state({ name: 'Arabic', language: 'ar' }, async (page, { isOfArea }) => {
    if (isOfArea) await expect(page.getByText(/\p{Script=Arabic}/u).first()).toBeVisible();
    else await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1);
  }),
  {
    ...state({ name: 'forced colours', forcedColors: 'active' }, (page) =>
      matches(page, '(forced-colors: active)'),
    ),
    // The colours are the visitor's own; axe compares theirs behind a text with the page's own of the text.
    except: rulesOfColor,
  },
  state({ name: 'keyboard, still', reducedMotion: 'reduce' }, async (page) => {
    await matches(page, '(prefers-reduced-motion: reduce)');
    // Past the link that leads to the content, to the first control that everybody sees.
    for (const _ of ['skip', 'first']) await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toBeInViewport();
  }),
  {
    name: 'no script',
    language: 'en',
    context: { viewport: wide, colorScheme: 'light' },
    prepare: takeScriptsAway,
    async enter(page) {
      await scrollThrough(page);
      expect(await page.evaluate(() => 'plinth' in window)).toBe(false);
      await expect(page.locator('html[data-page-started]')).toHaveCount(0);
    },
  },
];
