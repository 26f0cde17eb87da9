/**
 * Selects a position in a text that does not wrap, and scrolls it into view.
 * @param column from 1; without it the whole line is marked
 */
export function showLine(source: HTMLTextAreaElement, line: number, column?: number): void {
  const before = source.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const [text = ''] = source.value.slice(start).split('\n', 1);
  const from = Math.min((column ?? 1) - 1, text.length);
  source.focus({ preventScroll: true });
  const marked = column === undefined ? text.length : lengthOfSelection(text, from);
  source.setSelectionRange(start + from, start + from + marked);
  // Browsers scroll a caret into view on typing, not when a script sets it.
  const { lineHeight } = source.ownerDocument.defaultView!.getComputedStyle(source);
  const top = (line - 1) * parseFloat(lineHeight);
  source.scrollTo({
    top: top - source.clientHeight / 3,
    left: widthOf(source, text.slice(0, from)) - source.clientWidth / 2,
  });
  source.ownerDocument.defaultView!.scrollBy({
    top: source.getBoundingClientRect().top + top - source.scrollTop - innerHeight / 3,
  });
}

/** A wrong word is marked as a whole, any other character alone. */
const lengthOfSelection = (text: string, from: number): number =>
  /^(?:[\p{L}\p{N}_$.+-]+|.)?/u.exec(text.slice(from))![0].length;

/** The width of a text in a field, in CSS pixels. */
function widthOf(source: HTMLTextAreaElement, text: string): number {
  const page = source.ownerDocument;
  const { font, tabSize } = page.defaultView!.getComputedStyle(source);
  const measure = page.createElement('span');
  Object.assign(measure.style, { position: 'absolute', whiteSpace: 'pre', font, tabSize });
  measure.textContent = text;
  page.body.append(measure);
  const { width } = measure.getBoundingClientRect();
  measure.remove();
  return width;
}
