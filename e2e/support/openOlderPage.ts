import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageStarted } from './pageStarted';

/**
 * Opens a page that Plinth did not render, with the real scripts and the real server behind it. It comes without our
 * policy, as its own server would send it.
 *
 * @param name of a file in `fixtures`
 */
export async function openOlderPage(page: Page, name: string): Promise<void> {
  const html = readFileSync(path.resolve(import.meta.dirname, `../fixtures/${name}.html`), 'utf8');
  const ours = await (await page.request.get('/studio')).text();
  const boot = /<script type="module" src="([^"]+)"/.exec(ours)![1]!;
  await page.route('**/published', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('{{boot}}', boot) }),
  );
  await page.goto('/published');
  await pageStarted(page);
}
