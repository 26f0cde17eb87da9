import { commentTexts } from './commentTexts.js';

/** Words that a comment never needs, each with the plain word. @type {ReadonlyMap<string, string>} */
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
 * Archaic words slow down readers whose first language is not English: comments use the words of the glossary in
 * CONTRIBUTING.md. Quoted words, such as a label or a name in code, are left alone.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { plain: 'Write "{{plain}}" instead of "{{word}}".' },
  },
  create(context) {
    return {
      Program() {
        for (const { text, loc } of commentTexts(context.sourceCode.getAllComments())) {
          const unquoted = text.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '');
          for (const [word] of unquoted.matchAll(archaic)) {
            const plain = plainWords.get(word.toLowerCase()) ?? '';
            context.report({ loc, messageId: 'plain', data: { word, plain } });
          }
        }
      },
    };
  },
};
