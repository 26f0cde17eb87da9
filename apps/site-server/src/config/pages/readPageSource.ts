import type { PageDefinition } from '@plinth/site-model/definition';
import { maxSourceLength } from '../../site/maxSourceLength';
import type { KnownSettings } from './blocksInUse';
import { checkPage, pathOf } from './checkPage';
import { repeatedFields, unknownFields } from './suspectFields';
import { findJsonMistake } from './findJsonMistake';
import { lineOf, lineOfPath } from './lineOfPath';
import type { FoundProblem, SourceProblem } from './sourceProblem';

export type PageSource =
  | {
      page: PageDefinition;
      problems: [];
      /** Fields that can be saved but are possibly mistakes. */
      warnings: SourceProblem[];
    }
  | { page: undefined; problems: SourceProblem[]; warnings: [] };

/** More problems are not read; the first ones usually explain the rest. */
const maxProblems = 20;

/**
 * Reads a page from its source, or returns its problems, field by field.
 * @param settingsOf the settings of other blocks of a kind; without it unknown settings are not reported
 */
export function readPageSource(
  source: string,
  settingsOf: KnownSettings = () => new Set(),
): PageSource {
  if (source.length > maxSourceLength) {
    const values = { value: maxSourceLength };
    return refused([{ path: 'page', problem: 'longer', values, line: undefined }]);
  }
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch {
    return refused([syntaxProblem(source)]);
  }
  const { page, problems } = checkPage(given);
  if (!page) return refused(placeProblems(source, problems));
  const suspect = [...unknownFields(page, settingsOf), ...repeatedFields(source)];
  return { page, problems: [], warnings: placeProblems(source, suspect) };
}

const refused = (problems: SourceProblem[]): PageSource => ({
  page: undefined,
  problems,
  warnings: [],
});

/** The first problems, each with its line. */
export const placeProblems = (
  source: string,
  found: readonly (FoundProblem & { at?: number })[],
): SourceProblem[] =>
  found.slice(0, maxProblems).map(({ keys, at, ...problem }) => ({
    path: pathOf(keys),
    ...problem,
    line: at === undefined ? lineOfPath(source, keys) : lineOf(source, at),
  }));

function syntaxProblem(source: string): SourceProblem {
  const mistake = findJsonMistake(source);
  if (!mistake) return { path: '', problem: 'syntax', line: undefined };
  const { kind, at, value = '', open } = mistake;
  return {
    path: '',
    problem: `syntax.${kind}`,
    line: lineOf(source, at),
    column: at - source.slice(0, at).lastIndexOf('\n'),
    values: { value, ...(open && { open: open.character, from: lineOf(source, open.at) }) },
  };
}
