import type { MarqueeItem } from './marqueeOptions';

export interface MarqueeMarkup {
  /** What the track is put into. */
  readonly display: HTMLElement;
  /** The readable text, which becomes visually hidden while the track runs; older pages have none. */
  readonly text: HTMLElement | undefined;
  /** Drawings of an older runtime, which our track replaces. */
  readonly replaced: readonly HTMLElement[];
  readonly items: readonly MarqueeItem[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly linkTo: string | undefined;
}

/** Reads our markup and the two kinds of older pages: settings in a script element, or in attributes. */
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
  const written = [
    ...root.querySelectorAll(text ? '.pl-marquee-item' : '.Marquee-measure .Marquee-item'),
  ].map((element) => ({ text: element.textContent.trim() }));
  return {
    display,
    text,
    replaced: text ? [] : ([...display.children] as HTMLElement[]),
    items: items.length > 0 ? items : written.filter(isItem),
    settings,
    linkTo: linkOf(settings['linkTo']),
  };
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
