import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';

let running: Promise<Browser> | undefined;

/** One Chromium for the whole run; every page gets a context of its own. */
export function sharedBrowser(): Promise<Browser> {
  running ??= chromiumLaunchOptions().then((options) => chromium.launch(options));
  return running;
}

export async function closeBrowser(): Promise<void> {
  const browser = running;
  running = undefined;
  await (await browser)?.close();
}
