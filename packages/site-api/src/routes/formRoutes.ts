import { defineRoutes } from './route';

/** Rows of the calls of forms. */
export const formRoutes = defineRoutes({
  /** [API-13] A key with which one submission is saved only once. */
  formSubmissionKey: {
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    encoding: 'none',
    answer: { key: 'string' },
    credentials: true,
    crumb: 'query',
    repeat: true,
  },
  /** [API-14] */
  saveFormSubmission: {
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    encoding: 'json',
    credentials: true,
    crumb: 'query',
    timeout: 20_000,
    repeat: { key: 'key' },
  },
});
