import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Every example of the playground, by its folder: `gallery/designs`. */
export const playgroundExamples: readonly string[] = listExamples();

function listExamples(): string[] {
  const root = path.resolve(import.meta.dirname, '../../apps/playground/src/examples');
  const folders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders(root)
    .flatMap(({ name: room }) =>
      folders(path.join(root, room)).map(({ name }) => `${room}/${name}`),
    )
    .filter((id) => existsSync(path.join(root, id, 'index.tsx')));
}

/** Where the built playground is served during the run. */
export const playgroundOrigin = (): string =>
  `http://localhost:${process.env['PLINTH_PLAYGROUND_PORT']}`;

/** Opens an example with options and environment settings in the address. */
export async function openExample(
  page: Page,
  id: string,
  query: Readonly<Record<string, string>> = {},
): Promise<FrameLocator> {
  const search = new URLSearchParams({ example: id, ...query });
  await page.goto(`${playgroundOrigin()}/?${search.toString()}`);
  const stage = page.frameLocator('iframe');
  await expect(stage.getByRole('main').locator('*').first()).toBeAttached();
  return stage;
}

/** Changes the address of an open playground without a page load, as Back and Forward do. */
export async function turnToExample(
  page: Page,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<FrameLocator> {
  const search = `?${new URLSearchParams({ example: id, ...query }).toString()}`;
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
  const shown = Object.entries({ example: id, ...query }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const stage = page.frameLocator(`iframe${shown.map((part) => `[src*="${part}"]`).join('')}`);
  await expect(stage.getByRole('main').locator('*').first()).toBeAttached();
  return stage;
}

/** All console errors and uncaught errors, in all frames. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
