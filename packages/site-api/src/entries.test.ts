import { createTranslate } from '@plinth/site-model';
import { checkMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import * as client from './client';
import * as contract from './contract';
import * as entry from './index';
import { siteApiMessages } from './messages';
import { germanSiteApiMessages } from './messages.de';

it('[API-12g] keeps its public names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'censusRoutes',
    'commerceRoutes',
    'eventRoutes',
    'formRoutes',
    'routes',
    'sessionRoutes',
    'siteApiMessages',
    'siteRoutes',
    'wire',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'calls',
    'checkAnswer',
    'readEntries',
    'routes',
    'schemas',
    'speedRecord',
    'toOpenApi',
    'wire',
  ]);
  expect(Object.keys(client).sort()).toEqual([
    'AnswerTooLargeError',
    'AuthorizationFailError',
    'CallAbortedError',
    'CallTimeoutError',
    'ConnectionError',
    'CrumbError',
    'LoginRequiredError',
    'MisfitAnswerError',
    'NotFoundError',
    'RejectedCallError',
    'ServerError',
    'ServiceUnavailableError',
    'SiteCallError',
    'UnauthorizedError',
    'UnexpectedStatusError',
    'UnreadableAnswerError',
    'censusRoutes',
    'commerceRoutes',
    'createSiteClient',
    'crumbCookie',
    'encodeRequest',
    'errorRoutes',
    'eventRoutes',
    'formRoutes',
    'reportRoutes',
    'sessionRoutes',
    'siteRoutes',
    'submissionCalls',
    'tokenInMemory',
  ]);
});

it('[API-10] has the messages of the system error dialog', () => {
  expect(siteApiMessages).toMatchObject({
    'siteApi.somethingWentWrong': 'Something Went Wrong!',
    'siteApi.reloadPage': 'Reload Page',
    'siteApi.clear': 'Clear',
  });
});

it('[API-4] has every sentence in English and German, ready to ship', () => {
  expect(checkMessages(siteApiMessages)).toEqual([]);
  const german = { locale: 'de', defaults: siteApiMessages };
  expect(checkMessages(germanSiteApiMessages, german)).toEqual([]);
});

it('[API-4] says a failure in another language', () => {
  const call = { callName: 'logout', method: 'POST', url: '/api/auth/Logout' };
  const error = new client.MisfitAnswerError({ ...call, field: 'key', expected: 'string' });
  const translate = createTranslate(siteApiMessages, { overrides: germanSiteApiMessages });
  expect(translate(error.messageKey, error.values)).toBe(
    'logout: „key“ ist in der Antwort nicht string.',
  );
});
