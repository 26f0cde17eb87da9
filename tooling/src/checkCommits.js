import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { repositoryRoot } from './workspace.js';

const maxSubjectLength = 72;

/** Imperatives whose ending looks like that of another form. */
const imperatives = new Set(
  'Address Bring Bypass Discuss Dismiss Embed Exceed Express Feed Focus Need Pass Press Proceed Process Seed Shed Speed Spread String Stress Suppress'.split(
    ' ',
  ),
);

/**
 * Finds the problems of a commit's message: the subject is an imperative sentence of at most 72 characters, the body
 * contains the reason.
 * @param {string} message
 * @returns {string[]}
 */
export function commitProblems(message) {
  const [subject = '', second = ''] = message.split('\n');
  // Messages that git writes stay unchanged.
  if (/^(Merge|Revert) |^(fixup|squash)! /.test(subject)) return [];
  const [first = ''] = subject.split(' ');
  /** @type {[boolean, string][]} */
  const rules = [
    [subject === '', 'It has no subject.'],
    [
      subject.length > maxSubjectLength,
      `The subject has ${subject.length} characters; at most ${maxSubjectLength} are shown everywhere.`,
    ],
    [/^[a-z]/.test(subject), 'The subject begins with a small letter, or with a prefix.'],
    [subject.endsWith('.'), 'The subject ends with a full stop.'],
    [
      /(ed|ing|[^s]s)$/.test(first) && !imperatives.has(first),
      `The subject begins with "${first}"; say what the commit does as an order ("Add", "Fix").`,
    ],
    [second !== '', 'The line below the subject is not empty.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

/** @param {string} range such as `origin/main..HEAD` */
function readMessages(range) {
  const args = ['log', '--no-merges', '--format=%h%n%B%x00', range];
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\0')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { name: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}

/**
 * Reads the message in a hook's file, which also contains git's own comments.
 * @param {string} file
 */
const readHookFile = (file) => ({
  name: 'This commit',
  message: readFileSync(file, 'utf8')
    .replace(/^#.*\n?/gm, '')
    .trim(),
});

if (runsDirectly(import.meta.url)) {
  const [argument = 'origin/main..HEAD', file = ''] = process.argv.slice(2);
  const commits = argument === '--file' ? [readHookFile(file)] : readMessages(argument);
  const problems = commits.flatMap(({ name, message }) =>
    commitProblems(message).map((problem) => `${name}: ${message.split('\n')[0]}\n  ${problem}`),
  );
  reportProblems('commits', problems, `${commits.length} messages say what was done.`);
}
