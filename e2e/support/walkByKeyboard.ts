import { expect, test, type Locator, type Page } from '@playwright/test';

/** The maximum number of tab stops: more than any page of the sample site has. */
const maxStops = 150;

export interface Walk {
  /** Presses Tab until an element has the focus; every stop on the way has a name and can be seen. */
  to(place: Locator): Promise<void>;
  /** The same, then the key. */
  press(place: Locator, key?: string): Promise<void>;
  /** The next stops as a screen reader says them: role and name. */
  next(count: number): Promise<string[]>;
}

/** Walks pages by the keyboard alone, as without a pointer. */
export function walkByKeyboard(page: Page): Walk {
  const focused = page.locator(':focus');
  const isFirefox = test.info().project.use.browserName === 'firefox';
  const tab = async () => {
    const before = isFirefox && (await page.evaluateHandle(() => document.activeElement));
    await page.keyboard.press('Tab');
    if (before && (await before.evaluate(isStillFocused))) {
      await page.evaluate(beginAnew);
      return undefined;
    }
    // At its end a page passes the focus to the browser's own bars.
    if ((await focused.count()) === 0) return undefined;
    const [first = ''] = (await focused.ariaSnapshot()).split('\n');
    return /^- (\w+(?: "(?:[^"\\]|\\.)*")?)/.exec(first)?.[1] ?? first;
  };
  const to = async (place: Locator) => {
    const passed: string[] = [];
    for (let stop = 0; stop < maxStops; stop += 1) {
      const said = await tab();
      if (said !== undefined) {
        const fault = await focused.evaluate(findFault);
        expect(fault, `${page.url()}: ${said}`).toBe('');
        passed.push(said);
      }
      if ((await place.count()) > 0 && (await place.evaluate((one) => one.matches(':focus'))))
        return;
    }
    throw new Error(`Tab does not lead there. It leads to:\n${passed.join('\n')}`);
  };
  return {
    to,
    async press(place, key = 'Enter') {
      await to(place);
      await page.keyboard.press(key);
    },
    async next(count) {
      const said: string[] = [];
      while (said.length < count) said.push((await tab()) ?? '(browser)');
      return said;
    },
  };
}

/**
 * Firefox's driver sends keys to the page alone. Where they would lead out of it, into the browser's bars, the focus stays:
 * runs in the page.
 */
const isStillFocused = (element: Element | null): boolean =>
  element !== document.body && element === document.activeElement;

/** As from the browser's bars, the next stop is the first of the page: runs in the page. */
function beginAnew(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
}

/** The reason why the focused element cannot be seen: runs in the page. */
function findFault(element: Element): string {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width * height === 0) return 'it has no size';
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return 'it is out of view';
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const on = document.elementFromPoint(x, y);
    return (
      on !== null && (element.contains(on) || on.contains(element) || on.closest('label') !== null)
    );
  });
  return isSeen ? '' : 'something lies over it';
}
