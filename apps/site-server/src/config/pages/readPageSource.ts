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

/** Reads a page from the text that its owner typed, or says what is wrong with it, field by field. */
export function readPageSource(source: string): PageSource {
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

/** V8 names a position, or a line and a column, or only the end of the text. */
function syntaxProblem(source: string, { message }: Error): SourceProblem {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  const isEnd = /end of JSON/i.test(message);
  const at = position === undefined ? (isEnd ? source.length : undefined) : Number(position);
  return {
    ...{ path: '', problem: 'syntax' },
    value: message.replace(/ ?\(line \d+ column \d+\)/, ''),
    line: line
      ? Number(line)
      : at === undefined
        ? undefined
        : source.slice(0, at).split('\n').length,
  };
}
