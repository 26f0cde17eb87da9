import { defineMessages } from '@plinth/site-model';

/** Messages of the page for unsubscribing from a newsletter. */
export const unsubscribeMessages = defineMessages({
  'runtime.unsubscribe.title': 'Unsubscribe',
  'runtime.unsubscribe.ask': '“{newsletter}” is sent to {address}.',
  'runtime.unsubscribe.button': 'Unsubscribe',
  'runtime.unsubscribe.left': 'You have unsubscribed',
  'runtime.unsubscribe.left.text': '“{newsletter}” is no longer sent to {address}.',
  'runtime.unsubscribe.mistake': 'Was it a mistake?',
  'runtime.unsubscribe.again': 'Subscribe again',
  'runtime.unsubscribe.back': 'You are subscribed again.',
  'runtime.unsubscribe.gone': 'This subscription is no more',
  'runtime.unsubscribe.gone.text': 'It was deleted, and nothing is sent because of it.',
  'runtime.unsubscribe.unknown': 'This link is not complete',
  'runtime.unsubscribe.unknown.text':
    'Please open the link at the end of a mail, or copy all of it.',
});
