import { describe, expect, it } from 'vitest';
import { loginErrorMessage } from './loginErrorMessage';

describe('loginErrorMessage', () => {
  it.each([
    [401, 'Email or password are not right.'],
    [429, 'Try again in a minute.'],
  ])('[RUN-10a] is the sentence of the server for %i', (status, text) => {
    expect(loginErrorMessage({ status, text })).toBe(text);
  });

  it.each([
    { status: 400, text: 'memberLogin: email: Invalid length: Expected <=320 but received 400' },
    { status: 500, text: 'relation "accounts" does not exist' },
    new TypeError('Failed to fetch'),
    undefined,
  ])('[RUN-10a] is nothing that is meant for developers', (error) => {
    expect(loginErrorMessage(error)).toBeUndefined();
  });
});
