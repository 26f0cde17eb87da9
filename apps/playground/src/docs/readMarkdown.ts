/** A part of a document. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Reads the Markdown that this repository writes: headings, paragraphs, fenced code, lists and tables. */
export function readMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = text.split('\n');
  let at = 0;
  const take = (isPart: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && isPart(lines[at]!)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    if (line.trim() === '' || line.startsWith('<!--')) at += 1;
    else if (line.startsWith('```')) {
      at += 1;
      blocks.push({ kind: 'code', text: take((one) => !one.startsWith('```')).join('\n') });
      at += 1;
    } else if (heading) {
      at += 1;
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
    } else if (/^[-*] /.test(line)) {
      const items = take((one) => /^(?:[-*] |\s+\S)/.test(one));
      blocks.push({ kind: 'list', items: joinItems(items) });
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = take((one) => one.startsWith('|'));
      blocks.push({ kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) });
    } else {
      // Any other line is text.
      at += 1;
      const more = take((one) => one.trim() !== '' && !/^(?:[-*] |#|\||```)/.test(one));
      blocks.push({ kind: 'paragraph', text: [line, ...more].join(' ') });
    }
  }
  return blocks;
}

/** A list item may continue on the next line. */
function joinItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^\s*[-*] /.test(line)) items.push(line.replace(/^\s*[-*] /, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}
