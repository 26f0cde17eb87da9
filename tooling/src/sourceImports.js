import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * @typedef {object} SourceImport
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} typeOnly erased before the module runs
 * @property {boolean} dynamic `import()`: loaded on demand
 */

/** @param {string} file */
export function parseSource(file) {
  const kind = /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
}

/**
 * Everything that a module imports or re-exports, in the order of its lines.
 * @param {ts.SourceFile} source
 * @returns {SourceImport[]}
 */
export function sourceImports(source) {
  /** @type {SourceImport[]} */
  const found = [];
  /** @param {ts.Node | undefined} specifier @param {{ typeOnly?: boolean, dynamic?: boolean }} [flags] */
  const add = (specifier, { typeOnly = false, dynamic = false } = {}) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const line = source.getLineAndCharacterOfPosition(specifier.getStart(source)).line + 1;
    found.push({ specifier: specifier.text, line, typeOnly, dynamic });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, { typeOnly: importsTypesOnly(node.importClause) });
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, { typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, { typeOnly: true });
    } else if (ts.isCallExpression(node)) {
      const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
      const isDynamicImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      if (isDynamicImport || isRequire) add(node.arguments[0], { dynamic: isDynamicImport });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.ImportClause | undefined} clause */
function importsTypesOnly(clause) {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    !clause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}
