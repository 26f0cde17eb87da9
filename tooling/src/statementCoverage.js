import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `B-7`, or a range of one document: `B-7 to B-9`. */
const statementOrRange = /(?<![\w-])([AB])-(\d+)(?: to \1-(\d+))?(?![\w-])/g;

/**
 * The ids of the owner's statements in a text, ranges spelled out.
 * @param {string} text
 * @returns {string[]} such as `['A-42', 'B-172']`
 */
export const statementIds = (text) =>
  [...text.matchAll(statementOrRange)].flatMap(([, document, first, last = first]) => {
    const count = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from({ length: count }, (_, index) => `${document}-${Number(first) + index}`);
  });

/**
 * The ids that a test's title claims: those in square brackets.
 * @param {string} title
 */
export const claimedStatements = (title) =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => statementIds(inside ?? ''));

/**
 * Finds the proof of each listed statement: a test whose title carries its id, or a line that says why it is no behaviour.
 * @param {string} root
 * @param {Map<string, string[]>} tests the places of the tests by the statement that they claim
 */
export function statementCoverage(root, tests) {
  const page = path.join(root, 'docs/spec/statements.md');
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  /** @type {Set<string>} */
  const listed = new Set();
  /** @type {Map<string, string>} */
  const reasons = new Map();
  for (const line of text.split('\n')) {
    const [, label, reason] = /^- \*\*([^*]+)\*\* (.+)$/.exec(line) ?? [];
    if (reason) for (const id of statementIds(label ?? '')) reasons.set(id, reason);
    else if (/^[AB]-\d/.test(line)) for (const id of statementIds(line)) listed.add(id);
  }
  const rows = [...listed].map((id) => ({
    id,
    tests: tests.get(id) ?? [],
    reason: reasons.get(id),
  }));
  const problems = [...reasons.keys()]
    .filter((id) => !listed.has(id))
    .map((id) => `docs/spec/statements.md explains ${id}, which its list lacks.\n  Add it there.`);
  return {
    rows,
    open: rows.filter((row) => row.tests.length === 0 && !row.reason).map(({ id }) => id),
    problems,
  };
}
