import { expect, it } from 'vitest';
import * as client from './client';
import * as contract from './contract';
import * as entry from './index';
import { messages } from './messages';
import { messages as german } from './messages.de';

it('[API-12] keeps its public names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'censusRoutes',
    'eventRoutes',
    'formRoutes',
    'messages',
    'routes',
    'sessionRoutes',
    'siteRoutes',
    'wire',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'calls',
    'checkAnswer',
    'routes',
    'schemas',
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
    'RejectedCallError',
    'ServerError',
    'ServiceUnavailableError',
    'SiteCallError',
    'UnauthorizedError',
    'UnexpectedStatusError',
    'UnreadableAnswerError',
    'censusRoutes',
    'createSiteClient',
    'crumbCookie',
    'encodeRequest',
    'eventRoutes',
    'formRoutes',
    'sessionRoutes',
    'siteRoutes',
    'tokenInMemory',
  ]);
});

it('[API-10] has the words of the system error dialog', () => {
  expect(messages).toMatchObject({
    'siteApi.somethingWentWrong': 'Something Went Wrong!',
    'siteApi.reloadPage': 'Reload Page',
    'siteApi.clear': 'Clear',
  });
  expect(Object.keys(german)).toEqual(Object.keys(messages));
});
