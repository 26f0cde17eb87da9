import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './workspace.js';

/* global document -- callbacks of `page` run in the page */

/** @typedef {import('playwright').Browser} Browser */

const pictures = path.join(repositoryRoot, 'docs/pictures/consumers');
const viewport = { width: 900, height: 360 };
// Text stays readable, and a picture stays below 150 kB.
const format = /** @type {const} */ ({ type: 'jpeg', quality: 72 });

/** @param {string} name @param {number} [index] of the page */
export const pictureFile = (name, index = 0) =>
  path.join(pictures, `${name}${index === 0 ? '' : `-${index + 1}`}.jpg`);

/**
 * Photographs the pages of a project, whole, with every picture loaded.
 * @param {Browser} browser @param {{ name: string, origin: string, paths?: string[] | undefined }} options
 */
export async function takePictures(browser, { name, origin, paths = ['/'] }) {
  mkdirSync(pictures, { recursive: true });
  for (const [index, address] of paths.entries()) {
    const page = await browser.newPage({ viewport });
    try {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (const image of document.querySelectorAll('img')) {
          image.scrollIntoView();
          if (!image.complete)
            await new Promise((resolve) => {
              image.addEventListener('load', resolve);
              image.addEventListener('error', resolve);
            });
        }
        document.documentElement.scrollTo(0, 0);
      });
      // A banner at the window's edge is then at the page's edge, and not across its middle.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
      await page.screenshot({ ...format, path: pictureFile(name, index) });
    } finally {
      await page.close();
    }
  }
}

/**
 * Takes a picture of the output of a project without a page, as a terminal shows it.
 * @param {Browser} browser @param {{ name: string, folder: string, output: string }} options `folder` is replaced by the name in
 * the output
 */
export async function pictureOutput(browser, { name, folder, output }) {
  mkdirSync(pictures, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 720, height: 200 } });
  try {
    await page.setContent(
      '<!doctype html><body style="margin:0;background:#17181c;color:#e8e6e3"><pre style="margin:0;padding:20px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap"></pre>',
    );
    const text = output.trim().replaceAll(folder, name);
    await page.locator('pre').evaluate((element, shown) => {
      element.textContent = shown;
    }, text);
    await page.locator('pre').screenshot({ ...format, path: pictureFile(name) });
  } finally {
    await page.close();
  }
}
