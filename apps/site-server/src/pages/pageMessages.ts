import { createTranslate, defineMessages } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';
import { germanPageMessages } from './pageMessages.de';

/** What the server says itself, where a site has no page for it. */
export const pageMessages = defineMessages({
  'page.notFound': 'Page not found',
  'page.notFound.text': 'There is nothing at this address.',
  'page.first': 'Go to the first page',
  'page.search': 'Search',
  'page.error': 'Something Went Wrong!',
  'page.error.text':
    'This page could not be shown. It is not your fault; please try again in a moment.',
  'page.error.reload': 'Reload Page',
  'page.foreignForm': 'This form was not sent from its page',
  'page.foreignForm.text': 'Another site tried to send a form in your name. Nothing was stored.',
});

/** The words of a site: its own where it has some, else those of its language. */
export type SiteWords = Pick<SiteDefinition, 'locale' | 'messages'>;

export function pageSentence(
  { locale, messages }: SiteWords,
  key: keyof typeof pageMessages,
): string {
  const own = locale?.split('-')[0] === 'de' ? germanPageMessages : undefined;
  return createTranslate(pageMessages, { locale, overrides: { ...own, ...messages } })(key);
}
