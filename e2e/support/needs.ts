import { test } from '@playwright/test';

/**
 * Abilities of a browser's driver that Playwright has over Chromium's protocol and not over WebDriver BiDi (Playwright
 * 1.64, Firefox 153), each with the reason.
 */
const lacking = {
  'Chromium’s protocol': 'the journey measures or moves by commands of Chromium’s own protocol',
  touch: 'WebDriver BiDi in Firefox has no emulation.setTouchOverride, and the driver no finger',
  'bodies of requests': 'the driver tells no body of a request (its postData is always null)',
  media: 'the driver’s emulateMedia does nothing: no dark, printed or forced colours',
  'pages without scripts':
    'WebDriver BiDi in Firefox has no emulation.setScriptingEnabled, and javascript.enabled stops the driver’s own waiting',
};

/** Skips the calling journey where the driver lacks `ability`, and adds the reason to the report. */
export function needs(ability: keyof typeof lacking): void {
  const lacks = test.info().project.use.browserName === 'firefox';
  test.skip(lacks, `${ability}: ${lacking[ability]}`);
}
