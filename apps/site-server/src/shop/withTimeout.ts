/**
 * Waits for an answer as long as there is time, and no longer, also where whoever was asked does not mind the signal.
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
