import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/**
 * The extent of a check by axe.
 * @default the whole page and its frames, by all rules
 */
export interface Look {
  /** Selector of the only checked part. */
  readonly within?: string;
  /** For pages whose frames have tests of their own. */
  readonly withoutFrames?: boolean;
  /** The only rules to run. */
  readonly rules?: readonly string[];
  /** Rules that are skipped. */
  readonly except?: readonly string[];
  /** Runs every rule with one of these tags, including rules that axe leaves out by default. */
  readonly tags?: readonly string[];
}

/** One element that violates a rule. */
export interface Finding {
  readonly rule: string;
  /** Selector of the element; inside frames, those of the frames before it. */
  readonly selector: string;
  /** The element's own markup. */
  readonly html: string;
  /** axe's explanation. */
  readonly reason: string;
}

/** Rules whose answer may differ between light and dark. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** 0.6 MB. The Playwright binding of axe loads 1.3 MB into the page, twice for each check. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a frame once; a page that is checked again has it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** Reports of axe are made in the page itself: listing the passing results as well would take a third of the work. */
async function lookByAxe(
  page: Page,
  look: Look,
  resultType: 'violations' | 'passes',
): Promise<Finding[]> {
  await bringAxe(page.mainFrame());
  if (!look.withoutFrames)
    // A frame that was removed meanwhile, or never loaded, is not checked.
    for (const frame of page.frames().slice(1)) await bringAxe(frame).catch(() => {});
  const context = {
    include: [look.within ?? 'html'],
    exclude: look.withoutFrames ? ['iframe'] : [],
  };
  const options: RunOptions = {
    resultTypes: [resultType],
    ...(look.rules ? { runOnly: { type: 'rule', values: [...look.rules] } } : {}),
    ...(look.tags ? { runOnly: { type: 'tag', values: [...look.tags] } } : {}),
    rules: {
      // Off by default in this release: a name contains the visible text (WCAG 2.5.3).
      'label-content-name-mismatch': { enabled: true },
      ...Object.fromEntries((look.except ?? []).map((rule) => [rule, { enabled: false }])),
    },
  };
  return page.evaluate(
    async ([what, how, type]) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<AxeResults> };
      };
      const found = await axe.run(what, how);
      return found[type].flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, failureSummary = '' }) => ({
          rule: id,
          selector: target.flat().join(' '),
          html,
          reason: failureSummary.replace(/\s+/g, ' '),
        })),
      );
    },
    [context, options, resultType] as const,
  );
}

/** The faults that axe finds on a page and in the frames of its own origin. */
export const findingsOf = (page: Page, look: Look = {}): Promise<Finding[]> =>
  lookByAxe(page, look, 'violations');

const asText = ({ rule, html }: Finding) => `${rule}: ${html}`;

/** The same as `rule: markup`. */
export const violationsOf = async (page: Page, look: Look = {}): Promise<string[]> =>
  (await findingsOf(page, look)).map(asText);

/** The elements that pass the rules, as `rule: markup`. */
export const passesOf = async (page: Page, look: Look): Promise<string[]> =>
  (await lookByAxe(page, look, 'passes')).map(asText);

/**
 * The contrast of a colour cannot be measured during its transition, and the end of a transition starts those of
 * elements that inherit the colour.
 */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let round = 0; round < 20; round += 1)
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
  });

/** The same in light, and in dark for rules that depend on colors, without loading the page again. */
export async function violationsInBothSchemes(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violationsOf(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishTransitions(page);
  const dark = await violationsOf(page, { ...look, rules: rulesOfColor });
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)];
}
