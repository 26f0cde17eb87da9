import { findRepeatedIds, type PageDefinition } from '@plinth/site-model/definition';
import * as v from 'valibot';
import { nearestName } from './nearestName';
import { savedPageSchema } from './pageSchema';
import type { FoundProblem, Key, ProblemKey } from './sourceProblem';

export type CheckedPage =
  { page: PageDefinition; problems: [] } | { page: undefined; problems: FoundProblem[] };

/** Checks a page before it is saved, by the editor or by the API. */
export function checkPage(given: unknown): CheckedPage {
  const result = v.safeParse(savedPageSchema, given);
  if (!result.success)
    return { page: undefined, problems: result.issues.map((issue) => readIssue(issue)) };
  const problems = repeatedIds(result.output);
  return problems.length > 0
    ? { page: undefined, problems }
    : { page: result.output, problems: [] };
}

function readIssue({ path, received, message }: v.BaseIssue<unknown>): FoundProblem {
  const keys = (path ?? []).map(({ key }) => key as Key);
  if (received === 'undefined') return missing(keys, path?.at(-1)?.input);
  const [problem, value] = message.split('|');
  // An unexpected problem gets the schema's own message.
  if (!problem || /\s/.test(problem)) return { keys, problem: 'wrong', values: { value: message } };
  return {
    keys,
    problem: problem as ProblemKey,
    ...(value !== undefined && { values: { value } }),
  };
}

/** A missing field may exist under a misspelt name. */
function missing(keys: Key[], around: unknown): FoundProblem {
  const value = String(keys.at(-1));
  const near = nearestName(value, Object.keys(Object(around) as object));
  if (near === undefined) return { keys, problem: 'missing' };
  return { keys: [...keys.slice(0, -1), near], problem: 'missingNear', values: { value } };
}

/** `['sections', 0, 'id']` → `sections[0].id`. */
export const pathOf = (keys: readonly Key[]): string =>
  keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');

const repeatedIds = (page: PageDefinition): FoundProblem[] =>
  findRepeatedIds(page).map(({ path, first }) => ({
    keys: path,
    problem: 'doubled',
    values: { value: pathOf(first) },
  }));
