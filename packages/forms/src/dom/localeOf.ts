import type { AttachFormOptions } from './attachFormOptions';

/** The language of a form: the one that is asked for, else that of its place in the page. */
export const localeOf = (form: Element, { locale }: AttachFormOptions): string =>
  locale ?? (form.closest('[lang]')?.getAttribute('lang') || 'en');
