import type { AnswerMisfit } from '../errors/MisfitAnswerError';
import type { AnswerFields } from '../routes/route';

/** [API-12] The first field of an answer that does not have the type in the table. */
export function findMisfit(fields: AnswerFields = {}, answer: unknown): AnswerMisfit | undefined {
  for (const [field, expected] of Object.entries(fields)) {
    const value = (answer as Record<string, unknown> | null | undefined)?.[field] ?? undefined;
    const fits =
      value === undefined
        ? expected.endsWith('?')
        : expected.startsWith(Array.isArray(value) ? 'array' : typeof value);
    if (!fits) return { field, expected };
  }
  return undefined;
}
