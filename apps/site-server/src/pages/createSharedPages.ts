import { createHash } from 'node:crypto';
import type { PageRenderer, PageRequest, RenderedPage } from '@plinth/site-renderer';
import { compressBytes, type Encoding } from '../http/compress';
import type { InlineDigests } from '../security/contentSecurityPolicy';
import { createInputKeys, forgetPrefix, momentOf } from './inputKey';

type RenderInput = Parameters<PageRenderer['renderPage']>[0];

/** A page without a visitor's own values, as bytes that can be sent repeatedly. */
export interface SharedPage {
  rendered: Omit<RenderedPage, 'html'>;
  digests: InlineDigests;
  /** Distinguishes its bytes, and its policy, from those of another page. */
  tag: string;
  /** Whether its content changes without a save: the time, posts and dates, prices, stock. */
  isMoving: boolean;
  /** Ids of the products that it shows with their price and stock. */
  products: readonly string[];
  /** @param encoding `undefined` is plain */
  bytes(encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

export interface SharedPages {
  /**
   * Returns the page that every visitor without cookies gets for this input; the request's nonce, crumb and keys do not
   * count.
   *
   * @param takeTurn called before the page is rendered
   * @returns `undefined` where the page needs a visitor's own values
   * @throws what rendering throws
   */
  find(input: RenderInput, takeTurn: () => Promise<void>): Promise<SharedPage | undefined>;
}

export interface SharedPagesOptions {
  renderPage: PageRenderer['renderPage'];
  random: (bytes: number) => Buffer;
  /** Called with the problems that the owner should know, once for each rendering. */
  onProblems: (input: RenderInput, problems: readonly string[]) => void;
  /** The bytes that are kept, in all. @default 64 million */
  maxBytes?: number;
}

/** An entry without a page, in bytes. */
const keySize = 200;

interface Entry {
  /** `undefined`: the page belongs to one visitor, and is not kept here. */
  page: SharedPage | undefined;
  /** The time that the page has read; `undefined` where it has read none. */
  now: number | undefined;
  size: number;
}

/**
 * Renders a page once for all visitors without cookies, compresses it once, and keeps its bytes. It is stored under its
 * whole input, as in `createPageMemory`; the time counts only where the page has read it. Requests during a rendering
 * wait for it. A page that contains a crumb is not shared; forms are in it without keys, which the first post fetches.
 */
export function createSharedPages({
  renderPage,
  random,
  onProblems,
  maxBytes = 64_000_000,
}: SharedPagesOptions): SharedPages {
  const keyOf = createInputKeys((prefix) => {
    for (const { size: freed } of forgetPrefix(kept, prefix)) size -= freed;
  });
  const sign = `hole-${random(12).toString('hex')}`;
  const kept = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Entry>>();
  let size = 0;

  function keep(key: string, entry: Entry): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
    kept.set(key, entry);
    size += entry.size;
    for (const [oldest, { size: freed }] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= freed;
    }
  }

  async function render(input: RenderInput, key: string, takeTurn: () => Promise<void>) {
    await takeTurn();
    let looksAtTime = false;
    const { content } = input.request;
    const now = content && momentOf(content.now);
    const watched = content && {
      ...content,
      get now() {
        looksAtTime = true;
        return now!;
      },
    };
    const rendered = renderPage({
      ...input,
      request: { ...input.request, ...(watched && { content: watched }) },
    });
    onProblems(input, rendered.problems);
    const page = finish(rendered, {
      sign,
      isMoving: looksAtTime || showsMore(input.request),
      products: productsOf(input.request),
    });
    const entry = {
      page,
      now: looksAtTime ? now : undefined,
      // Both encodings together take about half of the plain size.
      size: keySize + (page ? Buffer.byteLength(rendered.html) * 1.5 : 0),
    };
    keep(key, entry);
    return entry;
  }

  return {
    async find({ request, ...input }, takeTurn) {
      const now = request.content && momentOf(request.content.now);
      const shared = withoutVisitor(request, sign);
      const key = keyOf({
        ...input,
        request: { ...shared, ...(shared.content && { content: { ...shared.content, now: 0 } }) },
      });
      const known = kept.get(key);
      if (known && (known.now === undefined || known.now === now)) {
        // The order of a map is that of its last use.
        kept.delete(key);
        kept.set(key, known);
        return known.page;
      }
      let begun = underWay.get(key);
      if (!begun) {
        begun = render({ ...input, request: shared }, key, takeTurn).finally(() =>
          underWay.delete(key),
        );
        underWay.set(key, begun);
      }
      return (await begun).page;
    },
  };
}

/** Whether a page shows data that others may change at any time: answers of the database, or products. */
const showsMore = ({ content, shop }: PageRequest): boolean =>
  Object.keys(content?.answers ?? {}).length > 0 || Object.keys(shop?.products ?? {}).length > 0;

/** Ids of the products in a request, each once: those of its blocks, and those of its shelves and lists. */
function productsOf({ content, shop }: PageRequest): string[] {
  const listed = Object.values(content?.answers ?? {}).flatMap((answer): { id: string }[] => {
    if (answer.kind === 'shelf') return [...answer.products];
    return answer.kind === 'items' ? answer.items.filter(({ product }) => product) : [];
  });
  return [...new Set([...Object.keys(shop?.products ?? {}), ...listed.map(({ id }) => id)])];
}

/**
 * The request without a visitor's own values. Placeholders replace nonce and crumb: a page that still contains one
 * after its elements have lost their nonce cannot be shared.
 */
function withoutVisitor(
  { newFormKey: _key, captchaSum: _sum, ...request }: PageRequest,
  sign: string,
): PageRequest {
  const { shop } = request;
  return { ...request, nonce: sign, crumb: sign, ...(shop && { shop: { ...shop, key: '' } }) };
}

/** The text of an element that the policy has to allow by its digest. */
const inlineElement = (sign: string) =>
  new RegExp(`<(script|style)\\b[^>]* nonce="${sign}"[^>]*>([^]*?)</\\1>`, 'g');

function finish(
  rendered: RenderedPage,
  { sign, ...facts }: { sign: string } & Pick<SharedPage, 'isMoving' | 'products'>,
): SharedPage | undefined {
  const { html: withSigns, ...rest } = rendered;
  if (rendered.status !== 200 || rendered.needsNonce) return undefined;
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const html = withSigns.replace(inlineElement(sign), (element, name: string, text: string) => {
    (name === 'script' ? scripts : sheets).add(`sha256-${digest(asRead(text), 'base64')}`);
    return element.replace(` nonce="${sign}"`, '');
  });
  if (html.includes(sign)) return undefined;
  const digests = { scripts: [...scripts], sheets: [...sheets] };
  const { frames, pictures, media, providers, siteScripts } = rest;
  return {
    rendered: rest,
    digests,
    ...facts,
    tag: digest(
      JSON.stringify([html, frames, pictures, media, providers, siteScripts]),
      'base64url',
    ).slice(0, 22),
    bytes: encodings(new Uint8Array(Buffer.from(html))),
  };
}

/** Browsers normalise each line break to one character before they read an element's text. */
const asRead = (text: string): string => text.replace(/\r\n?/g, '\n');

const digest = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/**
 * The bytes in each encoding: compressed fast for the first request, and as small as possible, in the background, after
 * a second request.
 */
function encodings(plain: Uint8Array<ArrayBuffer>): SharedPage['bytes'] {
  const made = new Map<Encoding, { bytes: Promise<Uint8Array<ArrayBuffer>>; isBest: boolean }>();
  const compressed = async (encoding: Encoding, quality: 'fast' | 'best') =>
    new Uint8Array(await compressBytes(plain, encoding, quality));
  return (encoding) => {
    if (!encoding) return Promise.resolve(plain);
    const known = made.get(encoding);
    if (!known) {
      const bytes = compressed(encoding, 'fast');
      bytes.catch(() => made.delete(encoding));
      made.set(encoding, { bytes, isBest: false });
      return bytes;
    }
    if (!known.isBest) {
      known.isBest = true;
      void compressed(encoding, 'best').then(
        (bytes) => made.set(encoding, { bytes: Promise.resolve(bytes), isBest: true }),
        () => {},
      );
    }
    return known.bytes;
  };
}
