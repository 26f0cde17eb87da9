/**
 * The server's message for a visitor who could not log in. Its other answers, such as an answer that names a field of
 * the call, are for developers.
 */
export function loginErrorMessage(error: unknown): string | undefined {
  const { status, text } = (error ?? {}) as { status?: number; text?: string };
  return status === 401 || status === 429 ? text : undefined;
}
