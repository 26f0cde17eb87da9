// Presses Ctrl+F in a real window, as a visitor does, and prints the position of the found text. Needs Linux with a
// display (Xvfb will do), `xdotool`, and a whole Chromium: `CHROMIUM_PATH=/usr/bin/chromium DISPLAY=:77 pnpm --filter
// @plinth/e2e press-find`. Find-in-page is a part of the browser's window: no protocol reaches it.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { changePage } from '../support/changePage';
import { fillGallery } from '../support/fillGallery';
import { startOwnServer } from '../support/ownServer';

const count = 10_000;
const address = '/work/exhibition';
const searches = [
  { id: 'gallery-show-carousel', number: count },
  { id: 'gallery-show-carousel', number: 5000 },
  { id: 'gallery-show-list', number: count },
  { id: 'gallery-show-list', number: 5000 },
  { id: 'gallery-show-fitting', number: count },
];

const xdotool = (...words: string[]) => execFileSync('xdotool', words, { encoding: 'utf8' }).trim();
const server = await startOwnServer();
const { executablePath, args, env } = await chromiumLaunchOptions();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--window-size=1280,860', '--window-position=0,0'],
  env: { ...env, DISPLAY: process.env['DISPLAY'] ?? ':0' },
  headless: false,
});
try {
  const context = await browser.newContext({ viewport: null, baseURL: server.origin });
  for (const { id, number } of searches) {
    const page = await context.newPage();
    await changePage(page, address, (html) => fillGallery(html, id, count));
    await page.goto(address);
    await page.bringToFront();
    xdotool('search', '--onlyvisible', '--sync', '--class', 'chromium', 'windowfocus', '--sync');
    xdotool('key', 'ctrl+f');
    const text = `Bowl number ${number}.`;
    xdotool('type', '--delay', '15', `${text}\n`);
    const words = page.locator(`#${id}`).getByText(text);
    const isShown = await words
      .evaluate(
        (element) =>
          new Promise<boolean>((resolve) => {
            new IntersectionObserver(([entry]) => {
              if (entry!.isIntersecting) resolve(true);
            }).observe(element);
            setTimeout(() => resolve(false), 60_000);
          }),
      )
      .catch(() => false);
    const box = await words.boundingBox();
    console.log(
      `${isShown ? 'shown' : 'NOT SHOWN'}: "${text}" of ${count} in ${id}, at ${Math.round(box?.x ?? -1)}, ${Math.round(box?.y ?? -1)}`,
    );
    if (!isShown) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await server.remove();
}
