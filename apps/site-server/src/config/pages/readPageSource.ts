import type { PageDefinition } from '@plinth/site-runtime/render';
import * as v from 'valibot';
import { lineOfPath } from './lineOfPath';
import { pageSchema } from './pageSchema';

export interface SourceProblem {
  /** Such as `sections[0].blocks[2].type`; empty where the text is no JSON at all. */
  path: string;
  /** What is wrong with it: the end of a key, `config.problem.<key>`. */
  problem: ProblemKey;
  /** For the sentence. */
  value?: string;
  /** From 1; where to look. */
  line: number | undefined;
}

export type ProblemKey =
  | 'syntax'
  | 'missing'
  | 'text'
  | 'empty'
  | 'longer'
  | 'idSigns'
  | 'oneOf'
  | 'object'
  | 'number'
  | 'whole'
  | 'below'
  | 'address'
  | 'reserved'
  | 'span'
  | 'list'
  | 'many'
  | 'doubled'
  | 'mustStay'
  | 'slugTaken'
  | 'wrong';

export type PageSource =
  { page: PageDefinition; problems: [] } | { page: undefined; problems: SourceProblem[] };

/** More than these nobody reads; the first ones usually explain the rest. */
const mostProblems = 20;

/** What the longest page may have; past it nobody finds anything by hand. */
export const mostSignsOfSource = 500_000;

/** Reads a page from the text that its owner typed, or says what is wrong with it, field by field. */
export function readPageSource(source: string): PageSource {
  if (source.length > mostSignsOfSource) {
    const value = String(mostSignsOfSource);
    return {
      page: undefined,
      problems: [{ path: 'page', problem: 'longer', value, line: undefined }],
    };
  }
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch (error) {
    return { page: undefined, problems: [syntaxProblem(source, error as Error)] };
  }
  const result = v.safeParse(pageSchema, given);
  const problems = result.success
    ? doubledIds(result.output as unknown as PageDefinition)
    : result.issues.map(readIssue);
  if (problems.length > 0) {
    return {
      page: undefined,
      problems: problems.slice(0, mostProblems).map(({ keys, ...problem }) => ({
        ...{ path: pathOf(keys), ...problem },
        line: lineOfPath(source, keys),
      })),
    };
  }
  return { page: (result as { output: unknown }).output as PageDefinition, problems: [] };
}

interface Found {
  keys: Key[];
  problem: ProblemKey;
  value?: string;
}

function readIssue({ path, received, message }: v.BaseIssue<unknown>): Found {
  const keys = (path ?? []).map(({ key }) => key as Key);
  if (received === 'undefined') return { keys, problem: 'missing' };
  const [problem, value] = message.split('|');
  // What the schema says in its own words stands for what nobody foresaw.
  if (!problem || /\s/.test(problem)) return { keys, problem: 'wrong', value: message };
  return { keys, problem: problem as ProblemKey, ...(value !== undefined && { value }) };
}

type Key = string | number;

/** `['sections', 0, 'id']` → `sections[0].id`. */
const pathOf = (keys: readonly Key[]): string =>
  keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');

/** Two elements of one page cannot have the same id: links, labels and the script would find the wrong one. */
function doubledIds({ sections }: PageDefinition) {
  const seen = new Map<string, string>();
  const found: Found[] = [];
  const look = (kind: string, id: string, keys: Key[]) => {
    const earlier = seen.get(`${kind} ${id}`);
    if (earlier) found.push({ keys, problem: 'doubled', value: earlier });
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

function syntaxProblem(source: string, { message }: Error): SourceProblem {
  const position = /at position (\d+)(?: \(.*\))?$/.exec(message)?.[1];
  const at = position === undefined ? placeOfMistake(source) : Number(position);
  return {
    ...{ path: '', problem: 'syntax' },
    value: message.replace(/ ?\(line \d+ column \d+\)$/, ''),
    line: source.slice(0, at).split('\n').length,
  };
}

/**
 * V8 says of most mistakes where they stand, and of a sign that nobody expected only what it is. Up to there the text is
 * one that merely ends too early, from there on it is wrong.
 */
function placeOfMistake(source: string): number {
  let good = 0;
  let wrong = source.length + 1;
  while (wrong - good > 1) {
    const middle = Math.floor((good + wrong) / 2);
    if (isUnexpected(source.slice(0, middle))) wrong = middle;
    else good = middle;
  }
  return good;
}

function isUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.endsWith('is not valid JSON');
  }
}
