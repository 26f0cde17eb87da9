import type { ConfigVisit } from '../configVisit';
import type { SourceProblem } from './sourceProblem';

/** The problems of a page's source as messages of the area: for its page, and for its script. */
export interface ProblemReport {
  /** Whether it prevents saving the page, is only a warning, or there is no problem. */
  state: 'wrong' | 'warning' | 'fine';
  summary: string;
  /** A message with their number; empty where there is none. */
  count: string;
  items: ReportedProblem[];
}

export interface ReportedProblem {
  /** The path of the field, which the message continues to a sentence. Empty if the message is a whole sentence. */
  path: string;
  message: string;
  /** The position, and the same as text. */
  line?: number;
  column?: number;
  where?: string;
}

export interface FoundInSource {
  problems: readonly SourceProblem[];
  /** Fields that can be saved but are possibly mistakes. */
  warnings?: readonly SourceProblem[];
  /** The parts that the renderer could not show, as its messages. */
  unshown?: readonly string[];
  /** Whether another editor has saved the page since it was opened. */
  meanwhile?: boolean;
}

export function describeProblems(
  { problems, warnings = [], unshown = [], meanwhile = false }: FoundInSource,
  translate: ConfigVisit['intl']['translate'],
): ProblemReport {
  if (problems.length > 0) {
    const { length: count } = problems;
    return {
      state: 'wrong',
      summary: translate('config.pages.problems', { count }),
      count: translate('config.pages.problems.count', { count }),
      items: problems.map((one) => describe(one, translate)),
    };
  }
  const items = [
    ...(meanwhile ? [{ path: '', message: translate('config.pages.meanwhile') }] : []),
    ...warnings.map((one) => describe(one, translate)),
    ...unshown.map((message) => ({ path: '', message })),
  ];
  const { length: count } = items;
  if (count === 0)
    return { state: 'fine', summary: translate('config.pages.noProblems'), count: '', items };
  return {
    state: 'warning',
    summary: translate('config.pages.warnings'),
    count: translate('config.pages.warnings.count', { count }),
    items,
  };
}

function describe(
  { path, problem, values = {}, line, column }: SourceProblem,
  translate: ConfigVisit['intl']['translate'],
): ReportedProblem {
  const message = translate(`config.problem.${problem}`, values);
  if (line === undefined) return { path, message };
  if (column === undefined)
    return { path, message, line, where: translate('config.pages.line', { line }) };
  return {
    path,
    message,
    line,
    column,
    where: translate('config.pages.lineColumn', { line, column }),
  };
}
