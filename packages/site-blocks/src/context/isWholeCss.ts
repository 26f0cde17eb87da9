/**
 * Characters that no declaration needs: they end it, begin a comment or escape another character.
 */
const breaking = /[{}<\\\r\n\f]|\/\*/;
/**
 * An address without quotes is one token up to the first `)`, in which quotes and brackets have no
 * meaning.
 */
const oddAddress = /url\(\s*[^\s"')][^)]*["'(]/i;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * Whether a declaration ends at its written end: an unclosed block, comment, string or bracket
 * would swallow the following rules. Counting brackets and quotes is not enough: in `)(` and `"'"'`
 * they are even, but one stays open.
 */
export function isWholeCss(declarations: string): boolean {
  if (breaking.test(declarations) || oddAddress.test(declarations)) return false;
  const open: string[] = [];
  let quote = '';
  for (const char of declarations) {
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (closing[char]) open.push(closing[char]);
    else if ((char === ')' || char === ']') && open.pop() !== char) return false;
  }
  return quote === '' && open.length === 0;
}
