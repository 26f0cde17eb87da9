import type { Explanation } from '../pure/explainRefusal';

/** Where a form's submission stands (FRM-11). */
export type SubmitState =
  | { phase: 'idle' }
  /** Locked: the rules run. */
  | { phase: 'checking' }
  /** Locked: key and save are on their way. */
  | { phase: 'sending' }
  /** Locked: there is no connection; the save goes when it is back. */
  | { phase: 'waiting' }
  | { phase: 'success' }
  /** Unlocked again: `invalid` was stopped by the rules before any call, `refused` came back. */
  | { phase: 'failure'; reason: 'invalid' | 'refused'; explanation: Explanation };

export type SubmitEvent =
  | { type: 'submit' }
  | { type: 'valid' }
  | { type: 'invalid'; explanation: Explanation }
  | { type: 'disconnected' }
  | { type: 'reconnected' }
  | { type: 'saved' }
  | { type: 'refused'; explanation: Explanation }
  | { type: 'reset' };

export const idle: SubmitState = { phase: 'idle' };

/** Whether a submission is under way, so that another one must not start. */
export function isLocked({ phase }: SubmitState): boolean {
  return phase === 'checking' || phase === 'sending' || phase === 'waiting';
}

/**
 * The whole life of a submission as one pure reducer. An event that does not fit the state gives the very same state
 * back: that is the lock. Whoever gets the same object for `submit` must not send anything.
 */
export function submitMachine(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event.type) {
    case 'submit':
      return isLocked(state) || state.phase === 'success' ? state : { phase: 'checking' };
    case 'valid':
      return state.phase === 'checking' ? { phase: 'sending' } : state;
    case 'invalid':
      return state.phase === 'checking'
        ? { phase: 'failure', reason: 'invalid', explanation: event.explanation }
        : state;
    case 'disconnected':
      return state.phase === 'sending' ? { phase: 'waiting' } : state;
    case 'reconnected':
      return state.phase === 'waiting' ? { phase: 'checking' } : state;
    case 'saved':
      return state.phase === 'sending' ? { phase: 'success' } : state;
    case 'refused':
      return isLocked(state)
        ? { phase: 'failure', reason: 'refused', explanation: event.explanation }
        : state;
    case 'reset':
      return idle;
  }
}
