import type { DefinitionProblem } from '@plinth/site-model/definition';
import type { JsonMistakeKind } from './findJsonMistake';

export type Key = string | number;

export interface SourceProblem {
  /** The path, such as `sections[0].blocks[2].type`; empty if the text is not JSON. */
  path: string;
  /** The kind of problem: the end of a key, `config.problem.<key>`. */
  problem: ProblemKey;
  /** The values for the message. */
  values?: Readonly<Record<string, string | number>>;
  /** The line, from 1. */
  line: number | undefined;
  /** The column, from 1, for problems with an exact position. */
  column?: number;
}

/** A problem with the keys that lead to its field, from the outermost in. */
export interface FoundProblem extends Pick<SourceProblem, 'problem' | 'values'> {
  keys: readonly Key[];
}

export type ProblemKey =
  | 'syntax'
  | `syntax.${JsonMistakeKind}`
  | 'missing'
  | 'missingNear'
  | DefinitionProblem
  | 'reserved'
  | 'doubled'
  | 'mustStay'
  | 'slugTaken'
  | 'wrong'
  | 'unknown'
  | 'unknownNear'
  | 'settingNear'
  | 'repeated'
  | 'removed'
  | 'badLink'
  | 'deadLink'
  | 'missingPicture'
  | 'blockedPicture'
  | 'notOption'
  | 'notValue'
  | 'noValue'
  | 'sampleText'
  | 'noSections';
