import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { printCode } from '../code/printCode';
import type { Control } from '../example/controls';
import type { Example } from '../example/example';

const definitions = import.meta.glob<{ example: Example }>('./*/*/example.ts', { eager: true });

/** A value that differs from the default. */
function changed(control: Control<unknown>): unknown {
  switch (control.kind) {
    case 'flag':
      return !control.default;
    case 'text':
      return 'Words';
    case 'amount':
      return control.default === control.max ? control.min : control.max;
    case 'choice':
      return control.values.find((value) => value !== control.default);
  }
}

/** The code of every example, as it is copied at first and with every option changed; by file. */
const codeByFile = new Map(
  Object.entries(definitions).flatMap(([file, { example }]) => {
    const all = Object.entries(example.controls).map(
      ([name, control]) => [name, changed(control)] as const,
    );
    return (['as it stands', 'changed'] as const).flatMap((state) => {
      const { react, attach } = printCode(
        example,
        state === 'changed' ? Object.fromEntries(all) : {},
      );
      return Object.entries({
        'react.tsx': react,
        'attach.tsx': attach,
        'page.js': example.html?.script,
      })
        .filter(([, code]) => code)
        .map(([name, code]): [string, string] => [
          path.join(import.meta.dirname, path.dirname(file), `${state} ${name}`),
          code!,
        ]);
    });
  }),
);

/** A plain script has no type annotations. */
const untypedInScripts = new Set([2322, 2345, 7006, 7011, 7031]);

it('[PLY-1b] the code to copy compiles as it is pasted, at first and with every option changed', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    // The script of a page that nothing builds.
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    customConditions: ['@plinth/source'],
    noUncheckedSideEffectImports: false,
    // Pages are often plain scripts: they do not check the result of `querySelector`.
    strictNullChecks: false,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => codeByFile.has(file) || fileExists(file);
  host.readFile = (file) => codeByFile.get(file) ?? readFile(file);
  const program = ts.createProgram([...codeByFile.keys()], options, host);
  const problems = [...codeByFile].flatMap(([file, code]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ code: number }) => !file.endsWith('.js') || !untypedInScripts.has(number))
      .map(({ messageText, start = 0 }) => {
        const line = code.slice(0, start).split('\n').length;
        const text = ts.flattenDiagnosticMessageText(messageText, ' ');
        return `${path.relative(import.meta.dirname, file)}:${line} ${text}`;
      });
  });
  expect(problems).toEqual([]);
});
