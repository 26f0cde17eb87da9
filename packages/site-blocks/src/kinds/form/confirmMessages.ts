import { defineMessages } from '@plinth/site-model';

/** Messages of the page that confirms a subscription, and of its form. */
export const confirmMessages = defineMessages({
  'runtime.confirm.title': 'Confirm your subscription',
  'runtime.confirm.ask': '“{newsletter}” is to be sent to {address}.',
  'runtime.confirm.button': 'Yes, send it to me',
  'runtime.confirm.done': 'You are subscribed',
  'runtime.confirm.done.text':
    '“{newsletter}” is sent to {address}. Each letter has a link by which you can leave.',
  'runtime.confirm.expired': 'This link is too old',
  'runtime.confirm.expired.text':
    'A link works for seven days. Have another one sent to {address}.',
  'runtime.confirm.again': 'Send another link',
  'runtime.confirm.sent': 'Another link is on its way',
  'runtime.confirm.sent.text':
    'It goes to {address}. If nothing comes within a few minutes, please look among the unwanted mail.',
  'runtime.confirm.limited': 'Three links were sent today',
  'runtime.confirm.limited.text': 'Please use the latest of them, or try again tomorrow.',
  'runtime.confirm.check':
    'Almost done: please confirm by the link in the mail that we have just sent you.',
});
