import ts from 'typescript';

const requestMakers = new Set(['XMLHttpRequest', 'EventSource', 'WebSocket']);
const globals = new Set(['window', 'globalThis', 'self']);

/**
 * Calls of the global `fetch` and constructors of other connections. In a file with a parameter or variable of its own
 * called `fetch`, the name means that port.
 * @param {ts.SourceFile} source
 * @returns {{ call: string, line: number }[]}
 */
export function findNetworkCalls(source) {
  /** @type {{ call: string, line: number }[]} */
  const found = [];
  let hasOwnFetch = false;
  /** @param {string} call @param {ts.Node} node */
  const add = (call, node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    found.push({ call, line });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'fetch'
    )
      hasOwnFetch = true;
    if (ts.isCallExpression(node)) {
      const callee = node.expression;
      if (ts.isIdentifier(callee) && callee.text === 'fetch') add('fetch', node);
      if (
        ts.isPropertyAccessExpression(callee) &&
        callee.name.text === 'fetch' &&
        ts.isIdentifier(callee.expression) &&
        globals.has(callee.expression.text)
      )
        add(`${callee.expression.text}.fetch`, node);
    }
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      requestMakers.has(node.expression.text)
    )
      add(`new ${node.expression.text}`, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ call }) => !(hasOwnFetch && call === 'fetch'));
}
