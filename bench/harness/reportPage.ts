import { reportStyle } from './reportStyle';
import { plotRow } from './plotRow';
import { escapeText, inNumbers } from './reportText';
import type { Results } from './results';
import type { Peer, Row } from './suite';

/** The results as one page that needs nothing else: no script, no file, no network. */
export function reportPage({ machine, date, areas, rows }: Results): string {
  const names = [...new Set(rows.map((row) => row.area))].sort();
  const rowsOf = (area: string) => rows.filter((row) => row.area === area);
  const measured = (area: string) => areas[area] ?? { date, quick: false };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>Plinth beside its peers</title><style>${reportStyle}</style></head><body>`,
    '<header><h1>Plinth beside its peers</h1>',
    `<p>${tally(rows)} Ours and the peers ran in turns, in the same run on the same machine; what counts is the ratio, not the figure.</p>`,
    `<p class="machine">${escapeText(machine)}; last run ${day(date)}.</p></header>`,
    '<main><section aria-labelledby="areas"><h2 id="areas">Areas</h2>',
    overview(names.map((area) => ({ area, rows: rowsOf(area), ...measured(area) }))),
    '</section>',
    ...names.map((area) => areaSection(area, rowsOf(area), measured(area))),
    '</main></body></html>',
  ].join('\n');
}

interface Area {
  date: string;
  quick: boolean;
}

const judged = (rows: readonly Row[]) => rows.filter((row) => row.holds !== null);
const missed = (rows: readonly Row[]) => rows.filter((row) => row.holds === false);
const day = (date: string) => escapeText(date.slice(0, 16).replace('T', ' '));

function tally(rows: readonly Row[]): string {
  const [all, not] = [judged(rows).length, missed(rows).length];
  const informing = rows.length - all;
  const rest =
    informing === 0
      ? '.'
      : `; ${informing} ${informing === 1 ? 'row informs' : 'rows inform'} only.`;
  return `${all - not} of ${all} targets hold${rest}`;
}

function overview(areas: ({ area: string; rows: Row[] } & Area)[]): string {
  const lines = areas.map(({ area, rows, date, quick }) => {
    const not = missed(rows).length;
    return `<tr><th scope="row"><a href="#${escapeText(area)}">${escapeText(area)}</a></th><td>${rows.length}</td><td>${judged(rows).length - not}</td><td${not > 0 ? ' class="missed"' : ''}>${not}</td><td>${day(date)}${quick ? ', quick' : ''}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">area</th><th scope="col">rows</th><th scope="col">targets that hold</th><th scope="col">missed</th><th scope="col">measured</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function areaSection(area: string, rows: readonly Row[], { date, quick }: Area): string {
  return `<section aria-labelledby="${escapeText(area)}"><h2 id="${escapeText(area)}">${escapeText(area)}</h2><p>${tally(rows)} Measured ${day(date)}${quick ? ' in a quick run' : ''}.</p>${rows.map(rowArticle).join('')}</section>`;
}

function rowArticle(row: Row): string {
  const id = escapeText(row.id);
  return `<article aria-labelledby="${id}"><h3 id="${id}">${escapeText(row.what)}</h3>${verdict(row)}<div class="beside">${plotRow(row)}${figures(row)}</div></article>`;
}

function verdict({ target, holds, ratio }: Row): string {
  if (target === null) return '<p class="verdict">No target; the row informs.</p>';
  const word = holds ? 'Holds' : 'Does not hold';
  const measured = ratio === null || !target.includes('×') ? '' : `, measured ${ratio} ×`;
  return `<p class="verdict" data-holds="${holds}"><strong>${word}</strong>: ${escapeText(target)}${measured}</p>`;
}

function figures(row: Row): string {
  const all: Peer[] = [{ ...row, name: 'plinth' }, ...row.peers];
  const hasSpread = all.some(({ spread }) => spread);
  const other = all.find(({ beside }) => beside)?.beside?.unit;
  const head = [
    'who',
    row.unit,
    ...(hasSpread ? ['middle half'] : []),
    ...(other ? [other] : []),
    'plinth is',
  ];
  const lines = all.map(({ name, value, spread, beside }, index) => {
    const cells = [
      inNumbers(value),
      ...(hasSpread ? [spread ? spread.map(inNumbers).join(' – ') : ''] : []),
      ...(other ? [beside ? inNumbers(beside.value) : ''] : []),
      index === 0 || value === 0
        ? ''
        : `${inNumbers(Number((row.value / value).toPrecision(3)))} ×`,
    ];
    return `<tr><th scope="row">${escapeText(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${head.map((name) => `<th scope="col">${escapeText(name)}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
