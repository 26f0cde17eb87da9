import type { MessageCatalogue } from '@plinth/site-model';
import { arabic } from './ar';
import { german } from './de';
import { spanish } from './es';
import { french } from './fr';
import { hebrew } from './he';
import { italian } from './it';
import { japanese } from './ja';
import { korean } from './ko';
import { dutch } from './nl';
import { polish } from './pl';
import { portuguese } from './pt';
import { turkish } from './tr';
import { chinese } from './zh';

/** The languages with messages, by BCP 47 tag. A site in another language provides its own. */
export const languages: Readonly<Record<string, MessageCatalogue>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
};
