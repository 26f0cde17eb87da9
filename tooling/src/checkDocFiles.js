import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docSubjects } from './docSubjects.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { listAllWorkspaces, listFiles, repositoryRoot } from './workspace.js';

/** Files that a build or a run creates are missing in a fresh clone, and may be. */
const generated = /(^|\/)(dist|reports|node_modules|coverage|\.turbo|\.cache|\.plinth-data)(\/|$)/;
/** `<package>`, `NNNN` and `…` are placeholders for a name of the reader's. */
const placeholder = /[<>…$]|NNNN|\.\.\./;

/**
 * Repository paths in the documents that do not exist, sentences that begin with a relative clause, and guides that the
 * list of guides leaves out.
 * @param {string} root
 * @returns {{ problems: string[], mentions: number }}
 */
export function checkDocFiles(root = repositoryRoot) {
  /** @type {string[]} */
  const problems = [];
  let mentions = 0;
  for (const page of documents(root)) {
    for (const { line, word } of docSubjects(readFileSync(page, 'utf8')))
      problems.push(
        `${path.relative(root, page)}:${line} begins a sentence with "${word}".\n  Begin it with its subject.`,
      );
    for (const { target, line, isLink } of mentionedPaths(page, root)) {
      mentions += 1;
      const bases = isLink ? [path.dirname(page)] : [root, path.dirname(page)];
      if (bases.some((base) => pathExists(base, target))) continue;
      problems.push(
        `${path.relative(root, page)}:${line} names ${target}, which does not exist.\n  Mend the path, or write the part that varies as <name>.`,
      );
    }
  }
  problems.push(...unlistedGuides(root));
  return { problems, mentions };
}

/** Guides that are missing in the list of guides. @param {string} root */
function unlistedGuides(root) {
  const folder = path.join(root, 'docs/guides');
  if (!existsSync(folder)) return [];
  const list = path.join(folder, 'README.md');
  const listed = existsSync(list) ? readFileSync(list, 'utf8') : '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md' && !listed.includes(`(${file})`))
    .map(
      (file) =>
        `docs/guides/${file} is not in the list of guides.\n  Add it to docs/guides/README.md.`,
    );
}

/** @param {string} root */
function documents(root) {
  const isPage = (/** @type {string} */ file) => file.endsWith('.md');
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'llms.txt',
    'consumers/README.md',
    ...listAllWorkspaces(root).map((workspace) => `${workspace.relative}/README.md`),
  ]
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file));
  const docs = path.join(root, 'docs');
  return [...pages, ...(existsSync(docs) ? listFiles(docs, isPage) : [])];
}

/** @param {string} page @param {string} root */
function mentionedPaths(page, root) {
  /** @type {{ target: string, line: number, isLink: boolean }[]} */
  const found = [];
  let inFence = false;
  for (const [index, text] of readFileSync(page, 'utf8').split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(text)) inFence = !inFence;
    if (inFence) continue;
    const line = index + 1;
    const withoutCode = text.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    for (const [, address] of withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)) {
      const target = (address ?? '').replace(/[#?].*$/, '');
      if (target === '' || /^([a-z][a-z+.-]*:|\/\/)/i.test(target)) continue;
      found.push({ target: decodeURI(target), line, isLink: true });
    }
    for (const [, code] of text.matchAll(/`([^`]+)`/g)) {
      const target = (code ?? '').replace(/:\d+(:\d+)?$/, '');
      if (isRepositoryPath(target, page, root)) found.push({ target, line, isLink: false });
    }
  }
  return found.filter(({ target }) => !generated.test(target) && !placeholder.test(target));
}

/**
 * Only texts that are clearly paths: a path starts with a folder of the repository (in a package's README also with a
 * folder of that package), or is a file beside the page.
 * @param {string} text @param {string} page @param {string} root
 */
function isRepositoryPath(text, page, root) {
  if (!/^\.{0,2}[\w.@*{},/-]+$/.test(text) || !text.includes('/')) return false;
  const [first] = text.split('/');
  if (first === undefined || first === '') return false;
  // `./gallery.css` in a package's README is the name of an entry.
  if (text.startsWith('./')) return false;
  if (text.startsWith('../')) return /\.\w+$/.test(text);
  if (/^(packages|apps|tooling|bench|e2e|docs|\.github|\.changeset|\.ci)$/.test(first)) return true;
  return path.dirname(page) !== root && /^(src|test)$/.test(first) && !page.includes('/docs/');
}

/** @param {string} base @param {string} target a path, with `*` and `{a,b}` allowed */
function pathExists(base, target) {
  if (!/[*{]/.test(target)) return existsSync(path.resolve(base, target));
  return spellOut(target).every((pattern) =>
    pattern.includes('*') ? matches(base, pattern) : existsSync(path.resolve(base, pattern)),
  );
}

/** `a/{b,c}` → `a/b`, `a/c`: each must exist. @param {string} text @returns {string[]} */
function spellOut(text) {
  const [whole, choices] = /\{([^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined || choices === undefined) return [text];
  return choices.split(',').flatMap((choice) => spellOut(text.replace(whole, choice)));
}
/**
 * Whether any path matches a pattern in which `*` matches within a name and `**` matches any folders.
 * @param {string} base
 * @param {string} pattern
 * @returns {boolean}
 */
function matches(base, pattern) {
  const [first = '', ...rest] = pattern.split('/');
  if (first === '') return existsSync(base);
  if (!existsSync(base)) return false;
  const entries = readdirSync(base, { withFileTypes: true }).filter(
    (entry) => entry.name !== 'node_modules',
  );
  if (first === '**')
    return (
      matches(base, rest.join('/')) ||
      entries.some((entry) => entry.isDirectory() && matches(path.join(base, entry.name), pattern))
    );
  const wanted = new RegExp(`^${first.replace(/[.+@]/g, '\\$&').replaceAll('*', '.*')}$`);
  return entries.some(
    (entry) =>
      wanted.test(entry.name) &&
      (rest.length === 0 || matches(path.join(base, entry.name), rest.join('/'))),
  );
}

if (runsDirectly(import.meta.url)) {
  const { problems, mentions } = checkDocFiles();
  reportProblems(
    'doc-files',
    problems,
    `${mentions} paths, all of them exist; sentences begin with their subject.`,
  );
}
