import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const page = 'docs/spec/statements.md';

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

/** A line of the list: id, statement and the proof that `--write` has appended. */
const listedLine = /^- ([AB]-\d+) · (.+?) ·(?: (.*))?$/;

/**
 * Finds the proof of each listed statement: a test whose title carries its id, or a line with the reason why it is not
 * a behaviour.
 * @param {string} root
 * @param {Map<string, { place: string, numbers: string[] }[]>} tests the tests by the statement that they claim, each
 * with the numbers of behaviours beside it
 */
export function statementCoverage(root, tests) {
  const lines = readPage(root).split('\n');
  /** @type {Map<string, string>} */
  const reasons = new Map();
  for (const line of lines) {
    const [, label, reason] = /^- \*\*([^*]+)\*\* (.+)$/.exec(line) ?? [];
    if (reason) for (const id of statementIds(label ?? '')) reasons.set(id, reason);
  }
  const rows = lines.flatMap((line) => {
    const [, id = '', statement = '', written = ''] = listedLine.exec(line) ?? [];
    if (!id) return [];
    const claims = tests.get(id) ?? [];
    const reason = reasons.get(id);
    const places = claims.map(({ place }) => place);
    return [{ id, statement, tests: places, reason, written, proof: proofOf(claims, reason) }];
  });
  const listed = new Set(rows.map(({ id }) => id));
  const problems = [
    ...[...reasons.keys()]
      .filter((id) => !listed.has(id))
      .map((id) => `${page} explains ${id}, which its list lacks.\n  Add it there.`),
    ...[...tests]
      .filter(([id]) => !listed.has(id))
      .map(
        ([id, [claim]]) =>
          `${claim?.place} carries [${id}], which the list of ${page} lacks.\n  Correct the id, or add the statement there.`,
      ),
    ...rows
      .filter(({ proof, written }) => proof !== written)
      .map(
        ({ id, proof, written }) =>
          `${page} says of ${id} “${written}”, and its tests say “${proof}”.\n  Run \`pnpm spec --write\`.`,
      ),
  ];
  return {
    rows,
    open: rows.filter((row) => row.tests.length === 0 && !row.reason).map(({ id }) => id),
    problems,
  };
}

/**
 * Writes the proof of each statement into the list.
 * @param {string} root
 * @param {ReturnType<typeof statementCoverage>['rows']} rows
 */
export function writeProofs(root, rows) {
  const proofs = new Map(rows.map(({ id, proof }) => [id, proof]));
  const text = readPage(root)
    .split('\n')
    .map((line) => {
      const [, id = '', statement] = listedLine.exec(line) ?? [];
      return id ? `- ${id} · ${statement} · ${proofs.get(id)}`.trimEnd() : line;
    })
    .join('\n');
  writeFileSync(path.join(root, page), text);
}

/** @param {string} root */
function readPage(root) {
  const file = path.join(root, page);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The numbers of the behaviours beside the id, else the files of the tests, else a note that a reason follows below.
 * @param {{ place: string, numbers: string[] }[]} claims
 * @param {string | undefined} reason
 */
function proofOf(claims, reason) {
  const numbers = [...new Set(claims.flatMap((claim) => claim.numbers))];
  numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const bare = claims.filter((claim) => claim.numbers.length === 0);
  const files = numbers.length > 0 ? [] : bare.map(({ place }) => place.replace(/:\d+$/, ''));
  const why = reason ? ['see below'] : [];
  return [...numbers, ...new Set(files), ...why].join(', ');
}
