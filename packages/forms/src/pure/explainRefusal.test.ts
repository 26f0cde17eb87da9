import { describe, expect, it } from 'vitest';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { explainRefusal } from './explainRefusal';
import type { FormSchema } from './formSchema';
import type { SubmitRefusal } from './submission';

const schema: FormSchema = {
  formId: 'f',
  formName: '',
  fields: [
    { type: 'text', id: 'name', title: 'Name' },
    { type: 'hidden', id: 'utm', title: 'utm' },
  ],
};
const explain = (refusal: Omit<SubmitRefusal, 'ok'>) =>
  explainRefusal({ ok: false, ...refusal }, schema, createPlainTranslate(engineMessages, {}));

describe('explainRefusal', () => {
  it.each([
    [
      0,
      'The form could not be sent. Nothing you typed is lost; please check your connection and try again.',
    ],
    [401, 'Unable to submit form. Please try again later.'],
    [404, 'This form has not been configured yet.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, 'Unable to send form. Please try again later.'],
    [400, 'Unknown error, please try again later.'],
    [503, 'Unknown error, please try again later.'],
  ])('[FRM-15, A-246 to A-249] has words for the status %i', (status, message) => {
    expect(explain({ status })).toEqual({ message, errors: {}, others: [] });
  });

  it('[FRM-15] puts the status before what the body says', () => {
    expect(explain({ status: 500, body: { error: 'Own words.' } }).message).toBe(
      'Unable to send form. Please try again later.',
    );
  });

  it.each([
    [1, 'You can try again in 1 second.'],
    [1.2, 'You can try again in 2 seconds.'],
    [90, 'You can try again in 90 seconds.'],
    [91, 'You can try again in 2 minutes.'],
    [120, 'You can try again in 2 minutes.'],
    [121, 'You can try again in 3 minutes.'],
  ])('[FRM-15] says when to try again: after %d s', (retryAfter, text) => {
    expect(explain({ status: 429, retryAfter }).others).toEqual([text]);
  });

  it('[FRM-16, A-250] puts messages to the fields of the form, and the others above it', () => {
    const errors = { name: 'Too short.', utm: 'Odd.', gone: 'Of another field.', count: 5 };
    for (const body of [{ errors }, { data: { errors } }])
      expect(explain({ status: 400, body, retryAfter: 3 })).toEqual({
        message: 'Your form has encountered a problem. Please scroll down to review.',
        messageBelow: 'Your form has encountered a problem. Please scroll up to review.',
        errors: { name: 'Too short.' },
        others: ['Odd.', 'Of another field.', 'You can try again in 3 seconds.'],
      });
  });

  it('[FRM-16, A-250] reads messages at fields from an answer of 400 alone, and only where there are any', () => {
    expect(explain({ status: 422, body: { errors: { name: 'x' } } })).toMatchObject({
      message: 'Unknown error, please try again later.',
      errors: {},
    });
    expect(explain({ status: 400, body: { errors: {}, error: 'No.' } }).message).toBe('No.');
    expect(explain({ status: 400, body: { errors: 'x', error: 'No.' } }).message).toBe('No.');
    expect(explain({ status: 400, body: { errors: null, error: 'No.' } }).message).toBe('No.');
  });

  it.each([
    [{ error: 'Closed.' }, 'Closed.'],
    [{ data: { error: 'Closed.' } }, 'Closed.'],
    [{ data: 'x', error: 'Closed.' }, 'Closed.'],
    [{ error: '' }, 'Unknown error, please try again later.'],
    [{ error: 5 }, 'Unknown error, please try again later.'],
    ['text', 'Unknown error, please try again later.'],
    [null, 'Unknown error, please try again later.'],
  ])('[FRM-16, A-239, A-251] says for the body %j: %s', (body, message) => {
    expect(explain({ status: 418, body })).toEqual({ message, errors: {}, others: [] });
  });
});
