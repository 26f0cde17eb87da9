import { lateSubjects } from './presets/commentSubject.js';

/**
 * Sentences of a document that begin with a relative clause, by the same rule as for comments and titles. Code and
 * headings are left out: a chapter may be named "How it works", a column "what".
 * @param {string} text of a Markdown file
 * @returns {{ line: number, word: string }[]} each with its line, from 1
 */
export function docSubjects(text) {
  /** @type {{ line: number, word: string }[]} */
  const found = [];
  const lines = text.split('\n');
  let inFence = false;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(line)) inFence = !inFence;
    if (inFence || line.startsWith('#') || /^\|[\s:|-]+$/.test(lines[index + 1] ?? '')) continue;
    for (const part of line.replaceAll(/`[^`]*`|<!--.*?-->/g, 'x').split('|')) {
      const sentence = part
        .replaceAll('**', '')
        .replace(/^[\s>*\d.-]+/, '')
        .trim();
      for (const word of lateSubjects(sentence)) found.push({ line: index + 1, word });
    }
  }
  return found;
}
