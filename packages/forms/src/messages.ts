import { extraWords } from './words/extraWords';
import { fieldWords } from './words/fieldWords';
import { formWords } from './words/formWords';
import { summaryWords } from './words/summaryWords';

/**
 * Every sentence of the forms, by key. Inside the package each part takes its own words, so that a page does not load
 * those of parts that it does not have.
 */
export const formMessages = /* @__PURE__ */ (() => ({
  ...formWords,
  ...fieldWords,
  ...extraWords,
  ...summaryWords,
}))();

/** A key of `formMessages`. */
export type FormMessageKey = keyof typeof formMessages;
