import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeSite } from './axeSites';
import { findingsOf, finishTransitions, type Finding } from '../support/violationsOf';

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];

export interface AxeRun {
  site: AxeSite;
  /** Folder for a picture of each checked page. @default none is taken */
  pictures: string | undefined;
}

/** One check of one page in one state. */
export interface Look {
  readonly page: string;
  readonly state: string;
  readonly findings: readonly Finding[];
  /** Why the state was not reached, and nothing looked at. */
  readonly error?: string;
}

export interface LookOptions {
  readonly page: string;
  readonly state: string;
  /** Folder for a picture of the checked page. @default none is taken */
  readonly pictures?: string | undefined;
  /** The whole page in the picture, instead of the visible part. @default false */
  readonly isWholePage?: boolean;
  /** Rules that are skipped. @default none */
  readonly except?: readonly string[] | undefined;
  /** Frames of the page are looked at as well. @default false */
  readonly withFrames?: boolean;
}

/**
 * Puts a page into a state and checks it by every rule of WCAG 2.2 AA and of good practice.
 *
 * @param reach throws when the state was not reached
 */
export async function takeLook(
  page: Page,
  {
    page: name,
    state,
    pictures,
    isWholePage = false,
    except = [],
    withFrames = false,
  }: LookOptions,
  reach: () => Promise<void>,
): Promise<Look> {
  const takePicture = async () => {
    if (pictures === undefined) return;
    mkdirSync(pictures, { recursive: true });
    const file = `${`${name} ${state}`.replaceAll(/\W+/g, '-')}.png`;
    await page.screenshot({ path: path.join(pictures, file), fullPage: isWholePage });
  };
  try {
    await reach();
    // A part in the window moves when those below get their sizes; of a whole page they are wanted.
    if (!isWholePage) await takePicture();
    await renderEverything(page);
    await finishTransitions(page);
    const findings = await findingsOf(page, { tags, except, withoutFrames: !withFrames });
    if (isWholePage) await takePicture();
    return { page: name, state, findings };
  } catch (error) {
    return { page: name, state, findings: [], error: String(error) };
  }
}

/** Parts far below the window have no places and sizes otherwise: a page leaves them out (`content-visibility`). */
const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** A page of a context of its own, which is closed after the given work. */
export async function withPage<Result>(
  opening: Promise<BrowserContext>,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await opening;
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
