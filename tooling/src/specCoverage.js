import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviourNumbers, claimedNumbers } from './behaviourNumbers.js';
import { formatTable } from './formatTable.js';
import { runsDirectly } from './runsDirectly.js';
import { parseSource } from './sourceImports.js';
import { testTitles } from './testTitles.js';
import { listFiles, repositoryRoot } from './workspace.js';

/**
 * @typedef {Record<string, { total: number, tested: number, missing: string[] }>} Coverage
 */

/**
 * Behaviours of docs/spec beside the tests that carry their numbers.
 * @param {string} root
 * @returns {{ coverage: Coverage, problems: string[] }} problems: numbers that stand twice or on no page
 */
export function specCoverage(root = repositoryRoot) {
  const { places, problems } = specifiedNumbers(root);
  const tested = new Set(/** @type {string[]} */ ([]));
  for (const [number, tests] of testedNumbers(root)) {
    tested.add(number);
    if (places.has(number)) continue;
    const others = tests.length > 1 ? ` (and ${tests.length - 1} more)` : '';
    problems.push(
      `${tests[0]}${others} carries [${number}], which no page of docs/spec has.\n  Write the behaviour down there, or mend the number.`,
    );
  }

  /** @type {Coverage} */
  const coverage = {};
  const numbers = [...places.keys()].sort(
    (a, b) => a.slice(0, 3).localeCompare(b.slice(0, 3)) || Number(a.slice(4)) - Number(b.slice(4)),
  );
  for (const number of numbers) {
    const entry = (coverage[number.slice(0, 3)] ??= { total: 0, tested: 0, missing: [] });
    entry.total += 1;
    if (tested.has(number)) entry.tested += 1;
    else entry.missing.push(number);
  }
  return { coverage, problems };
}

/**
 * `- **GAL-6** …` opens a behaviour; several numbers or a range may share one line.
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
            `${place} opens ${number} again; it stands at ${other}.\n  One behaviour, one number.`,
          );
        else places.set(number, place);
      }
    }
  }
  return { places, problems };
}

/**
 * @param {string} root
 * @returns {Map<string, string[]>} the places of the tests by the number that they carry
 */
function testedNumbers(root) {
  /** @type {Map<string, string[]>} */
  const tests = new Map();
  const files = ['packages', 'apps', 'e2e', 'bench', 'tooling']
    .map((top) => path.join(root, top))
    .filter((top) => existsSync(top))
    .flatMap((top) => listFiles(top, (file) => /\.(test|spec)\.tsx?$/.test(file)));
  for (const file of files) {
    for (const { title, line } of testTitles(parseSource(file))) {
      const place = `${path.relative(root, file)}:${line}`;
      for (const number of claimedNumbers(title))
        tests.set(number, [...(tests.get(number) ?? []), place]);
    }
  }
  return tests;
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
 * `--json` for programs. The plain call only reports; `--known` fails on numbers that stand twice or nowhere,
 * `--strict` also on a behaviour without a test.
 */
if (runsDirectly(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  const { coverage, problems } = specCoverage();
  if (flags.has('--json')) console.log(JSON.stringify(coverage, null, 2));
  else printCoverage(coverage);
  for (const problem of problems) console.error(`\n${problem}`);
  const missing = Object.values(coverage).some((entry) => entry.missing.length > 0);
  const fails =
    (problems.length > 0 && (flags.has('--known') || flags.has('--strict'))) ||
    (missing && flags.has('--strict'));
  if (fails) process.exitCode = 1;
}
