import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { listAllRooms, listFiles, readJson, repositoryRoot } from './workspace.js';

/** What an example may leave out: names of the reader's own; their type is then `any`. */
const mayBeLeftOut = new Set([2304, 18004]);

/**
 * @typedef {object} Example
 * @property {string} page absolute path of the document
 * @property {number} line of its first line of code
 * @property {string} code
 * @property {string} file where the compiler believes it lies; its imports are looked up from there
 */

/**
 * Compiles every example of the documents that imports a package: an example that does not compile teaches a mistake.
 * @param {string} root
 * @returns {{ problems: string[], examples: number }}
 */
export function checkExamples(root = repositoryRoot) {
  const examples = documents(root).flatMap(({ page, folder }) => examplesOf(page, folder));
  if (examples.length === 0) return { problems: [], examples: 0 };
  const problems = [
    ...compile(examples, root),
    ...examples.flatMap((example) => styles(example, root)),
  ];
  return { problems, examples: examples.length };
}

/** A package's README compiles inside the package; the others where every package is installed. @param {string} root */
function documents(root) {
  const everything = path.join(root, 'bench');
  const docs = path.join(root, 'docs');
  const own = listAllRooms(root).map(({ folder, name }) => ({
    page: path.join(folder, 'README.md'),
    // An example of bench is a suite, and says `../harness`.
    folder: name === 'bench' ? path.join(folder, 'suites') : folder,
  }));
  const shared = [
    path.join(root, 'README.md'),
    path.join(root, 'CONTRIBUTING.md'),
    ...(existsSync(docs) ? listFiles(docs, (file) => file.endsWith('.md')) : []),
  ].map((page) => ({ page, folder: everything }));
  return [...shared, ...own].filter(({ page }) => existsSync(page));
}

/** @param {string} page @param {string} folder @returns {Example[]} */
function examplesOf(page, folder) {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].flatMap((match) => {
    const [whole, , code = ''] = match;
    if (!/^import [^]*?'@plinth\//m.test(code)) return [];
    const line = text.slice(0, match.index + whole.indexOf('\n') + 1).split('\n').length;
    const name = `${path.basename(page, '.md')}.${line}.example.tsx`;
    return [{ page, line, code, file: path.join(folder, name) }];
  });
}

/** @param {Example[]} examples @param {string} root */
function compile(examples, root) {
  const byFile = new Map(examples.map((example) => [example.file, example]));
  /** @type {ts.CompilerOptions} */
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    customConditions: ['@plinth/source'],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: [],
    noUncheckedSideEffectImports: false,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => byFile.has(file) || fileExists(file);
  host.readFile = (file) => byFile.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const example = byFile.get(file);
    return example
      ? ts.createSourceFile(file, example.code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
      : getSourceFile(file, ...rest);
  };
  const program = ts.createProgram([...byFile.keys()], options, host);
  return examples.flatMap(({ file, page, line, code }) => {
    const source = program.getSourceFile(file);
    const found = source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [];
    const wrong = found.filter(
      (diagnostic) => !mayBeLeftOut.has(diagnostic.code) && !isReadersName(diagnostic, code),
    );
    return wrong.map((diagnostic) => {
      const at = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      return `${path.relative(root, page)}:${line + at} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ')}`;
    });
  });
}

/**
 * The compiler takes an unknown name for a misspelt one when a global is called nearly the same;
 * only a likeness to what the example imports is a mistake.
 * @param {ts.Diagnostic} diagnostic @param {string} code
 */
function isReadersName({ code: number, messageText }, code) {
  if (number !== 2552) return false;
  const [, meant = ''] = /Did you mean '(\w+)'/.exec(String(messageText)) ?? [];
  const imports = [...code.matchAll(/^import ([^]*?) from /gm)].map(([, names]) => names).join();
  return !new RegExp(`\\b${meant}\\b`).test(imports);
}

/**
 * The compiler does not look at CSS: an imported style sheet must be an entry of its package.
 * @param {Example} example @param {string} root
 */
function styles({ code, page, line }, root) {
  return [...code.matchAll(/^import '@plinth\/([^/']+)\/([^']+\.css)';/gm)].flatMap((match) => {
    const [, name = '', entry = ''] = match;
    const file = path.join(root, 'packages', name, 'package.json');
    const entries = existsSync(file) ? (readJson(file).exports ?? {}) : {};
    if (`./${entry}` in entries) return [];
    const at = line + code.slice(0, match.index).split('\n').length - 1;
    return [
      `${path.relative(root, page)}:${at} imports @plinth/${name}/${entry}, which is no entry.`,
    ];
  });
}

if (runsDirectly(import.meta.url)) {
  const { problems, examples } = checkExamples();
  reportProblems('examples', problems, `${examples} examples compile.`);
}
