import { expect, it } from 'vitest';
import { NotFoundError } from './NotFoundError';

it.each([
  ['/api/form/FormSubmissionKey', '/api/form/FormSubmissionKey'],
  ['https://site.example/api/a?crumb=c#d', '/api/a'],
  ['//site.example/api/a', '/api/a'],
  ['web+h2://site.example:8080/api/a', '/api/a'],
  ['/api//a', '/api//a'],
])('[API-4] [A-278] the path of %s is %s', (url, path) => {
  expect(new NotFoundError({ callName: 'a', method: 'GET', url }).path).toBe(path);
});
