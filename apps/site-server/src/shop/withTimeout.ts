/**
 * Waits for an answer until the timeout, also where the called function ignores the signal.
 * @param milliseconds until it rejects
 */
export function withTimeout<Answer>(
  milliseconds: number,
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds);
  const timeIsUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([ask({ signal }), timeIsUp]);
}
