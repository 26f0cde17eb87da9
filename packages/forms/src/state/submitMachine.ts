import type { Explanation } from '../pure/explainRefusal';

/** The state of a form's submission ([FRM-11]). */
export type SubmitState =
  | { phase: 'idle' }
  /** Locked: the rules run. */
  | { phase: 'checking' }
  /** Locked: key and save calls are running. */
  | { phase: 'sending' }
  /** Locked: offline; the save continues when the connection is back. */
  | { phase: 'waiting' }
  | { phase: 'success' }
  /**
   * Unlocked again: `invalid` was stopped by the rules before any call, `refused` by the server.
   */
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

type Phase = SubmitState['phase'];

export const idle: SubmitState = { phase: 'idle' };

const locked: readonly Phase[] = ['checking', 'sending', 'waiting'];

/** The phases in which an event is valid (all, if none is listed), and the phase after it. */
const ways: Readonly<Record<SubmitEvent['type'], readonly [readonly Phase[] | undefined, Phase]>> =
  {
    submit: [['idle', 'failure'], 'checking'],
    valid: [['checking'], 'sending'],
    invalid: [['checking'], 'failure'],
    disconnected: [['sending'], 'waiting'],
    reconnected: [['waiting'], 'checking'],
    saved: [['sending'], 'success'],
    refused: [locked, 'failure'],
    reset: [undefined, 'idle'],
  };

/** Whether a submission is running, so that another must not start. */
export function isLocked({ phase }: SubmitState): boolean {
  return locked.includes(phase);
}

/**
 * The whole life of a submission as one pure reducer. An event that is not valid in the state
 * returns the same state object: that is the lock. A caller that gets the same object for `submit`
 * must not send anything.
 */
export function submitMachine(state: SubmitState, event: SubmitEvent): SubmitState {
  const [from, phase] = ways[event.type];
  if (from && !from.includes(state.phase)) return state;
  return (
    'explanation' in event
      ? { phase, reason: event.type, explanation: event.explanation }
      : { phase }
  ) as SubmitState;
}
