import { defineMessages } from '@plinth/site-model';

/** The server's own messages, where a site has no page for them. */
export const pageMessages = defineMessages({
  'page.notFound': 'Page not found',
  'page.notFound.text': 'There is nothing at this address.',
  'page.ended': 'This site is no longer here',
  'page.ended.text': 'Its pages do not answer any more.',
  'page.ended.sent': 'Your message has arrived all the same.',
  'page.denied': 'Members only',
  'page.denied.call': 'This is for members. Please log in and try again.',
  'page.locked': 'Password required',
  'page.locked.call':
    'This is locked with a password. Open the page in another tab, enter the password there, and try again here.',
  'page.unlock.refused': 'This password is not right.',
  'page.unlock.onceMore': 'This form was open for too long. Please enter the password once more.',
  'page.first': 'Go to the first page',
  'page.search': 'Search',
  'page.review': 'Your review',
  'page.login.refused': 'The email or the password is not right.',
  'page.login.wait': 'Too many attempts. Please try again in {wait} s.',
  'page.member.planNotEnded':
    'The membership could not be ended just now. Please try again in a few minutes.',
  'page.login.sendAgain': 'You are logged in. Please send the form once more.',
  'page.form.onceMore': 'Please look through what you have entered and send it once more.',
  'page.login.onceMore': 'This form was open for too long. Please log in once more.',
  'page.confirm': 'Confirm a subscription',
  'page.member.join': 'Create an account',
  'page.member.asked': 'Look into your mail',
  'page.member.confirm': 'Choose a password',
  'page.member.forgotten': 'Password forgotten?',
  'page.member.noLink': 'This link does not work any more',
  'page.member.account': 'Your account',
  'page.unsubscribe': 'Unsubscribe',
  'page.unsubscribe.onceMore':
    'This page was open for too long, and nothing was changed. Please press the button once more.',
  'page.unsubscribe.done': 'You have unsubscribed.',
  'page.unsubscribe.unknown': 'This link is not one of ours.',
  'page.unsubscribe.gone': 'This subscription was deleted. Nothing is sent because of it.',
  'page.download': 'This file cannot be downloaded',
  'page.download.unknown':
    'This link is not one of ours, or a part of it is missing. Please open it again from the page or the letter of your order.',
  'page.download.expired': 'This link has expired. Please write to us, and name your order.',
  'page.download.usedUp':
    'This file has been downloaded as often as it may be. Please write to us, and name your order.',
  'page.download.pending':
    'Your payment has not been confirmed yet. Please try again in a few minutes.',
  'page.download.unpaid': 'The order for this file was not paid, or its money was paid back.',
  'page.download.away':
    'The file is not here at the moment. This was not counted as a download; please try again later.',
  'page.error': 'Something Went Wrong!',
  'page.error.text':
    'This page could not be shown. It is not your fault; please try again in a moment.',
  'page.error.reload': 'Reload Page',
  'page.error.call': 'Internal server error. Please try again later.',
  'page.foreignForm': 'This form was not sent from its page',
  'page.foreignForm.text': 'Another site tried to send a form in your name. Nothing was stored.',
  'page.notSent': 'Nothing was sent',
  'page.notSent.text':
    'This address takes no entries, and nothing was stored. Please go back in your browser: what you entered is still there.',
  'page.tooLarge': 'This is more than can be sent',
  'page.tooLarge.text':
    'Nothing was stored. Go back in your browser: your entries are still there. Shorten them and send them again.',
  'page.largeHead': 'Your browser sent too much',
  'page.largeHead.text':
    'The address or the headers of this request are too long. Nothing was stored or changed.',
  'page.largeHead.cookies':
    'The cookies of this site have grown too large. The largest ones were removed now; please reload the page.',
  'page.largeHead.call':
    'The headers of this request are too large. Cookies that are too large were removed; try again.',
  'page.tooLarge.call': 'This is larger than {limit} kB and cannot be sent. Please shorten it.',
});
