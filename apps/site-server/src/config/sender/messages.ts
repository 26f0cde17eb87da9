import { defineMessages } from '@plinth/site-model';

/** The messages of the sender of a site's mails. */
export const senderMessages = defineMessages({
  'config.sender': 'Sender of mails',
  'config.sender.now': 'Mails come from {sender}.',
  'config.sender.off':
    'No mail server is set up: nothing is sent, and no address can be confirmed. Answers go to the address below once there is one.',
  'config.sender.name': 'Name of the sender',
  'config.sender.name.what': 'Without one it is the title of the site, {title}.',
  'config.sender.address': 'Address of the sender',
  'config.sender.address.what':
    'An address of yours. You confirm it by a mail; until then mails come from the server’s address, and answers go to yours. The domain of the address must allow the server’s mail server to write in its name (SPF, DKIM): ask whoever runs it, else mails may end up as spam. Leave this empty for the server’s address.',
  'config.sender.open':
    '{address} is not confirmed yet. Open the link in the mail that went there.',
  'config.sender.again': 'Send the mail again',
  'config.sender.confirm': 'Confirm this address',
  'config.sender.confirm.text': 'Mails of this site are to come from {address}.',
  'config.sender.saved': 'The sender is saved.',
  'config.sender.asked': 'The sender is saved. A mail with a link is on its way to the address.',
  'config.sender.confirmed': 'The address is confirmed: mails come from it now.',
  'config.sender.problem.name': 'Nothing was saved: a name has at most 100 characters.',
  'config.sender.problem.address':
    'Nothing was saved: this is no address of mail, such as studio@studio.example.',
  'config.sender.problem.often':
    'Nothing was saved: too many addresses were asked today. Please try again tomorrow.',
  'config.sender.problem.link':
    'This link is too old, or the address was changed since. Send the mail again.',
  'config.sender.problem.conflict':
    'Somebody else has changed the sender meanwhile. Save again to replace that.',
});
