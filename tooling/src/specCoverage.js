import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviourNumbers, claimedNumbers } from './behaviourNumbers.js';
import { formatTable } from './formatTable.js';
import { runsDirectly } from './runsDirectly.js';
import { parseSource } from './sourceImports.js';
import { claimedStatements, statementCoverage, writeProofs } from './statementCoverage.js';
import { testTitles } from './testTitles.js';
import { listFiles, repositoryRoot } from './workspace.js';

/**
 * @typedef {Record<string, { total: number, tested: number, missing: string[] }>} Coverage
 */

/**
 * Behaviours of docs/spec beside the tests that carry their numbers. A behaviour that is split into parts is counted by
 * its parts.
 * @param {string} root
 * @returns {{ coverage: Coverage, statements: ReturnType<typeof statementCoverage>, problems: string[] }} problems:
 * numbers that are defined twice or on no page, and statements that are explained but not listed
 */
export function specCoverage(root = repositoryRoot) {
  const { places, problems } = specifiedNumbers(root);
  const claims = readClaims(root);
  const tested = new Set(/** @type {string[]} */ ([]));
  const headings = new Set([...places.keys()].map((number) => /^(.*\d)[a-z]$/.exec(number)?.[1]));
  for (const [number, tests] of claims.numbers) {
    tested.add(number);
    const isHeading = headings.has(number);
    if (places.has(number) && !isHeading) continue;
    const others = tests.length > 1 ? ` (and ${tests.length - 1} more)` : '';
    problems.push(
      isHeading
        ? `${tests[0]}${others} carries [${number}], which is split into parts.\n  Name the part, such as [${number}a].`
        : `${tests[0]}${others} carries [${number}], which no page of docs/spec has.\n  Write the behaviour down there, or correct the number.`,
    );
  }

  /** @type {Coverage} */
  const coverage = {};
  const numbers = [...places.keys()].filter((number) => !headings.has(number));
  numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  for (const number of numbers) {
    const entry = (coverage[number.slice(0, 3)] ??= { total: 0, tested: 0, missing: [] });
    entry.total += 1;
    if (tested.has(number)) entry.tested += 1;
    else entry.missing.push(number);
  }
  const statements = statementCoverage(root, claims.statements);
  return { coverage, statements, problems: [...problems, ...statements.problems] };
}

/**
 * `- **[GAL-6]** …` opens a behaviour; several numbers or a range may share one line.
 * @param {string} root
 */
function specifiedNumbers(root) {
  const folder = path.join(root, 'docs/spec');
  /** @type {Map<string, string>} */
  const places = new Map();
  /** @type {string[]} */
  const problems = [];
  const pages = existsSync(folder) ? listFiles(folder, (file) => file.endsWith('.md')) : [];
  for (const page of pages) {
    for (const [index, line] of readFileSync(page, 'utf8').split('\n').entries()) {
      const [, label] = /^\s*[-*] \*\*([^*]+)\*\*/.exec(line) ?? [];
      for (const number of behaviourNumbers(label ?? '')) {
        const place = `${path.relative(root, page)}:${index + 1}`;
        const other = places.get(number);
        if (other)
          problems.push(
            `${place} opens ${number} again; it is defined at ${other}.\n  One behaviour, one number.`,
          );
        else places.set(number, place);
      }
    }
  }
  return { places, problems };
}

/**
 * The places of the tests by the number and by the statement that their titles carry.
 * @param {string} root
 */
function readClaims(root) {
  /** @type {Map<string, string[]>} */
  const numbers = new Map();
  /** @type {Map<string, { place: string, numbers: string[] }[]>} */
  const statements = new Map();
  const files = ['packages', 'apps', 'examples', 'e2e', 'bench', 'tooling']
    .map((top) => path.join(root, top))
    .filter((top) => existsSync(top))
    .flatMap((top) => listFiles(top, (file) => /\.(test|spec)\.tsx?$/.test(file)));
  for (const file of files) {
    for (const { title, line } of testTitles(parseSource(file))) {
      const place = `${path.relative(root, file)}:${line}`;
      const claimed = claimedNumbers(title);
      for (const number of claimed) numbers.set(number, [...(numbers.get(number) ?? []), place]);
      for (const id of claimedStatements(title))
        statements.set(id, [...(statements.get(id) ?? []), { place, numbers: claimed }]);
    }
  }
  return { numbers, statements };
}

/** @param {Coverage} coverage */
function printCoverage(coverage) {
  const entries = Object.entries(coverage);
  const sum = (/** @type {'total' | 'tested'} */ key) =>
    entries.reduce((total, [, entry]) => total + entry[key], 0);
  console.log(
    formatTable([
      ['prefix', 'total', 'tested', 'missing'],
      ...entries.map(([prefix, entry]) => [
        prefix,
        entry.total,
        entry.tested,
        entry.missing.join(', '),
      ]),
      ['all', sum('total'), sum('tested'), `${sum('total') - sum('tested')} without a test`],
    ]),
  );
}

/**
 * @param {ReturnType<typeof statementCoverage>} statements
 * @param {boolean} all also the places of each
 */
function printStatements({ rows, open }, all) {
  if (all)
    console.log(
      formatTable([
        ['statement', 'place'],
        ...rows.map(({ id, tests, reason }) => [id, tests[0] ?? reason ?? 'nowhere']),
      ]),
    );
  const tested = rows.filter(({ tests }) => tests.length > 0).length;
  const explained = rows.length - tested - open.length;
  console.log(
    `${rows.length} statements listed: ${tested} tested, ${explained} with a line, ${open.length} with neither${
      open.length > 0 ? `:\n${open.join(', ')}` : ''
    }`,
  );
}

/**
 * `--json` for programs, `--statements` to list the places of each of the owner's statements, `--write` to write their
 * proofs into docs/spec. Without a flag it only reports; `--known` fails on numbers that are defined twice or nowhere
 * and on proofs that differ from the tests, `--strict` also on a behaviour or a statement without a test or a reason.
 */
if (runsDirectly(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  if (flags.has('--write')) writeProofs(repositoryRoot, specCoverage().statements.rows);
  const { coverage, statements, problems } = specCoverage();
  if (flags.has('--json')) console.log(JSON.stringify(coverage, null, 2));
  else {
    printCoverage(coverage);
    printStatements(statements, flags.has('--statements'));
  }
  for (const problem of problems) console.error(`\n${problem}`);
  const missing =
    statements.open.length > 0 || Object.values(coverage).some((entry) => entry.missing.length > 0);
  const fails =
    (problems.length > 0 && (flags.has('--known') || flags.has('--strict'))) ||
    (missing && flags.has('--strict'));
  if (fails) process.exitCode = 1;
}
