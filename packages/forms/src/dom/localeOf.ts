import { languageTag } from '@plinth/site-model/language-tag';
import type { AttachFormOptions } from './attachFormOptions';

/** The language of a form: that of the options, else that of its place in the page. */
export const localeOf = (form: Element, { locale }: AttachFormOptions): string =>
  languageTag(locale ?? form.closest('[lang]')?.getAttribute('lang'));
