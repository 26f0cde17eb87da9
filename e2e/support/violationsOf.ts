import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose answer may differ between light and dark. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * The faults that axe finds on a page and in the frames of its own origin, as `rule: markup`. The report is made in the
 * page itself and without all that is right: a third of the work of axe as it comes, which opens a second page for it.
 */
export async function violationsOf(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Off by default in this release: a name holds the words that are shown (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await narrow(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** A color on its way to another one has no contrast to measure, and where one arrives those that inherit it set out. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isUnderWay = (one: Animation) => one instanceof CSSTransition;
    for (let round = 0; round < 20; round += 1)
      for (const transition of document.getAnimations().filter(isUnderWay)) transition.finish();
  });

/** The same in light, and in dark for whatever depends on colors, without loading the page again. */
export async function violationsInBothSchemes(
  page: Page,
  narrow?: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violationsOf(page, narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishTransitions(page);
  const dark = await violationsOf(page, (axe) => (narrow?.(axe) ?? axe).withRules(rulesOfColor));
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)];
}
