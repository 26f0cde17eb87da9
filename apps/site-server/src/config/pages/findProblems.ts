import type { ConfigVisit } from '../configVisit';
import type { PageDefinition } from '@plinth/site-model/definition';
import { slugKey, slugKeyOfPath } from '../../site/slugKey';
import { findSettingWarnings, type SettingWarning } from '../links/findSettingWarnings';
import { shownOn, type IsShown } from '../links/shownOn';
import { settingsOnOtherPages } from './blocksInUse';
import { newPage } from './pageStore';
import { readStored } from './pageVisit';
import { renderUnsaved } from './previewPage';
import { placeProblems, readPageSource } from './readPageSource';
import { removedHtml } from './removedHtml';
import type { SourceProblem } from './sourceProblem';
import type { FoundInSource } from './describeProblems';

/** Whether the page was saved since the editor opened it, so that the author is warned before saving. */
export async function savedMeanwhile(visit: ConfigVisit): Promise<boolean> {
  const base = visit.posted.get('base');
  if (!base || visit.c.req.param('id') === undefined) return false;
  return ((await readStored(visit))?.state ?? newPage) !== base;
}

/** Finds the problems and warnings of a text, and the parts that cannot be shown. */
export async function findProblems(visit: ConfigVisit, source: string): Promise<FoundInSource> {
  const beside = settingsOnOtherPages(visit.site.definition, visit.c.req.param('id'));
  const { page, problems, warnings: found } = readPageSource(source, beside);
  const warnings = await withoutAccepted(visit, found);
  if (!page) return { problems, warnings };
  const { problems: unshown, removed, pictures } = await renderUnsaved(visit, page);
  const settingWarnings = await findSettingWarnings(page, {
    origins: [visit.origin, visit.url.origin, ...visit.services.configuration.origins],
    pictureOrigins: pictures,
    leadsSomewhere: leadsSomewhere(visit, page),
  });
  const lost = placeProblems(source, [...removedHtml(page, removed), ...settingWarnings]);
  return {
    problems,
    warnings: [...warnings, ...lost],
    unshown: withoutReported(unshown, settingWarnings),
  };
}

/** Links may also lead to the page itself, at its new address. */
function leadsSomewhere(visit: ConfigVisit, { slug }: PageDefinition): IsShown {
  const isShown = shownOn(visit, { alsoRedirects: true });
  return (path) => (slugKeyOfPath(path) === slugKey(slug) ? Promise.resolve(true) : isShown(path));
}

/** Drops the renderer's messages, which are for developers, about settings that have a warning here. */
const withoutReported = (
  unshown: readonly string[],
  warnings: readonly SettingWarning[],
): readonly string[] =>
  unshown.filter(
    (one) =>
      !warnings.some(
        ({ rendererReport }) => rendererReport !== undefined && one.includes(rendererReport),
      ),
  );

/**
 * An unknown field is reported only until it was saved: saving confirms it, and another version of Plinth may support
 * it.
 */
async function withoutAccepted(
  visit: ConfigVisit,
  warnings: readonly SourceProblem[],
): Promise<readonly SourceProblem[]> {
  if (!warnings.some(({ problem }) => problem === 'unknown')) return warnings;
  const stored = await readStored(visit);
  const accepted = new Set(
    readPageSource(stored?.source ?? '')
      .warnings.filter(({ problem }) => problem === 'unknown')
      .map(nameOfField),
  );
  return warnings.filter((one) => one.problem !== 'unknown' || !accepted.has(nameOfField(one)));
}

/** Independent of its section or block: both may move while typing. */
const nameOfField = ({ path }: SourceProblem) => path.replace(/\[\d+\]/g, '');
