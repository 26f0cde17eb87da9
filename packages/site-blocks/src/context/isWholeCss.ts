const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * Whether a declaration ends where it is written to end: what opens a block, a comment, a string or a bracket and leaves
 * it open would swallow the rules behind it.
 */
export function isWholeCss(declarations: string): boolean {
  return (
    !/[{}<\\\r\n\f]|\/\*/.test(declarations) &&
    count(declarations, '"') % 2 === 0 &&
    count(declarations, "'") % 2 === 0 &&
    count(declarations, '(') === count(declarations, ')') &&
    count(declarations, '[') === count(declarations, ']')
  );
}
