import type { SubmitRefusal } from './submission';

/** The server's own message in a refusal, at the top of its answer or below `data`. */
export function refusalText({ body }: SubmitRefusal): string | undefined {
  const { data, error } = Object(body) as { data?: unknown; error?: unknown };
  const text = error ?? (Object(data) as { error?: unknown }).error;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
