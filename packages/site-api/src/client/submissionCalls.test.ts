import { afterAll, beforeAll, expect, it } from 'vitest';
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
