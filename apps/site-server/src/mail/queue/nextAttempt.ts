const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further attempt: a busy server gets time, and a dead server about a day. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 14 * hour];

/** The time of the next attempt after so many; `undefined` where the mail is given up. */
export function nextAttempt(attempts: number, now: number): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now + wait);
}
