import ts from 'typescript';

const testFunctions = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme']);

/**
 * The titles of the tests and groups in a file. Skipped tests prove nothing and are left out, a skipped group with
 * everything inside it.
 * @param {ts.SourceFile} source
 * @returns {{ title: string, line: number }[]}
 */
export function testTitles(source) {
  /** @type {{ title: string, line: number }[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const names = chainOfNames(node.expression);
      if (names.length > 0 && testFunctions.has(names[0] ?? '')) {
        if (names.some((name) => notRun.has(name))) return;
        const title = node.arguments[0] && textOf(node.arguments[0]);
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        if (title) titles.push({ title, line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/**
 * `it.each(rows)('…')` → `['it', 'each']`
 * @param {ts.Expression} callee
 * @returns {string[]}
 */
function chainOfNames(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...chainOfNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return chainOfNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return chainOfNames(callee.tag);
  return [];
}

/**
 * The fixed text of a title; a computed part becomes `…`.
 * @param {ts.Expression} argument
 * @returns {string | undefined}
 */
function textOf(argument) {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument))
    return [
      argument.head.text,
      ...argument.templateSpans.map((span) => `…${span.literal.text}`),
    ].join('');
  if (ts.isBinaryExpression(argument) && argument.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return `${textOf(argument.left) ?? '…'}${textOf(argument.right) ?? '…'}`;
  return undefined;
}
