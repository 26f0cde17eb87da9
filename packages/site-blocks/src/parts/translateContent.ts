import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../context/renderContext';
import { contentMessages } from './contentMessages';

/** Translates the messages of the content blocks into the page's language. */
export const translateContent = ({
  locale,
  messages,
}: Pick<RenderContext, 'locale' | 'messages'>) =>
  createPlainTranslate(contentMessages, { locale, overrides: messages });
