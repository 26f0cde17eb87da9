import { firefox, type BrowserContext, type Page } from '@playwright/test';

/**
 * Works around two faults of Playwright 1.64's driver in every page of a Firefox that is launched from now on.
 *
 * `fill` writes a field's value by a script: React is not notified, a field for a number or a mail address appends it
 * to its value, and it cannot be undone. Here it edits the field as a keyboard does.
 *
 * `goto` fails while the previous page still loads: "interrupted by another navigation" to the requested address. Here
 * it waits for that page.
 */
export function fixFirefoxDriver(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (contextOptions) => {
      const context = await newContext(contextOptions);
      await insertAsAKeyboard(context);
      context.on('page', waitForOwnNavigation);
      return context;
    };
    return browser;
  };
}

/** `window.__pw_bidiInsertText` is what the driver sets and calls in each frame; it continues in a returned frame. */
const insertAsAKeyboard = (context: BrowserContext) =>
  context.addInitScript(() => {
    const insert = (text: string): Element | undefined => {
      let focused = document.activeElement;
      while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
      if (focused instanceof HTMLIFrameElement) return focused;
      document.execCommand('insertText', false, text);
      return undefined;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });

/** The address of the interrupting navigation, and the requested one. */
const interruption = /Navigation to "(.+)" is interrupted by another navigation to "(.+)"/;

function waitForOwnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(url, options);
    } catch (error) {
      const [, asked, interrupting] = interruption.exec(String(error)) ?? [];
      if (asked === undefined || asked !== interrupting) throw error;
      await page.waitForLoadState(
        options?.waitUntil === 'commit' ? 'domcontentloaded' : options?.waitUntil,
      );
      return null;
    }
  };
}
