import type { Row } from './suite';

/** The rows as lines for the terminal. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.holds === null ? ' ' : row.holds ? '✓' : '✗',
    row.id,
    `${row.value} ${row.unit}`,
    row.peers.map((peer) => `${peer.name} ${peer.value}`).join(', '),
    row.ratio === null ? '' : `${row.ratio}×`,
    row.target ?? '',
  ]);
  const all = [['', 'row', 'ours', 'peers', 'ratio', 'target'], ...cells];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
