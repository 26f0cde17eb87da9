import { defineMessages } from '@plinth/site-model';

/** The messages of the account for a site's payments. */
export const paymentsMessages = defineMessages({
  'config.payments': 'Payments',
  'config.payments.now': 'Where payments go',
  'config.payments.server': 'The payment account of this server',
  'config.payments.none': 'Nowhere: the checkout offers test cards',
  'config.payments.test': 'Test mode',
  'config.payments.live': 'Live',
  'config.payments.test.what':
    'Orders can be placed, and no money moves. Buyers pay with test cards alone.',
  'config.payments.own': 'Your own Stripe account',
  'config.payments.own.what':
    'Both keys are in the Stripe dashboard under Developers → API keys. Keys of the test mode (pk_test_…, sk_test_…) are tried first; those of the live mode take money.',
  'config.payments.publishableKey': 'Publishable key',
  'config.payments.publishableKey.what': 'It begins with pk_ and stands in your checkout.',
  'config.payments.secretKey': 'Secret key',
  'config.payments.secretKey.what':
    'It begins with sk_ or rk_, stays on this server and is never shown.',
  'config.payments.webhookSecret': 'Signing secret of the webhook',
  'config.payments.webhookSecret.what':
    'It begins with whsec_. Stripe shows it at the endpoint described below.',
  'config.payments.kept': 'One is kept. Leave this empty to keep it.',
  'config.payments.events': 'Set up the webhook at Stripe',
  'config.payments.events.what':
    'Add an endpoint under Developers → Webhooks with this address, API version 2024-06-20 and these events. Without it an order whose buyer never comes back from the bank is paid a few minutes late, and renewals and disputes are not heard of.',
  'config.payments.saved': 'The account is saved, and Stripe knows its keys.',
  'config.payments.left':
    'The server’s account takes payments from now on. Earlier orders are still paid back by the account that was paid.',
  'config.payments.leave': 'Stop using this account',
  'config.payments.leave.text':
    'From then on the account of this server takes the payments. Earlier orders are paid back by this account, and its subscriptions go on.',
  'config.payments.problem.publishableKey':
    'Nothing was saved: this is no publishable key of Stripe. It begins with pk_test_ or pk_live_.',
  'config.payments.problem.secretKey':
    'Nothing was saved: this is no secret key of Stripe. It begins with sk_ or rk_.',
  'config.payments.problem.webhookSecret':
    'Nothing was saved: this is no signing secret of a webhook. It begins with whsec_.',
  'config.payments.problem.mixed':
    'Nothing was saved: one of the keys is of the test mode and the other is not. Please type the secret key again.',
  'config.payments.problem.refused':
    'Nothing was saved: Stripe does not know this secret key. Please type it again.',
  'config.payments.problem.forbidden':
    'Nothing was saved: this restricted key may not read the account. Allow it to, at Stripe, or use the secret key.',
  'config.payments.problem.unanswered':
    'Nothing was saved: Stripe did not answer, so that the key could not be tried. Please try again.',
  'config.payments.problem.conflict':
    'Somebody else has changed the account meanwhile. Save again to replace that. Please type the secrets again.',
});
