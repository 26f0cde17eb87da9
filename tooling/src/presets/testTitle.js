/**
 * @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['CallExpression']>>[0]} Call
 * @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['Property']>>[0]} Property
 * @typedef {Call['arguments'][number] | Property['value']} AnyNode
 */

/** The runner's functions, and ours that run a group on a database. */
const testFunctions = /^(?:describe\w*|it|test)$/;

/**
 * The title of a test or a group; `undefined` for another call.
 * @param {Call} call
 * @returns {AnyNode | undefined}
 */
export const titleOf = ({ callee, arguments: [title] }) =>
  testFunctions.test(firstName(callee)) ? title : undefined;

/**
 * The text of a literal; of a template, its text before the first value.
 * @param {AnyNode | undefined} node
 */
export function firstText(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.raw ?? '';
  return node?.type === 'Literal' ? String(node.value) : '';
}

/**
 * The name that a call begins with: `it` in `it.each(rows)(title, run)`.
 * @param {Call['callee']} callee
 * @returns {string}
 */
export function firstName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstName(callee.object);
  return callee.type === 'CallExpression' ? firstName(callee.callee) : '';
}
