import { defineMessages } from '@plinth/site-model';

/**
 * The messages of the error classes. They are separate from the dialog's messages, which a page
 * without the dialog need not load.
 */
export const failureMessages = /* @__PURE__ */ defineMessages({
  'siteApi.unreadableAnswer':
    'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  'siteApi.unauthorized': 'Unauthorized request',
  'siteApi.serverError': 'Internal server error. Please try again later.',
  'siteApi.serviceUnavailable': 'This service is temporarily unavailable. Please try again later.',
  'siteApi.unableToConnect': 'Unable to connect…',
  'siteApi.misfit': '{callName}: “{field}” is not {expected} in the answer.',
  'siteApi.tooLarge': '{callName}: the answer is too large.',
  'siteApi.aborted': '{callName} was cancelled.',
});
