import * as v from 'valibot';
import type { AnswerMisfit } from '../errors/MisfitAnswerError';
import { schemas } from './schemas';
import type { CallSchemas } from './callSchemas';

/**
 * Checks an answer against its whole schema ([API-12]), for clients that can load the schemas:
 * `createSiteClient({ check: checkAnswer, … })`. Other clients check only the fields of their
 * table.
 */
export function checkAnswer(callName: string, answer: unknown): AnswerMisfit | undefined {
  if (!Object.hasOwn(schemas, callName) || answer === undefined) return undefined;
  const { answer: schema } = (schemas as Record<string, CallSchemas>)[callName]!;
  const { success, issues } = v.safeParse(schema, answer);
  if (success) return undefined;
  const [issue] = issues;
  return { field: v.getDotPath(issue) ?? 'answer', expected: issue.expected ?? issue.type };
}
