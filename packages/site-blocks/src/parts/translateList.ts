import { listMessages } from '@plinth/listings';
import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../context/renderContext';

/** Translates the messages of lists into the page's language. */
export const translateList = ({ locale, messages }: Pick<RenderContext, 'locale' | 'messages'>) =>
  createPlainTranslate(listMessages, { locale, overrides: messages });
