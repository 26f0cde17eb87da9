import { defineMessages } from '@plinth/site-model';

/** The messages of the captcha's settings. */
export const captchaMessages = defineMessages({
  'config.captcha': 'Captcha',
  'config.captcha.settings': 'Captcha of forms',
  'config.captcha.provider': 'Protection from bots',
  'config.captcha.provider.what':
    'For every form with a captcha. A provider’s script is loaded on the pages of these forms alone, and only for visitors who have agreed to other companies; all others have the task of their own device.',
  'config.captcha.own': 'The visitor’s own device, without another company',
  'config.captcha.siteKey': 'Site key',
  'config.captcha.siteKey.what': 'From the provider’s console; it stands in your pages.',
  'config.captcha.secret': 'Secret',
  'config.captcha.secret.what': 'From the same place; it stays on this server and is never shown.',
  'config.captcha.secret.kept': 'One is kept. Leave this empty to keep it.',
  'config.captcha.saved': 'The captcha is saved.',
  'config.captcha.unasked':
    'The captcha is saved. The provider did not answer just now, so whether the secret is right was not checked.',
  'config.captcha.forms': 'Forms with a captcha',
  'config.captcha.forms.none': 'No form has one yet. It is switched on in the form builder.',
  'config.captcha.problem.siteKey':
    'Nothing was saved: this cannot be a site key. It has at least 8 letters, digits, dots, dashes or underscores.',
  'config.captcha.problem.secret': 'Nothing was saved: the provider needs its secret.',
  'config.captcha.problem.secretRefused':
    'Nothing was saved: the provider does not know this secret. Please type it again.',
  'config.captcha.problem.keyRefused':
    'Nothing was saved: the provider says that site key and secret do not belong together. Please type the secret again.',
  'config.captcha.problem.conflict':
    'Somebody else has saved the captcha meanwhile. Save again to replace that. Please type the secret again.',
});
