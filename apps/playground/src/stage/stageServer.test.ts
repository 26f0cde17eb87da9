import { createSiteClient, formRoutes } from '@plinth/site-api/client';
import { expect, it, vi } from 'vitest';
import { environmentOptions, type Fault } from '../address/environment';
import { createStageServer } from './stageServer';

const form = { key: 'k', formId: 'contact', form: '{}' };

/** The outcome of each fault in the real request layer. */
const outcomes: Readonly<Record<Fault, string | undefined>> = {
  none: undefined,
  // Refused once, renewed, and sent again automatically.
  crumb: undefined,
  offline: 'ConnectionError',
  timeout: 'CallTimeoutError',
  'signed-out': 'LoginRequiredError',
  forbidden: 'AuthorizationFailError',
  refused: 'RejectedCallError',
  'too-many': 'UnexpectedStatusError',
  'server-error': 'ServerError',
  unavailable: 'ServiceUnavailableError',
  unreadable: 'UnreadableAnswerError',
  misfit: 'MisfitAnswerError',
  'too-large': 'AnswerTooLargeError',
};

it.each(environmentOptions.fault)(
  '[PLY-1d] the fault "%s" is one of the request layer',
  async (fault) => {
    const log = vi.fn();
    const client = createSiteClient({
      calls: formRoutes,
      fetch: createStageServer({ network: 'fast', fault }, log),
      baseUrl: 'https://stage.example',
      timeout: fault === 'timeout' ? 50 : 10_000,
    });
    const how = { handlesFailure: true };
    const outcome = await (
      fault === 'refused' ? client.saveFormSubmission(form, how) : client.formSubmissionKey(how)
    ).then(
      (answer) => answer,
      (error: Error) => ({ name: error.constructor.name }),
    );
    const expected = outcomes[fault];
    expect(outcome).toEqual(expected ? { name: expected } : { key: 'key-1' });
    expect(log).toHaveBeenCalledTimes(fault === 'crumb' ? 2 : 1);
    expect(log).toHaveBeenCalledWith(
      'call',
      expect.stringMatching(/^POST .api.form/),
      expect.anything(),
    );
  },
);

it('[PLY-1d] a slow network answers after one and a half seconds', async () => {
  vi.useFakeTimers();
  const send = createStageServer({ network: 'slow', fault: 'none' }, () => {});
  let isAnswered = false;
  void send('https://stage.example/api/form/FormSubmissionKey', { method: 'POST' }).then(
    () => (isAnswered = true),
  );
  await vi.advanceTimersByTimeAsync(1499);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAnswered).toBe(true);
  vi.useRealTimers();
});
