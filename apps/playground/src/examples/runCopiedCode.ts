import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';

/** Renders the first exported component of a module, as a page would after pasting it. */
export async function renderCode(code: string): Promise<string> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const names = [...outputText.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name!);
  const modules = new Map<string, unknown>();
  for (const name of new Set(names))
    if (!name.endsWith('.css')) modules.set(name, await import(/* @vite-ignore */ name));
  const exported: Record<string, ComponentType> = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs what a reader would paste
  const run = new Function('require', 'exports', outputText) as (
    load: (name: string) => unknown,
    exports: object,
  ) => void;
  run((name) => modules.get(name), exported);
  return renderToStaticMarkup(createElement(Object.values(exported)[0]!));
}
