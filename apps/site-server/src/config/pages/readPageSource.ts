import type { PageDefinition } from '@plinth/site-runtime/render';
import * as v from 'valibot';
import { mostSignsOfSource } from '../../site/mostSignsOfSource';
import type { SettingsInUse } from './blocksInUse';
import { repeatedFields, unknownFields } from './doubtfulFields';
import { findJsonMistake } from './findJsonMistake';
import { lineOf, lineOfPath } from './lineOfPath';
import { nearestName } from './nearestName';
import { pageSchema } from './pageSchema';
import type { FoundProblem, Key, ProblemKey, SourceProblem } from './sourceProblem';

export type PageSource =
  | {
      page: PageDefinition;
      problems: [];
      /** What may be saved and is perhaps not meant. */
      warnings: SourceProblem[];
    }
  | { page: undefined; problems: SourceProblem[]; warnings: [] };

/** More than these nobody reads; the first ones usually explain the rest. */
const mostProblems = 20;

/**
 * Reads a page from the text that its owner typed, or says what is wrong with it, field by field.
 * @param settingsOf what blocks of a kind have elsewhere; without it no setting is doubted
 */
export function readPageSource(
  source: string,
  settingsOf: SettingsInUse = () => new Set(),
): PageSource {
  if (source.length > mostSignsOfSource) {
    const values = { value: mostSignsOfSource };
    return refused([{ path: 'page', problem: 'longer', values, line: undefined }]);
  }
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch {
    return refused([syntaxProblem(source)]);
  }
  const result = v.safeParse(pageSchema, given);
  const problems = result.success
    ? doubledIds(result.output as unknown as PageDefinition)
    : result.issues.map((issue) => readIssue(issue));
  if (problems.length > 0) return refused(placeProblems(source, problems));
  const page = (result as { output: unknown }).output as PageDefinition;
  const doubtful = [...unknownFields(page, settingsOf), ...repeatedFields(source)];
  return { page, problems: [], warnings: placeProblems(source, doubtful) };
}

const refused = (problems: SourceProblem[]): PageSource => ({
  ...{ page: undefined, problems, warnings: [] },
});

/** The first ones, each with its line. */
export const placeProblems = (
  source: string,
  found: readonly (FoundProblem & { at?: number })[],
): SourceProblem[] =>
  found.slice(0, mostProblems).map(({ keys, at, ...problem }) => ({
    ...{ path: pathOf(keys), ...problem },
    line: at === undefined ? lineOfPath(source, keys) : lineOf(source, at),
  }));

function readIssue({ path, received, message }: v.BaseIssue<unknown>): FoundProblem {
  const keys = (path ?? []).map(({ key }) => key as Key);
  if (received === 'undefined') return missing(keys, path?.at(-1)?.input);
  const [problem, value] = message.split('|');
  // What the schema says in its own words stands for what nobody foresaw.
  if (!problem || /\s/.test(problem)) return { keys, problem: 'wrong', values: { value: message } };
  return {
    ...{ keys, problem: problem as ProblemKey },
    ...(value !== undefined && { values: { value } }),
  };
}

/** Perhaps it is there, with a wrong letter in its name. */
function missing(keys: Key[], around: unknown): FoundProblem {
  const value = String(keys.at(-1));
  const near = nearestName(value, Object.keys(Object(around) as object));
  if (near === undefined) return { keys, problem: 'missing' };
  return { keys: [...keys.slice(0, -1), near], problem: 'missingNear', values: { value } };
}

/** `['sections', 0, 'id']` → `sections[0].id`. */
const pathOf = (keys: readonly Key[]): string =>
  keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');

/** Two elements of one page cannot have the same id: links, labels and the script would find the wrong one. */
function doubledIds({ sections }: PageDefinition) {
  const seen = new Map<string, string>();
  const found: FoundProblem[] = [];
  const look = (kind: string, id: string, keys: Key[]) => {
    const earlier = seen.get(`${kind} ${id}`);
    if (earlier) found.push({ keys, problem: 'doubled', values: { value: earlier } });
    else seen.set(`${kind} ${id}`, pathOf(keys));
  };
  sections.forEach((section, index) => {
    look('section', section.id, ['sections', index, 'id']);
    section.blocks.forEach((block, at) =>
      look('block', block.id, ['sections', index, 'blocks', at, 'id']),
    );
  });
  return found;
}

function syntaxProblem(source: string): SourceProblem {
  const mistake = findJsonMistake(source);
  if (!mistake) return { path: '', problem: 'syntax', line: undefined };
  const { kind, at, value = '', open } = mistake;
  return {
    ...{ path: '', problem: `syntax.${kind}`, line: lineOf(source, at) },
    column: at - source.slice(0, at).lastIndexOf('\n'),
    values: { value, ...(open && { open: open.sign, from: lineOf(source, open.at) }) },
  };
}
