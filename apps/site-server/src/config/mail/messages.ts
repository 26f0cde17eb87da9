import { defineMessages } from '@plinth/site-model';

/** The messages of the mails that the site sends, in the configuration area. */
export const mailConfigMessages = defineMessages({
  'config.part.mail': 'Mail',

  'config.mail.off':
    'No mail server is set up: nothing is sent. The mails below would have been sent. The guide “Send mail” tells the operator of the server how to set one up.',
  'config.mail.from': 'Mails come from {address}.',
  'config.mail.state': 'State',
  'config.mail.allStates': 'All states',
  'config.mail.state.waiting': 'Waiting',
  'config.mail.state.sent': 'Sent',
  'config.mail.state.failed': 'Not sent',
  'config.mail.state.unclear': 'Perhaps sent',
  'config.mail.state.held': 'Not sent: no mail server',
  'config.mail.kind.order': 'Mail for an order',
  'config.mail.kind.order-sent': 'Order on its way',
  'config.mail.kind.order-ended': 'Order paid back',
  'config.mail.kind.refund-failed': 'Refund that did not arrive',
  'config.mail.kind.renewal-failed': 'Renewal that failed',
  'config.mail.kind.plan-closed': 'Subscription closed, not paid',
  'config.mail.kind.invitation': 'Invitation',
  'config.mail.kind.reset': 'New password',
  'config.mail.kind.submission': 'A form was sent',
  'config.mail.kind.confirmation': 'Confirmation of a subscription',
  'config.mail.kind.sender': 'Confirmation of the sender',
  'config.mail.kind.joining': 'Sign-up',
  'config.mail.kind.new-address': 'New address',
  'config.mail.retry': 'Attempt {number} failed. Next one: {moment}.',
  'config.mail.unclear':
    'The connection ended before the mail server had confirmed it: the mail may have arrived. It is not sent again by itself.',
  'config.mail.again': 'Send again',
  'config.mail.again.done': 'The mail is sent again.',
  'config.mail.none': 'There is no mail yet.',
  'config.mail.noneFound': 'No mail fits.',
});
