import { escapeText } from './reportText';
import type { Row } from './suite';

const width = 420;
const barHeight = 18;
const lineHeight = 40;
const left = 2;

/**
 * Bars from zero with the middle half of the measurements as a whisker, and the target as a dashed line. The table
 * beside it contains the same, so the picture is hidden from screen readers.
 */
export function plotRow(row: Row): string {
  const bars = [{ name: 'plinth', value: row.value, spread: row.spread }, ...row.peers];
  const limit = limitOf(row);
  const longest = Math.max(
    ...bars.map(({ value, spread }) => Math.max(value, spread?.[1] ?? 0)),
    limit ?? 0,
  );
  const at = (value: number) =>
    round(longest === 0 ? left : left + (value / longest) * (width - 2 * left));
  const height = bars.length * lineHeight + 4;
  const drawn = bars.map(({ name, value, spread }, index) => {
    const top = index * lineHeight;
    const y = top + 17;
    const middle = y + barHeight / 2;
    const whisker = spread
      ? `<path class="whisker" d="M${at(spread[0])} ${middle}H${at(spread[1])}M${at(spread[0])} ${middle - 4}v8M${at(spread[1])} ${middle - 4}v8"/>`
      : '';
    const length = Math.max(1, round(at(value) - left));
    return {
      bar: `<rect class="${index === 0 ? 'ours' : 'peer'}" x="${left}" y="${y}" width="${length}" height="${barHeight}" rx="2"/>`,
      over: `${whisker}<text x="${left}" y="${top + 12}">${escapeText(name)}</text>`,
    };
  });
  const line =
    limit === undefined
      ? ''
      : `<path class="limit" d="M${at(limit)} 2V${height - 2}"><title>target</title></path>`;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">${drawn.map(({ bar }) => bar).join('')}${line}${drawn.map(({ over }) => over).join('')}</svg>`;
}

/** The target's bound on the row's own scale. */
export function limitOf({ target, peers }: Row): number | undefined {
  const found = /[≤≥] ([\d.e+-]+)(?: × (.+))?/.exec(target ?? '');
  if (!found) return undefined;
  const [, bound, other] = found;
  if (other === undefined) return Number(bound);
  const peer = peers.find(({ name }) => name === other);
  return peer && Number(bound) * peer.value;
}

const round = (value: number): number => Math.round(value * 10) / 10;
