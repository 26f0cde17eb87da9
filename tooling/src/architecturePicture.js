import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './reportProblems.js';
import { readWorkspaceImports, workspaceLevels, withoutShortcuts } from './workspaceImports.js';
import { runsDirectly } from './runsDirectly.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

/**
 * @typedef {import('./workspaceImports.js').WorkspaceImports} WorkspaceImports
 * @typedef {object} Box
 * @property {string} name
 * @property {string} holds
 * @property {number} x of its middle
 * @property {number} y of its upper edge
 */

const file = 'docs/pictures/architecture.svg';
const width = 1340;
const box = { width: 150, height: 78 };
const rowGap = 64;
const margin = 20;

/**
 * Draws which workspace imports which, the visitor's page at the top.
 * @param {WorkspaceImports} arrows
 * @param {ReadonlyMap<string, string>} holds the purpose of each workspace
 * @returns {string} SVG
 */
export function drawArchitecture(arrows, holds) {
  const boxes = placeBoxes(arrows, holds);
  const byName = new Map(boxes.map((placed) => [placed.name, placed]));
  const lines = [...withoutShortcuts(arrows)].flatMap(([from, targets]) =>
    [...targets]
      .sort()
      .map((to) =>
        drawArrow(/** @type {Box} */ (byName.get(from)), /** @type {Box} */ (byName.get(to))),
      ),
  );
  const height = Math.max(...boxes.map(({ y }) => y)) + box.height + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Which workspace imports which. ${describe(arrows)}</title>
<style>
  svg { color-scheme: light dark; background: light-dark(#fdfdfc, #171716); font: 13px ui-sans-serif, system-ui, sans-serif; }
  rect { fill: light-dark(#f5f4f1, #232220); stroke: light-dark(#8d8a82, #78766f); }
  text { fill: light-dark(#21201d, #ecebe7); text-anchor: middle; }
  .name { font-weight: 600; }
  .holds { font-size: 11px; fill: light-dark(#64625c, #a5a39c); }
  path { fill: none; stroke: light-dark(#6a6ac0, #9d9df0); stroke-width: 1.5; marker-end: url(#head); }
  marker path { fill: light-dark(#6a6ac0, #9d9df0); stroke: none; marker-end: none; }
</style>
<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>
${lines.join('\n')}
${boxes.map(drawBox).join('\n')}
</svg>
`;
}

/**
 * Row by row from the bottom: a short row is above its imports, a full row takes the whole width.
 * @param {WorkspaceImports} arrows @param {ReadonlyMap<string, string>} holds
 * @returns {Box[]}
 */
function placeBoxes(arrows, holds) {
  const levels = workspaceLevels(arrows);
  const shown = withoutShortcuts(arrows);
  const highest = Math.max(...levels.values());
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  for (let level = 0; level <= highest; level += 1) {
    const names = [...arrows.keys()]
      .filter((name) => levels.get(name) === level)
      .sort((a, b) => importers(shown, a) - importers(shown, b) || (a < b ? -1 : 1));
    const step = Math.min((width - 2 * margin - box.width) / Math.max(1, names.length - 1), 200);
    const below = names.flatMap((name) =>
      [...(shown.get(name) ?? [])].map((target) => boxes.get(target)?.x ?? width / 2),
    );
    const middle = below.length > 0 ? sum(below) / below.length : width / 2;
    const spread = (step * (names.length - 1)) / 2;
    const edge = margin + box.width / 2 + spread;
    const centre = Math.min(width - edge, Math.max(edge, middle));
    names.forEach((name, index) => {
      boxes.set(name, {
        name,
        holds: holds.get(name) ?? '',
        x: Math.round(centre - spread + index * step),
        y: margin + (highest - level) * (box.height + rowGap),
      });
    });
  }
  return [...boxes.values()];
}

/** Workspaces with the same importers are side by side. @param {WorkspaceImports} arrows @param {string} name */
const importers = (arrows, name) =>
  sum([...arrows.values()].map((targets, index) => (targets.has(name) ? index + 1 : 0)));

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {Box} from @param {Box} to */
function drawArrow(from, to) {
  const top = from.y + box.height;
  const bend = Math.round((to.y - top) / 2);
  return `<path d="M${from.x} ${top}C${from.x} ${top + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}"/>`;
}

/** @param {Box} placed */
function drawBox({ name, holds, x, y }) {
  const rows = wrap(holds, 24);
  if (rows.length > 3) rows.splice(2, Infinity, `${rows[2]?.replace(/,$/, '')} …`);
  const texts = rows.map(
    (text, index) => `<text class="holds" x="${x}" y="${y + 40 + 14 * index}">${text}</text>`,
  );
  return `<rect x="${x - box.width / 2}" y="${y}" width="${box.width}" height="${box.height}" rx="8"/><text class="name" x="${x}" y="${y + 22}">${name}</text>${texts.join('')}`;
}

/** @param {string} text @param {number} length */
function wrap(text, length) {
  /** @type {string[]} */
  const rows = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < length)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** The same as text, for screen readers. @param {WorkspaceImports} arrows */
const describe = (arrows) =>
  [...withoutShortcuts(arrows)]
    .filter(([, targets]) => targets.size > 0)
    .map(([from, targets]) => `${from} imports ${[...targets].sort().join(', ')}.`)
    .join(' ');

/** Reads the contents of each workspace from the table of docs/architecture.md. */
function readHolds() {
  const text = readFileSync(path.join(repositoryRoot, 'docs/architecture.md'), 'utf8');
  return new Map(
    [...text.matchAll(/^\| `(?:packages|apps)\/([\w-]+)`\s*\| ([^|]+) \|/gm)].map(
      ([, name = '', holds = '']) => [name, holds.trim()],
    ),
  );
}

if (runsDirectly(import.meta.url)) {
  const drawing = drawArchitecture(readWorkspaceImports(listWorkspaces()), readHolds());
  const target = path.join(repositoryRoot, file);
  if (process.argv.includes('--check')) {
    const isFresh = existsSync(target) && readFileSync(target, 'utf8') === drawing;
    const problem = `${file} shows other arrows than the sources have.\n  Run \`pnpm picture\` and look at it.`;
    reportProblems('picture', isFresh ? [] : [problem], `${file} shows what the sources import.`);
  } else {
    writeFileSync(target, drawing);
    console.log(`${file} written.`);
  }
}
