import { commentTexts } from './commentTexts.js';
import { firstName, firstText, titleOf } from './testTitle.js';

/** @typedef {import('./testTitle.js').AnyNode} AnyNode */

const sentences =
  /(?:(?:^|[.:!?]\s+)(What|Whoever|Who|Whatever|Whose|Whom|Which|Of|How)|;\s+(what|whoever|whatever))\b(?![^.]*\?)/g;
/** The same at the beginning of a test's title, behind the numbers of its behaviours. */
const titles = /^(?:\[[^\]]+\] ?)*(What|Whoever|Who|Whatever|Whose|Whom|Which|Of|How)\b(?!.*\?)/i;

/**
 * The words that begin a sentence of a text instead of its subject.
 * @param {string} text
 * @returns {string[]}
 */
export const lateSubjects = (text) =>
  [...text.matchAll(sentences)].map(([, first, later]) => first ?? later ?? '');

/**
 * A sentence that begins with a relative clause makes its reader wait for the subject: "What the visitor chose" says
 * less, and later, than "The visitor's choice". It applies to comments, titles of tests, error messages and English
 * messages.
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentSubject = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { subject: 'Begin each sentence with its subject, not with "{{word}}".' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {AnyNode | undefined} node */
    const checkSentences = (node) => {
      const text = firstText(node);
      // A label may be a question ("How it works"); a sentence ends with a full stop.
      if (!node || !text.endsWith('.')) return;
      for (const word of lateSubjects(text))
        context.report({ node, messageId: 'subject', data: { word } });
    };
    return {
      Program() {
        for (const { text, loc } of commentTexts(sourceCode.getAllComments())) {
          for (const word of lateSubjects(text))
            context.report({ loc, messageId: 'subject', data: { word } });
        }
      },
      CallExpression(call) {
        const title = titleOf(call);
        const [, word] = titles.exec(firstText(title)) ?? [];
        if (title && word) context.report({ node: title, messageId: 'subject', data: { word } });
      },
      NewExpression({ callee, arguments: [text] }) {
        if (/Error$/.test(firstName(callee))) checkSentences(text);
      },
      Property({ key, value }) {
        if (isMessageKey(key) && !otherLanguage.test(context.filename)) checkSentences(value);
      },
    };
  },
};

/** @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['Property']>>[0]} Property */

/** Files of messages in another language: to Dutch, "Of" is a question. */
const otherLanguage = /[\\/.](?:ar|de|es|fr|he|it|ja|ko|nl|pl|pt|tr|zh)\.[jt]sx?$/;

/**
 * Whether a property holds a text of the interface: `'config.save'`, or the `en` of a label or help.
 * @param {Property['key']} key
 */
const isMessageKey = (key) =>
  key.type === 'Identifier'
    ? key.name === 'en'
    : key.type === 'Literal' && /^[a-z]\w*\.\S/i.test(String(key.value));
