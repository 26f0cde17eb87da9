import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../context/renderContext';
import { contentMessages } from './contentMessages';

/** The content blocks' words in the page's language. */
export const contentWords = ({ locale, messages }: Pick<RenderContext, 'locale' | 'messages'>) =>
  createPlainTranslate(contentMessages, { locale, overrides: messages });
