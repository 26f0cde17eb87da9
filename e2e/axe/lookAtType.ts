import { expect, type Browser, type Page } from '@playwright/test';
import type { AxeSite } from './axeSites';
import { takeLook, withPage, type AxeRun, type Look } from './look';
import type { PageState } from './pageStates';
import type { PageType } from './pageTypes';

/** The page as it is, with the part that makes it this page. */
async function open(page: Page, type: PageType, site: AxeSite): Promise<void> {
  const address = typeof type.path === 'string' ? type.path : type.path(site);
  const answer = await page.goto(address);
  expect(answer?.status(), `status of ${address}`).toBe(type.status ?? 200);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
  await expect(type.shows(page.getByRole('main'), page).first()).toBeVisible();
}

/** Checks one type of page in one of the states that every page has. */
export const lookAtType = (
  browser: Browser,
  { site, pictures }: AxeRun,
  { type, state }: { type: PageType; state: PageState },
): Promise<Look> =>
  withPage(
    browser.newContext({
      ...state.context,
      baseURL: site.origin,
      storageState: site.people[type.person ?? 'visitor'],
    }),
    (page) =>
      takeLook(
        page,
        { page: type.name, state: state.name, pictures, isWholePage: true, except: state.except },
        async () => {
          await state.prepare?.(page);
          await open(page, type, site);
          await state.enter(page, type);
        },
      ),
  );
