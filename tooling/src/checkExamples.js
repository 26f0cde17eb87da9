import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { commentExamples, missingExamples } from './commentExamples.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { runsDirectly } from './runsDirectly.js';
import { listAllWorkspaces, listFiles, readJson, repositoryRoot } from './workspace.js';

/**
 * @typedef {object} Example
 * @property {string} page absolute path of the document
 * @property {number} line of its first line of code
 * @property {string} code
 * @property {string} file its path for the compiler; its imports are resolved from there
 */

/**
 * Compiles every example on its own, without declarations around it: an example that does not compile as pasted teaches
 * a mistake. In READMEs of packages and in guides every code block is an example; in other documents every block that
 * imports a package. Doc comments of packages have theirs under `@example`.
 * @param {string} root
 * @returns {{ problems: string[], examples: number }}
 */
export function checkExamples(root = repositoryRoot) {
  const examples = [
    ...documents(root).flatMap(({ page, folder }) => examplesOf(page, folder)),
    ...commentExamples(root),
  ];
  const missing = missingExamples(root);
  if (examples.length === 0) return { problems: missing, examples: 0 };
  const problems = [
    ...missing,
    ...compile(examples, root),
    ...examples.flatMap((example) => styles(example, root)),
  ];
  return { problems, examples: examples.length };
}

/** A package's README compiles inside the package; the others where every package is installed. @param {string} root */
function documents(root) {
  const everything = path.join(root, 'bench');
  const docs = path.join(root, 'docs');
  const own = listAllWorkspaces(root).map(({ folder, name }) => ({
    page: path.join(folder, 'README.md'),
    // An example of bench is a suite, and imports `../harness`.
    folder: name === 'bench' ? path.join(folder, 'suites') : folder,
  }));
  const shared = [
    path.join(root, 'README.md'),
    path.join(root, 'CONTRIBUTING.md'),
    ...(existsSync(docs) ? listFiles(docs, (file) => file.endsWith('.md')) : []),
  ].map((page) => ({ page, folder: everything }));
  return [...shared, ...own].filter(({ page }) => existsSync(page));
}

/** @param {string} page */
const isForReaders = (page) => /packages\/[^/]+\/README\.md$|\/guides\//.test(page);

/** @param {string} page @param {string} folder @returns {Example[]} */
function examplesOf(page, folder) {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].flatMap((match) => {
    const [whole, , code = ''] = match;
    if (!isForReaders(page) && !/^import [^]*?'@plinth\//m.test(code)) return [];
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
  return examples.flatMap(({ file, page, line }) => {
    const source = program.getSourceFile(file);
    const found = source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [];
    return found.map((diagnostic) => {
      const at = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      return `${path.relative(root, page)}:${line + at} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ')}`;
    });
  });
}

/**
 * The compiler does not check CSS: an imported style sheet must be an entry of its package.
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

/** Runs the examples that need neither a page nor a server. */
export async function runExamples(root = repositoryRoot) {
  const needsMore =
    /\b(document|window|location|fetch|await client|crumbCookie|check-messages)\b|<\w|\.css'/;
  const examples = documents(root)
    .flatMap(({ page, folder }) => examplesOf(page, folder))
    .filter(({ page, code }) => isForReaders(page) && !needsMore.test(code));
  /** @type {string[]} */
  const problems = [];
  const programs = mkdtempSync(path.join(tmpdir(), 'plinth-examples-'));
  for (const [ran, { code, file, page, line }] of examples.entries()) {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: path.dirname(file), loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['@plinth/source'],
      // Libraries in CommonJS load Node's modules by `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      logLevel: 'silent',
    });
    const program = path.join(programs, `${ran}.mjs`);
    writeFileSync(program, outputFiles[0]?.text ?? '');
    const { code: exit, output } = await runProgram(process.execPath, [program]);
    if (exit !== 0)
      problems.push(`${path.relative(root, page)}:${line} does not run:\n${output.trim()}`);
  }
  rmSync(programs, { recursive: true, force: true });
  return { problems, ran: examples.length };
}

if (runsDirectly(import.meta.url)) {
  const compiled = checkExamples();
  const run = compiled.problems.length > 0 ? { problems: [], ran: 0 } : await runExamples();
  reportProblems(
    'examples',
    [...compiled.problems, ...run.problems],
    `${compiled.examples} examples compile, ${run.ran} of them run.`,
  );
}
