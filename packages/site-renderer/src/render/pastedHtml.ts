type Attributes = Record<string, string>;

/** Obsolete HTML elements and their replacements. */
const successors = new Map<string, readonly [name: string, style?: string]>([
  ['center', ['div', 'text-align:center']],
  ['strike', ['s']],
  ['tt', ['code']],
  ['big', ['span', 'font-size:larger']],
  ['acronym', ['abbr']],
  ['dir', ['ul']],
  ['font', ['span']],
  ['nobr', ['span', 'white-space:nowrap']],
  ['main', ['div']],
]);

/** Obsolete presentational attributes, as the equivalent style. */
const looks: Readonly<Record<string, (value: string, tag: string) => string | undefined>> = {
  align(value, tag) {
    if (/^(img|table)$/.test(tag) && /^(left|right)$/i.test(value)) return `float:${value}`;
    if (tag === 'table' && /^center$/i.test(value)) return 'margin-left:auto;margin-right:auto';
    if (tag === 'img') return `vertical-align:${value}`;
    return `text-align:${/^middle$/i.test(value) ? 'center' : value}`;
  },
  valign: (value) => `vertical-align:${value}`,
  bgcolor: (value) => `background-color:${value}`,
  color: (value, tag) => (tag === 'font' ? `color:${value}` : undefined),
  nowrap: () => 'white-space:nowrap',
  width: (value, tag) => (/^(table|td|th|col|hr)$/.test(tag) ? `width:${sized(value)}` : undefined),
};

const sized = (value: string) => (/^\d+$/.test(value) ? `${value}px` : value);

/** An element in modern HTML: with alignment and colours in its style. */
export function modernElement(
  tag: string,
  attributes: Attributes,
  isAllowed: (tag: string) => boolean,
): { name: string; attributes: Attributes } {
  const [name = tag, style] = isAllowed(tag) ? [] : (successors.get(tag) ?? []);
  const styles = style ? [style] : [];
  const rest: Attributes = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const look = Object.hasOwn(looks, attribute) ? looks[attribute]!(value.trim(), tag) : undefined;
    if (look !== undefined) styles.push(look);
    else rest[attribute] = value;
  }
  if (styles.length > 0) rest['style'] = [...styles, rest['style'] ?? ''].join(';');
  return { name, attributes: rest };
}

/** `//host/…` uses the protocol of its page, which is https. */
export const webAddress = (address: string): string =>
  /^\/\//.test(address) ? `https:${address}` : address;

/** Whether a picture is an invisible tracking pixel. */
export const isTrackingPixel = ({ width, height, style = '' }: Attributes): boolean =>
  [width, height].some((size) => size !== undefined && /^\s*[01](?:px)?\s*$/.test(size)) ||
  /(?:^|;|\s)(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)|display\s*:\s*none/i.test(style);
