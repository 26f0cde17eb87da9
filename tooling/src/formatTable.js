/**
 * @param {(string | number)[][]} lines the first is the heading
 * @returns {string} columns side by side; numbers to the right
 */
export function formatTable(lines) {
  const columns = lines[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => String(line[column] ?? '').length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
