import type { MarqueeItem } from './marqueeOptions';

export interface MarqueeMarkup {
  /** The element that contains the track. */
  readonly display: HTMLElement;
  /** The readable text, visually hidden while the track runs; legacy pages have none. */
  readonly text: HTMLElement | undefined;
  /** Drawings of an older runtime, which our track replaces. */
  readonly replaced: readonly HTMLElement[];
  readonly items: readonly MarqueeItem[];
  /**
   * The element of each text in legacy markup, a heading or a paragraph, which determines the
   * style.
   */
  readonly tag: string | undefined;
  /** A CSS length between two texts, if the markup sets it. */
  readonly spacing: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly linkTo: string | undefined;
}

/**
 * Reads our markup and the two kinds of legacy markup: settings in a script element, or in
 * attributes.
 */
export function readMarquee(root: HTMLElement): MarqueeMarkup {
  const settings = {
    ...parse(root.querySelector('script.Marquee-props')?.textContent),
    ...root.dataset,
  };
  const display = root.querySelector<HTMLElement>('.Marquee-display') ?? root;
  const text = root.querySelector<HTMLElement>('.pl-marquee-text') ?? undefined;
  const listed = Array.isArray(settings['marqueeItems'])
    ? settings['marqueeItems']
    : parse(settings['marqueeItems']);
  const items = (Array.isArray(listed) ? listed : []).filter(isItem);
  const measured = root.querySelectorAll(
    text ? '.pl-marquee-item' : '.Marquee-measure .Marquee-item',
  );
  const written = [...measured].map((element) => ({ text: element.textContent.trim() }));
  return {
    display,
    text,
    replaced: text ? [] : ([...display.children] as HTMLElement[]),
    items: items.length > 0 ? items : written.filter(isItem),
    tag: text ? undefined : textTag.exec(measured[0]?.localName ?? '')?.[0],
    spacing: readSpacing(settings['itemSpacing']),
    settings,
    linkTo: linkOf(settings['linkTo']),
  };
}

const textTag = /^(h[1-6]|p)$/;

/** `{"unit":"em","value":3}`, as an object or as its JSON. */
function readSpacing(given: unknown): string | undefined {
  const spacing =
    typeof given === 'string' ? parse(given) : (Object(given) as Record<string, unknown>);
  const amount = Number(spacing['value']);
  const unit = spacing['unit'];
  if (!(amount >= 0) || typeof unit !== 'string') return undefined;
  return /^(em|rem|px|vw|%)$/.test(unit) ? `${amount}${unit}` : undefined;
}

function parse(json: unknown): Record<string, unknown> {
  if (typeof json !== 'string' || json.trim() === '') return {};
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isItem(item: unknown): item is MarqueeItem {
  const text = (item as MarqueeItem | null)?.text;
  return typeof text === 'string' && text.trim() !== '';
}

function linkOf(value: unknown): string | undefined {
  const link = typeof value === 'object' && value ? (value as { url?: unknown }).url : value;
  return typeof link === 'string' && link !== '' ? link : undefined;
}
