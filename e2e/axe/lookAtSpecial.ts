import { expect, type Browser, type Locator } from '@playwright/test';
import { openExample } from '../support/playground';
import { takeLook, withPage, type AxeRun, type Look } from './look';
import type { SpecialState } from './specialStates/specialState';

/** Reaches a special state once, and checks it in light and in dark. */
export const lookAtSpecial = (
  browser: Browser,
  { site, pictures }: AxeRun,
  { name, path, person = 'visitor', context, reach }: SpecialState,
): Promise<Look[]> => {
  const example = /^playground:(.*)/.exec(path)?.[1];
  return withPage(
    browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...context,
      baseURL: site.origin,
      ...(person === 'undecided' ? {} : { storageState: site.people[person] }),
    }),
    async (page) => {
      const options = { page: name, pictures, withFrames: example !== undefined };
      let reached: Locator | undefined;
      const light = await takeLook(page, { ...options, state: 'light' }, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await (example === undefined ? page.goto(path) : openExample(page, example));
        reached = await reach(page);
        await expect(reached).toBeVisible();
      });
      if (light.error !== undefined) return [light];
      const dark = await takeLook(page, { ...options, state: 'dark' }, async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(reached!).toBeVisible();
      });
      return [light, dark];
    },
  );
};
