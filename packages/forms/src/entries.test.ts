import { checkMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import * as captcha from './captcha';
import * as captchaProviders from './captcha-providers';
import * as forms from './index';
import { formMessages } from './messages';
import { germanFormMessages } from './messages.de';
import * as proofOfWork from './proof-of-work';
import * as react from './react';
import * as digits from './digits';
import * as rules from './rules';
import * as schema from './schema';
import * as safeHtml from './safeHtml';
import * as typed from './typed';

it('exports these names and no others', () => {
  expect(Object.keys(forms).sort()).toEqual([
    'attachForm',
    'attachNewsletter',
    'createFormStore',
    'explainRefusal',
    'formMessages',
    'isLocked',
    'submitMachine',
  ]);
  expect(Object.keys(react).sort()).toEqual([
    'Form',
    'FormSummary',
    'Newsletter',
    'useField',
    'useForm',
    'useFormState',
  ]);
  expect(Object.keys(rules).sort()).toEqual([
    'acceptsFile',
    'addressFormat',
    'checkField',
    'countryCode',
    'createValidator',
    'defaultMegabytes',
    'emailKey',
    'emptyValue',
    'fieldKinds',
    'fieldRules',
    'filesOf',
    'hasFiles',
    'honeypotName',
    'isEmail',
    'isFieldShown',
    'isIsoDate',
    'isLikelyBot',
    'isLost',
    'isStrictEmail',
    'lostId',
    'normaliseEmail',
    'normalisePostalCode',
    'ownValue',
    'partsOf',
    'postName',
    'postedFile',
    'readFormPost',
    'sentValues',
    'serialiseValues',
    'summariseForm',
    'summariseValue',
    'toFieldValue',
    'toFormValues',
    'validateForm',
  ]);
  expect(Object.keys(schema).sort()).toEqual([
    'FormSchemaError',
    'parseFormSchema',
    'readFormContext',
    'rowFields',
  ]);
  expect(Object.keys(digits).sort()).toEqual([
    'capitalCurrencyMarks',
    'currencyMarks',
    'foldDigits',
    'foldEntries',
  ]);
  expect(Object.keys(safeHtml)).toEqual(['buildSafeHtml']);
  expect(Object.keys(typed)).toEqual(['keepTyped']);
  expect(Object.keys(captcha).sort()).toEqual(['proofOfWorkCaptcha', 'scriptCaptcha']);
  expect(Object.keys(captchaProviders).sort()).toEqual(['captchaProviders', 'findCaptchaProvider']);
  expect(Object.keys(proofOfWork).sort()).toEqual(['issueChallenge', 'verifyProof']);
});

it('[FRM-15] [FRM-16] [FRM-17] keeps the exact messages', () => {
  expect(formMessages).toMatchObject({
    'forms.submitting': 'Submitting…',
    'forms.tooLong': 'You have exceeded the character limit.',
    'forms.email': 'Email is not valid. Email addresses should follow the format {email}.',
    'forms.captcha': 'Complete CAPTCHA before submitting.',
    'forms.status.401': 'Unable to submit form. Please try again later.',
    'forms.status.404': 'This form has not been configured yet.',
    'forms.status.429':
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'forms.status.500': 'Unable to send form. Please try again later.',
    'forms.reviewBelow': 'Your form has encountered a problem. Please scroll down to review.',
    'forms.reviewAbove': 'Your form has encountered a problem. Please scroll up to review.',
    'forms.unknown': 'Unknown error, please try again later.',
    'forms.processing': 'Error processing form submission. Please reload and try again.',
    'forms.key': 'Could not get a form submission key, please try again later.',
    'forms.parse': 'Could not parse the form fields, please check your entries.',
    'forms.invalid': 'One or more fields is invalid, please check your entries.',
    'forms.empty': 'N/A',
    'forms.likert.-2': 'Strongly Disagree',
    'forms.likert.2': 'Strongly Agree',
  });
});

it('[MOD-21i] says everything in German too, with the same places for values', () => {
  expect(checkMessages(formMessages, { plain: true })).toEqual([]);
  expect(
    checkMessages(germanFormMessages, { locale: 'de', defaults: formMessages, plain: true }),
  ).toEqual([]);
});
