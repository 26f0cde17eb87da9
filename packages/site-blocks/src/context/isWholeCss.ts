/** Signs that no declaration needs: they end it, begin a comment or hide another sign. */
const breaking = /[{}<\\\r\n\f]|\/\*/;
/** An address without quotes is one token up to the first `)`, in which quotes and brackets mean nothing. */
const oddAddress = /url\(\s*[^\s"')][^)]*["'(]/i;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * Whether a declaration ends where it is written to end: what opens a block, a comment, a string or a bracket and leaves
 * it open would swallow the rules behind it. Numbers of brackets and quotes are no answer: those of `)(` and of `"'"'`
 * are even, and both leave one open.
 */
export function isWholeCss(declarations: string): boolean {
  if (breaking.test(declarations) || oddAddress.test(declarations)) return false;
  const open: string[] = [];
  let quote = '';
  for (const sign of declarations) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (closing[sign]) open.push(closing[sign]);
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return false;
  }
  return quote === '' && open.length === 0;
}
