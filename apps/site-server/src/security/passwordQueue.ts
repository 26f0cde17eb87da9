import { availableParallelism } from 'node:os';
import { createQueue } from '../http/createQueue';

export interface PasswordQueueOptions {
  /** Passwords that are derived at the same time. @default 2, on two processors 1 */
  maxRunning?: number;
  /** @default 20, a few seconds of waiting */
  maxWaiting?: number;
}

/** Derives passwords a few at a time. */
export interface PasswordQueue {
  /** Whether the next one would be refused. */
  isFull(): boolean;
  /** @throws {PasswordsBusyError} where too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which a full queue has space again. */
export const passwordWait = 10;

export class PasswordsBusyError extends Error {
  constructor() {
    super(`Too many passwords are being checked. Try again in ${passwordWait} s.`);
    this.name = 'PasswordsBusyError';
  }
}

/**
 * A password costs a few tenths of a second of a processor, on one of the four threads that Node has for compression,
 * files and names as well. Without a limit a few hundred sign-ins would block all four for half a minute, and every
 * page with them.
 */
export function createPasswordQueue({
  maxRunning = Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting = 20,
}: PasswordQueueOptions = {}): PasswordQueue {
  const run = createQueue({
    atOnce: maxRunning,
    maxWaiting: maxWaiting,
    refusal: () => new PasswordsBusyError(),
  });
  return { isFull: run.isFull, run };
}
