/**
 * Comments as texts: adjacent line comments are one text, and a block loses its leading asterisks.
 * @typedef {import('eslint').AST.SourceLocation} Location
 * @param {{ type: string, value: string, loc?: Location | null | undefined }[]} comments
 */
export function commentTexts(comments) {
  /** @type {{ text: string, loc: Location, isLine: boolean }[]} */
  const found = [];
  for (const { type, value, loc } of comments) {
    if (!loc) continue;
    const isLine = type === 'Line';
    const text = value.replace(/^[\s*]+|\s+\*?\s+/g, ' ').trim();
    const before = found.at(-1);
    if (isLine && before?.isLine && before.loc.end.line === loc.start.line - 1) {
      before.text += ` ${text}`;
      before.loc = { start: before.loc.start, end: loc.end };
    } else found.push({ text, loc, isLine });
  }
  return found;
}
