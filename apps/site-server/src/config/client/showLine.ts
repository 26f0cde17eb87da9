/** Marks a line of a text that does not wrap, and brings it into view: a number alone has nobody count a hundred lines. */
export function showLine(source: HTMLTextAreaElement, line: number): void {
  const before = source.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = source.value.indexOf('\n', start);
  source.focus({ preventScroll: true });
  source.setSelectionRange(start, end < 0 ? source.value.length : end);
  // Browsers bring a caret into view when somebody types, not when a script puts it there.
  const { lineHeight } = source.ownerDocument.defaultView!.getComputedStyle(source);
  const top = (line - 1) * parseFloat(lineHeight);
  source.scrollTo({ top: top - source.clientHeight / 3, left: 0 });
  source.ownerDocument.defaultView!.scrollBy({
    top: source.getBoundingClientRect().top + top - source.scrollTop - innerHeight / 3,
  });
}
