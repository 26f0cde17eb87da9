import './ownerPassword';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { startAxeSite, type AxeSite, type Language } from './axeSites';
import type { Look } from './look';
import { lookAtSpecial } from './lookAtSpecial';
import { lookAtType } from './lookAtType';
import { pageStates } from './pageStates';
import { pageTypes } from './pageTypes';
import { detailsOf, tableOf } from './report';
import { servePlayground } from './servePlayground';
import { specialStates } from './specialStates/specialStates';

/**
 * `pnpm axe [--only <page>] [--state <state>] [--pictures <folder>]`: every type of page in eight states, and every
 * special state in light and dark, each checked by axe. A part of a name is enough; `--state special` runs the latter
 * alone. Exits with 1 where anything is found, and where a state was not reached.
 */
const {
  values: { pictures, ...values },
} = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    pictures: { type: 'string' },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);

const types = pageTypes.filter(({ name }) => name.includes(values.only));
const states = pageStates.filter(({ name }) => name.includes(values.state));
const specials = specialStates.filter(
  ({ name }) => 'special'.includes(values.state) && name.includes(values.only),
);
if (types.length * states.length + specials.length === 0)
  throw new Error('No page and no special state has this name.');

const begun = performance.now();
const browser = await chromium.launch(await chromiumLaunchOptions());
const stopPlayground = await servePlayground();
const sites = new Map<Language, Promise<AxeSite>>();
const siteIn = (language: Language): Promise<AxeSite> => {
  const site = sites.get(language) ?? startAxeSite(language, browser);
  sites.set(language, site);
  return site;
};
const looks: { ofTypes: Look[]; ofSpecials: Look[] } = { ofTypes: [], ofSpecials: [] };
/** Collects the checks of one page, and reports their findings at once. */
const keep = (kept: Look[], found: readonly Look[]) => {
  kept.push(...found);
  for (const detail of detailsOf(found)) out(detail);
};
try {
  for (const type of types) {
    const found: Look[] = [];
    for (const state of states) {
      const site = await siteIn(state.language);
      found.push(await lookAtType(browser, { site, pictures }, { type, state }));
    }
    keep(looks.ofTypes, found);
  }
  for (const special of specials) {
    const site = await siteIn(special.language ?? 'en');
    keep(looks.ofSpecials, await lookAtSpecial(browser, { site, pictures }, special));
  }
} finally {
  stopPlayground();
  await browser.close();
  for (const site of sites.values()) await (await site).remove();
}

const tables = [
  tableOf(
    looks.ofTypes,
    states.map(({ name }) => name),
  ),
  tableOf(looks.ofSpecials, ['light', 'dark']),
].filter(([, , ...rows]) => rows.length > 0);
for (const table of tables) out(`${table.join('\n')}\n`);
const all = [...looks.ofTypes, ...looks.ofSpecials];
const findings = all.reduce((sum, look) => sum + look.findings.length, 0);
const missed = all.filter(({ error }) => error !== undefined).length;
out(
  `${types.length} types of page in ${states.length} states and ${specials.length} special states, ${all.length} looks in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes: ${findings} findings, ${missed} states not reached`,
);
if (findings + missed > 0) process.exitCode = 1;
