import type { Results } from './results';

const opening = '<!-- bench -->';
const closing = '<!-- /bench -->';

/** The rows that have a target, as a Markdown table with the machine and the date below it. */
export function resultsTable({ machine, date, areas, rows }: Results): string {
  const judged = rows.filter((row) => row.target !== null);
  if (judged.length === 0) return 'Nothing is measured yet: `pnpm bench`.';
  const lines = judged.map((row) => {
    const peers = row.peers.map((peer) => `${peer.name} ${number(peer.value)}`).join(', ');
    const cells = [
      row.area,
      row.what,
      `${number(row.value)} ${row.unit}`,
      peers,
      row.ratio === null ? '' : String(row.ratio),
      row.target ?? '',
      row.holds ? 'yes' : '**no**',
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const quick = Object.keys(areas).filter((area) => areas[area]?.quick);
  const quickNote = quick.length > 0 ? ` Quick run: ${quick.join(', ')}.` : '';
  return [
    '| area | what | ours | peers | ratio | target | holds |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    `${machine}; ${date.slice(0, 10)}.${quickNote}`,
  ].join('\n');
}

/**
 * A few rows with short names, each beside one peer, for a first impression.
 * @param shown the rows by their ids, with their names and the peer to compare with
 * @throws when a row or its peer was not measured
 */
export function summaryTable(
  { rows }: Pick<Results, 'rows'>,
  shown: readonly { id: string; what: string; peer: string }[],
): string {
  const lines = shown.map(({ id, what, peer }) => {
    const row = rows.find((each) => each.id === id);
    const value = row?.peers.find(({ name }) => name === peer)?.value;
    if (!row || value === undefined) throw new Error(`No row ${id} with the peer ${peer}.`);
    return `| ${what} | ${number(row.value)} ${row.unit} | ${peer} ${number(value)} |`;
  });
  return ['| what | ours | peer |', '| --- | --- | --- |', ...lines].join('\n');
}

/** Puts the table between the two markers of a document. */
export function replaceTable(document: string, table: string): string {
  const start = document.indexOf(opening);
  const end = document.indexOf(closing);
  if (start < 0 || end < start)
    throw new Error(`The document has no place for the table: ${opening} … ${closing}.`);
  return `${document.slice(0, start + opening.length)}\n\n${table}\n\n${document.slice(end)}`;
}

const number = (value: number): string =>
  value >= 10_000 ? value.toLocaleString('en') : String(value);
