import { expect, it } from 'vitest';
import fc from 'fast-check';
import { idle, isLocked, submitMachine, type SubmitEvent, type SubmitState } from './submitMachine';

const explanation = { message: 'No', errors: {}, others: [] };
const events: SubmitEvent[] = [
  { type: 'submit' },
  { type: 'valid' },
  { type: 'invalid', explanation },
  { type: 'disconnected' },
  { type: 'reconnected' },
  { type: 'saved' },
  { type: 'refused', explanation },
  { type: 'reset' },
];
const run = (...types: SubmitEvent['type'][]): SubmitState =>
  types.reduce(
    (state, type) =>
      submitMachine(
        state,
        events.find((event) => event.type === type)!,
      ),
    idle,
  );

it('[FRM-11, A-148] goes from idle over locked to success or failure', () => {
  expect(run('submit').phase).toBe('checking');
  expect(run('submit', 'valid').phase).toBe('sending');
  expect(run('submit', 'valid', 'saved').phase).toBe('success');
  expect(run('submit', 'invalid')).toMatchObject({ phase: 'failure', reason: 'invalid' });
  expect(run('submit', 'valid', 'refused')).toMatchObject({ phase: 'failure', reason: 'refused' });
  expect(run('submit', 'valid', 'refused', 'submit').phase).toBe('checking');
  expect(run('submit', 'valid', 'disconnected').phase).toBe('waiting');
  expect(run('submit', 'valid', 'disconnected', 'reconnected', 'valid', 'saved').phase).toBe(
    'success',
  );
});
it.each([
  [[], 'idle', false],
  [['submit'], 'checking', true],
  [['submit', 'valid'], 'sending', true],
  [['submit', 'valid', 'disconnected'], 'waiting', true],
  [['submit', 'valid', 'saved'], 'success', false],
  [['submit', 'invalid'], 'failure', false],
] as const)('[FRM-11, A-252] is after %j %s, locked: %s', (types, phase, isOn) => {
  expect(run(...types).phase).toBe(phase);
  expect(isLocked(run(...types))).toBe(isOn);
});
it.each([
  ['checking', ['submit']],
  ['sending', ['submit', 'valid']],
  ['waiting', ['submit', 'valid', 'disconnected']],
] as const)('[FRM-14] is unlocked by a refusal while %s', (_, types) => {
  expect(run(...types, 'refused')).toEqual({ phase: 'failure', reason: 'refused', explanation });
});
it('[FRM-11] lets nothing go wrong that is not under way', () => {
  for (const state of [run(), run('submit', 'valid', 'saved')]) {
    expect(submitMachine(state, { type: 'refused', explanation })).toBe(state);
    expect(submitMachine(state, { type: 'invalid', explanation })).toBe(state);
  }
});
it('is idle after a reset, wherever it stood', () => {
  expect(run('submit', 'valid', 'saved', 'reset')).toEqual(idle);
  expect(run('submit', 'invalid', 'reset')).toEqual(idle);
});
it('[FRM-11] gives the very same state back for a second submit: that is the lock', () => {
  for (const state of [
    run('submit'),
    run('submit', 'valid'),
    run('submit', 'valid', 'disconnected'),
    run('submit', 'valid', 'saved'),
  ])
    expect(submitMachine(state, { type: 'submit' })).toBe(state);
});
it('[FRM-11] never saves twice, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...events.filter(({ type }) => type !== 'reset'))),
      (list) => {
        let state = idle;
        let saved = 0;
        for (const event of list) {
          const next = submitMachine(state, event);
          if (next.phase === 'success' && state.phase !== 'success') saved += 1;
          if (event.type === 'submit' && isLocked(state)) expect(next).toBe(state);
          state = next;
        }
        expect(saved).toBeLessThanOrEqual(1);
      },
    ),
  );
});
