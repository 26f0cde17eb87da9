import { defineMessages } from '@plinth/site-model';
import { failureMessages } from './failureMessages';

/** Every message of the request layer: the failures and the system error dialog ([API-10]). */
export const siteApiMessages = /* @__PURE__ */ defineMessages({
  ...failureMessages,
  'siteApi.somethingWentWrong': 'Something Went Wrong!',
  'siteApi.reloadPage': 'Reload Page',
  'siteApi.clear': 'Clear',
});
