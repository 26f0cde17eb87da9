/**
 * The server's sentence for a visitor who could not log in. Any other answer of it, such as one that names a field of the
 * call, is for developers.
 */
export function loginErrorMessage(error: unknown): string | undefined {
  const { status, text } = (error ?? {}) as { status?: number; text?: string };
  return status === 401 || status === 429 ? text : undefined;
}
