/** The kind of problem: code can branch on it, the message tells people. */
export type MoneyProblem = 'amount' | 'currency' | 'mismatch' | 'factor';

/** Thrown where going on would lose, invent or mix up money ([COM-2]). */
export class MoneyError extends Error {
  override name = 'MoneyError';

  constructor(
    readonly problem: MoneyProblem,
    message: string,
  ) {
    super(message);
  }
}
