import { commentTexts } from './commentTexts.js';
import { firstText, titleOf } from './testTitle.js';

/** Words that comments and titles of tests never need, each with the plain word. @type {ReadonlyMap<string, string>} */
const plainWords = new Map([
  ['anew', 'again'],
  ['as it stands', 'unchanged'],
  ['believed', 'trusted'],
  ['for good', 'permanently'],
  ['mended', 'fixed'],
  ['of its own accord', 'automatically'],
  ['once more', 'again'],
  ['whoever', 'anyone who'],
  ['whomever', 'anyone whom'],
]);
const archaic = new RegExp(`\\b(?:${[...plainWords.keys()].join('|')})\\b`, 'gi');

/**
 * Archaic words slow down readers whose first language is not English: comments and titles of tests use the words of the
 * glossary in CONTRIBUTING.md. Quoted words, such as a label or a name in code, are left alone.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { plain: 'Write "{{plain}}" instead of "{{word}}".' },
  },
  create(context) {
    /** @param {string} text */
    const wordsIn = (text) =>
      [...text.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '').matchAll(archaic)].map(([word]) => ({
        word,
        plain: plainWords.get(word.toLowerCase()) ?? '',
      }));
    return {
      Program() {
        for (const { text, loc } of commentTexts(context.sourceCode.getAllComments()))
          for (const data of wordsIn(text)) context.report({ loc, messageId: 'plain', data });
      },
      CallExpression(call) {
        const title = titleOf(call);
        if (!title) return;
        for (const data of wordsIn(firstText(title)))
          context.report({ node: title, messageId: 'plain', data });
      },
    };
  },
};
