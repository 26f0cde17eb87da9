/** The kind of problem, for code; the message is for people. */
export type MoneyProblem = 'amount' | 'currency' | 'mismatch' | 'factor';

/** Thrown if continuing would lose, invent or mix up money ([COM-2]). */
export class MoneyError extends Error {
  override name = 'MoneyError';

  constructor(
    readonly problem: MoneyProblem,
    message: string,
  ) {
    super(message);
  }
}
