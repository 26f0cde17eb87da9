const length = '-?\\d{0,4}(?:\\.\\d{1,4})?(?:px|em|rem|%|ch|pt)?';
const lengths = `(?:auto|${length})(?: (?:auto|${length})){0,3}`;
const color =
  '#[\\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl)a?\\(\\d{1,3}(?:deg)?(?:[,/ ]+[\\d.]{1,6}%?){2,3}\\)';
const oneOf = (...names: string[]) => names.join('|');

/**
 * The styles that rich text may have: each property with its allowed values. None can load, move or
 * overlay anything.
 */
const allowed: Readonly<Record<string, string>> = {
  'text-align': oneOf('left', 'right', 'center', 'justify', 'start', 'end'),
  'text-transform': oneOf('none', 'uppercase', 'lowercase', 'capitalize'),
  'text-decoration': '(?:none|underline|overline|line-through)(?: (?:underline|line-through))?',
  'text-decoration-line': oneOf('none', 'underline', 'overline', 'line-through'),
  'text-indent': length,
  'font-weight': oneOf('normal', 'bold', 'bolder', 'lighter', '[1-9]00'),
  'font-style': oneOf('normal', 'italic', 'oblique'),
  'font-variant': oneOf('normal', 'small-caps'),
  'font-size': oneOf(length, 'smaller', 'larger', '(?:x{1,2}-)?(?:small|large)', 'medium'),
  'line-height': oneOf(length, 'normal'),
  'letter-spacing': oneOf(length, 'normal'),
  'white-space': oneOf('normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line', 'break-spaces'),
  'word-break': oneOf('normal', 'break-all', 'break-word', 'keep-all'),
  'overflow-wrap': oneOf('normal', 'anywhere', 'break-word'),
  'list-style-type':
    'none|disc|circle|square|decimal(?:-leading-zero)?|(?:lower|upper)-(?:alpha|latin|roman|greek)',
  'vertical-align': oneOf('top', 'middle', 'bottom', 'baseline', 'sub', 'super', 'text-top'),
  direction: oneOf('ltr', 'rtl'),
  color,
  'background-color': color,
  float: oneOf('none', 'left', 'right', 'inline-start', 'inline-end'),
  clear: oneOf('none', 'left', 'right', 'both'),
  ...Object.fromEntries(
    ['width', 'max-width', 'min-width', 'height', 'max-height', 'min-height'].map((name) => [
      name,
      `auto|none|${length}`,
    ]),
  ),
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((name): [string, string][] => [
      [name, lengths],
      ...['left', 'right', 'top', 'bottom'].map((side): [string, string] => [
        `${name}-${side}`,
        `auto|${length}`,
      ]),
    ]),
  ),
};

const patterns = new Map(
  Object.entries(allowed).map(([name, values]) => [name, new RegExp(`^(?:${values})$`)]),
);

/** The allowed declarations of a `style` attribute, and the names of the others. */
export function safeStyles(style: string): { kept: string; removed: string[] } {
  const kept: string[] = [];
  const removed: string[] = [];
  for (const declaration of style.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const property = name.trim().toLowerCase();
    if (property === '') continue;
    const value = rest
      .join(':')
      .replace(/!\s*important\s*$/i, '')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' ');
    if (value !== '' && patterns.get(property)?.test(value)) kept.push(`${property}:${value}`);
    else removed.push(property);
  }
  return { kept: kept.join(';'), removed };
}
