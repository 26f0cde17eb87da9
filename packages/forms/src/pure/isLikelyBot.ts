import { shortestVisit } from './shortestVisit';

/** Name under which our own markup posts the field that people do not see. */
export const honeypotName = 'contact-again';

/**
 * Whether a submission is probably a bot's: the honeypot was filled in, or the form was sent faster
 * than a person can. Not a proof: refuse it like any other error, so that a person can try again.
 */
export function isLikelyBot({
  honeypot,
  elapsed,
}: {
  honeypot?: unknown;
  elapsed?: unknown;
}): boolean {
  return (
    (typeof honeypot === 'string' && honeypot !== '') ||
    (typeof elapsed === 'number' && elapsed >= 0 && elapsed < shortestVisit)
  );
}
