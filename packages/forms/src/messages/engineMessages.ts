import type { MessageCatalogue } from '@plinth/site-model';
import { addressMessages } from './addressMessages';

/**
 * Messages of every form: rules and submission, with the texts of [FRM-5], [FRM-6], [FRM-8],
 * [FRM-11] and [FRM-15] to [FRM-17].
 */
export const engineMessages = {
  'forms.submit': 'Submit',
  'forms.submitting': 'Submitting…',
  'forms.thanks': 'Thank you!',
  'forms.tooLong': 'You have exceeded the character limit.',
  'forms.email': 'Email is not valid. Email addresses should follow the format {email}.',
  'forms.emailExample': 'user@domain.com',
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
  'forms.connection':
    'The form could not be sent. Nothing you typed is lost; please check your connection and try again.',
  'forms.offline': 'You are offline. The form will be sent as soon as the connection is back.',
  'forms.retryAfter':
    '{seconds, plural, one {You can try again in # second.} other {You can try again in # seconds.}}',
  'forms.retryAfterMinutes':
    '{minutes, plural, one {You can try again in # minute.} other {You can try again in # minutes.}}',
  'forms.announceErrors':
    '{count, plural, one {# field needs your attention.} other {# fields need your attention.}}',
  'forms.required': '{title} is required.',
  'forms.answer': 'An answer',
  'forms.number': 'Enter a number.',
  'forms.numberFrom': 'Enter a number of at least {min}.',
  'forms.numberTo': 'Enter a number of at most {max}.',
  'forms.numberBetween': 'Enter a number from {min} to {max}.',
  'forms.website': 'Enter a web address, such as https://example.com.',
  'forms.currency': 'Enter an amount, such as 12.50.',
  'forms.date': 'Enter a date that exists.',
  'forms.dateFrom': 'Enter a date from {min} on.',
  'forms.dateTo': 'Enter a date up to {max}.',
  'forms.dateBetween': 'Enter a date from {min} to {max}.',
  'forms.time': 'Enter a time that exists.',
  'forms.phone': 'Enter a phone number in digits.',
  'forms.zipUs': 'Enter a zip code of 5 digits.',
  'forms.postalCode': 'Enter a postal code that fits the country.',
  'forms.twitter': 'Enter a user name, such as @name.',
  'forms.option': 'Choose one of the options.',
  'forms.likert': 'Answer every question.',
  'forms.file.tooMany':
    '{max, plural, one {Choose # file at most.} other {Choose # files at most.}}',
  'forms.file.lost': 'A file has not been uploaded. Upload it again, or remove it.',
  ...addressMessages,
} as const satisfies MessageCatalogue;

/** A key of the messages that every form has. */
export type EngineMessageKey = keyof typeof engineMessages;
