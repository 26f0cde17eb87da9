import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  hangUp,
  json,
  startFaultServer,
  text,
  type FaultServer,
} from '../__fixtures__/faultServer';
import { formRoutes } from '../routes/formRoutes';
import { createSiteClient } from './createSiteClient';
import { submissionCalls } from './submissionCalls';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const callsOf = () =>
  submissionCalls(createSiteClient({ calls: formRoutes, baseUrl: server.baseUrl }));
const submission = {
  key: 'k1',
  formId: 'f1',
  collectionId: 'c1',
  objectName: 'b1',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: '{"name":"Ida"}',
};

it('[API-13, A-203] answers a key', async () => {
  server.answerWith(json({ key: 'k1' }));
  expect(await callsOf().requestSubmissionKey()).toEqual({ ok: true, key: 'k1' });
});

it('[API-14, A-204] says that a submission was saved', async () => {
  server.answerWith(json({}));
  expect(await callsOf().saveSubmission(submission)).toEqual({ ok: true });
  expect(JSON.parse(server.requests[0]!.body)).toEqual(submission);
});

it('[API-12b] [API-14] sends nothing for a form that has given up', async () => {
  server.answerWith(json({ key: 'k1' }));
  const signal = AbortSignal.abort();
  expect(await callsOf().requestSubmissionKey(signal)).toMatchObject({ ok: false, status: 0 });
  expect(await callsOf().saveSubmission(submission, signal)).toMatchObject({
    ok: false,
    status: 0,
  });
  expect(server.requests).toEqual([]);
});

it('[API-10] leaves a failure to the form, without a system error', async () => {
  server.answerWith(text('', 500));
  const onSystemError = vi.fn();
  const { baseUrl } = server;
  const calls = submissionCalls(createSiteClient({ calls: formRoutes, baseUrl, onSystemError }));
  expect(await calls.requestSubmissionKey()).toMatchObject({ ok: false, status: 500 });
  expect(await calls.saveSubmission(submission)).toMatchObject({ ok: false, status: 500 });
  expect(onSystemError).not.toHaveBeenCalled();
});

it('[API-14] answers an error that is no failure of a call as one without an answer', async () => {
  const fail = () => Promise.reject(new TypeError('broken'));
  const calls = submissionCalls({ formSubmissionKey: fail, saveFormSubmission: fail });
  expect(await calls.requestSubmissionKey()).toEqual({ ok: false, status: 0 });
});

it('[API-14] gives a refusal on with its status, its answer and the seconds to wait', async () => {
  const errors = { email: ['is not an address'] };
  server.answerWith(json({ errors }, 400));
  const refused = { ok: false, status: 400, body: { errors } };
  expect(await callsOf().saveSubmission(submission)).toEqual(refused);
  server.answerWith(text('', 429, { 'retry-after': '30' }));
  expect(await callsOf().requestSubmissionKey()).toMatchObject({
    ok: false,
    status: 429,
    retryAfter: 30,
  });
});

it('[API-14] answers status 0 where no answer came, and never rejects', async () => {
  server.answerWith(hangUp);
  expect(await callsOf().saveSubmission(submission)).toMatchObject({ ok: false, status: 0 });
  const aborted = AbortSignal.abort();
  expect(await callsOf().requestSubmissionKey(aborted)).toMatchObject({ ok: false, status: 0 });
});

it('[API-9] [API-14] says where a page keeps no crumb that only its own post comes through', async () => {
  server.answerWith(json({ error: 'no crumb', crumbFail: true, crumb: 'next' }, 400));
  const answer = await callsOf().requestSubmissionKey();
  expect(answer).toMatchObject({ ok: false, status: 400, needsPost: true });
});
