import type { ConfigIntl } from '../configIntl';
import { settingName } from '../blocks/settingName';
import type { SourceProblem } from '../pages/sourceProblem';
import {
  describeProblems,
  type FoundInSource,
  type ProblemReport,
} from '../pages/describeProblems';
import { openBlock, type LayoutState } from './layoutState';
import { pageFieldName } from './pageFields';
import { pathLabel } from './pathLabel';

export interface LayoutReport {
  /** The problems and warnings, with the labels of the fields in the form. */
  report: ProblemReport;
  /** Messages by the names of the fields that the form shows. */
  warnings: ReadonlyMap<string, string>;
}

/** The problems and warnings of a page as messages of its form. */
export function describeLayout(
  found: FoundInSource,
  state: LayoutState,
  intl: ConfigIntl,
): LayoutReport {
  const { page } = state;
  const report = describeProblems(found, intl.translate);
  const items = report.items.map(({ path, message }) => ({
    path: path && pathLabel(path, page, intl),
    message,
  }));
  const warnings = new Map<string, string>();
  for (const { path, problem, values = {} } of found.warnings ?? []) {
    const name = fieldOf(path, state);
    if (name)
      warnings.set(name, sentence(intl.translate(`config.problem.${problem}`, values), problem));
  }
  return { report: { ...report, items }, warnings };
}

/** The message at a field, without the name of the field. */
const sentence = (text: string, problem: SourceProblem['problem']): string =>
  problem === 'notOption' ? text : `… ${text}.`;

/** The name of the field for a path of the page; `undefined` for a block that is not open. */
function fieldOf(path: string, state: LayoutState): string | undefined {
  if (path === 'socialImage.src') return pageFieldName('socialSrc');
  const opened = openBlock(state);
  const [, section, block, setting = ''] =
    /^sections\[(\d+)\]\.blocks\[(\d+)\]\.settings\.(.+)$/.exec(path) ?? [];
  if (!opened || section === undefined) return undefined;
  const at = state.page.sections[Number(section)]?.blocks[Number(block)];
  return at?.id === opened.block.id
    ? settingName([...setting.matchAll(/[^.[\]]+/g)].map(([name]) => name))
    : undefined;
}
