/**
 * @typedef {import('./features.js').Feature} Feature
 * @typedef {{ used: number, unused: number }} Bytes
 */

const marked = /(?<=<!-- features -->\n)[^]*?(?=<!-- \/features -->)/;

const heading = [
  ['feature', 'since', 'example', 'bytes where it is used', 'bytes of a page that does not use it'],
  ['-', '-', '-', '-', '-'],
];

/** A change of a few bytes does not require a new table. */
const mayDiffer = (/** @type {number} */ bytes) => Math.max(100, bytes * 0.05);

/**
 * The page of features with the table of today; `pnpm format` aligns it.
 * @param {string} page
 * @param {readonly Feature[]} features
 * @param {readonly Bytes[]} bytes one for each
 */
export function writeTable(page, features, bytes) {
  const rows = features.map(({ feature, since, example, when }, index) => {
    const { used = 0, unused = 0 } = bytes[index] ?? {};
    return [feature, since, example, inWords(used), inWords(unused, when)];
  });
  const lines = [...heading, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return page.replace(marked, () => `\n${lines.join('\n')}\n`);
}

/**
 * @param {string} page
 * @param {readonly Feature[]} features
 * @param {readonly Bytes[]} [bytes] one for each; without them the bytes are only read
 * @returns {string[]} the table's faults
 */
export function findTableFaults(page, features, bytes) {
  const lines = marked.exec(page)?.[0].trim().split('\n').slice(2) ?? [];
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const faults = features.flatMap(({ feature, since, example, when }, index) => {
    const [name, version, folder, used = '', unused = ''] =
      rows.find(([name]) => name === feature) ?? [];
    if (name === undefined) return [`"${feature}" has no row.`];
    if (version !== since || folder !== example)
      return [`"${feature}" says ${version} and ${folder}; it is ${since} and ${example}.`];
    const now = bytes?.[index];
    return [
      findCellFault(feature, { cell: used, bytes: now?.used }),
      findCellFault(feature, { cell: unused, bytes: now?.unused, when }),
    ].flat();
  });
  const unknown = rows.filter(([name]) => features.every(({ feature }) => feature !== name));
  return [...faults, ...unknown.map(([name]) => `"${name}" is none of the features.`)];
}

/**
 * @param {string} feature
 * @param {{ cell: string, bytes: number | undefined, when?: string | undefined }} measured
 * @returns {string[]}
 */
function findCellFault(feature, { cell, bytes, when }) {
  const [whole, number, words] = /^(?:–|under 0\.1 kB|(\d+\.\d) kB)( .+)?$/.exec(cell) ?? [];
  if (whole === undefined) return [`"${feature}" says "${cell}", which are no bytes.`];
  if (bytes === undefined) return [];
  const isNear = Math.abs(Number(number ?? 0) * 1000 - bytes) <= mayDiffer(bytes);
  const now = inWords(bytes, when);
  return isNear && (whole.startsWith('–') || (words ?? '') === (when ? ` ${when}` : ''))
    ? []
    : [`"${feature}" says "${cell}"; it is "${now}".`];
}

/** @param {number} bytes @param {string} [when] */
function inWords(bytes, when) {
  if (bytes <= 0) return '–';
  const words = bytes < 50 ? 'under 0.1 kB' : `${(bytes / 1000).toFixed(1)} kB`;
  return when ? `${words} ${when}` : words;
}
