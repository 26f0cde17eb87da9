import { createHash } from 'node:crypto';
import type {
  PageDefinition,
  PageRenderer,
  PageRequest,
  RenderedPage,
  SiteDefinition,
} from '@plinth/site-runtime/render';

type RenderPage = PageRenderer['renderPage'];

export interface PageMemoryOptions {
  renderPage: RenderPage;
  /** Makes the mark that stands in a kept page where a visitor's own values go. */
  random: (bytes: number) => Buffer;
  /** The characters of HTML that are kept, in all. @default 32 million */
  mostCharacters?: number;
}

/** Milliseconds for which a page may say that it is the same time. */
const moment = 10_000;
/** The pages that were asked for once: another request for one of them is worth keeping it. */
const mostSeen = 2000;

/** The size of an entry without a page, in characters. */
const keySize = 100;

/** A value that is new for every visitor, or every page: where it stands, the kept page has a hole. */
type Hole = 'nonce' | 'crumb' | 'shopKey' | `form${number}`;

interface KeptPage {
  rendered: RenderedPage;
  /** The HTML around the holes: one more than there are of these. */
  texts: readonly string[];
  holes: readonly Hole[];
  formCount: number;
  size: number;
}

/** Signs that HTML, JSON and attributes write as they are. */
const plainSigns = /^[\w+/=.:~-]*$/;

/**
 * Renders a page once for all who would get the same, and fills in the values that are one visitor's own: nonce, crumb
 * and keys.
 *
 * A page follows from its input alone, so it is kept under everything in it: the site's and the page's definition, the
 * address, the decision about cookies, account, cart, prices, answers to a form. Nobody gets what was rendered from
 * anything else. The number of kept pages is bounded; the page that nobody has asked for the longest goes first.
 */
export function createPageMemory({
  renderPage,
  random,
  mostCharacters = 32_000_000,
}: PageMemoryOptions): RenderPage {
  const sign = `hole-${random(12).toString('hex')}`;
  const anyHole = new RegExp(`${sign}-([a-zA-Z]+\\d*)-`);
  const seen = new Set<string>();
  /** By what they were rendered from; nothing for a page that is another each time. */
  const kept = new Map<string, KeptPage | undefined>();
  let size = 0;

  const nameOf = createNames();

  function keep(key: string, page: KeptPage | undefined): void {
    kept.set(key, page);
    size += page?.size ?? keySize;
    for (const [oldest, { size: freed } = { size: keySize }] of kept) {
      if (size <= mostCharacters) break;
      kept.delete(oldest);
      size -= freed;
    }
  }

  return (input) => {
    const { request } = input;
    const values = [request.nonce, request.crumb ?? '', request.shop?.key ?? ''];
    if (!values.every((value) => plainSigns.test(value))) return renderPage(input);
    const withHoles = requestWithHoles(request, sign);
    const key = createHash('sha1')
      .update(`${nameOf(input.site, input.page)}\n${textOf(withHoles.request)}`)
      .digest('base64');
    let page = kept.get(key);
    if (kept.has(key)) {
      // The order of a map is that of its last use.
      kept.delete(key);
      kept.set(key, page);
    } else {
      if (!seen.has(key)) {
        seen.add(key);
        if (seen.size > mostSeen) seen.delete(seen.values().next().value!);
        return renderPage(input);
      }
      const rendered = renderPage({ ...input, request: withHoles.request });
      page = withHoles.isOfOneForm()
        ? undefined
        : cut(rendered, { anyHole, formCount: withHoles.formCount() });
      keep(key, page);
    }
    return page ? fill(page, request) : renderPage(input);
  };
}

/** Names for sites and their pages: the same object has the same content, as long as it lives. */
function createNames() {
  const sites = new WeakMap<
    SiteDefinition,
    { number: number; pages: ReadonlySet<PageDefinition> }
  >();
  let last = 0;
  return (site: SiteDefinition, page: PageDefinition): string => {
    let known = sites.get(site);
    if (!known) sites.set(site, (known = { number: (last += 1), pages: new Set(site.pages) }));
    // The page of a post or a product is made for each request.
    return `${known.number} ${known.pages.has(page) ? page.id : JSON.stringify(page)}`;
  };
}

/** Everything in a request, also what JSON would leave out; of a function, whether there is one. */
const textOf = (request: PageRequest): string =>
  JSON.stringify(request, (_, value: unknown) => {
    if (typeof value === 'function') return 'function';
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });

/** The request with signs in place of what is one visitor's own. */
function requestWithHoles(request: PageRequest, sign: string) {
  const hole = (name: Hole): string => `${sign}-${name}-`;
  const { crumb, newFormKey, captchaSum, shop, content } = request;
  let formCount = 0;
  let asksForSum = false;
  const withHoles: PageRequest = {
    ...request,
    nonce: hole('nonce'),
    ...(crumb === undefined ? {} : { crumb: hole('crumb') }),
    ...(newFormKey && { newFormKey: () => hole(`form${formCount++}`) }),
    ...(captchaSum && {
      // The question belongs to the key of one form.
      captchaSum: () => {
        asksForSum = true;
        return [2, 2];
      },
    }),
    ...(shop && { shop: { ...shop, key: hole('shopKey') } }),
    ...(content && { content: { ...content, now: Math.floor(content.now / moment) * moment } }),
  };
  return {
    request: withHoles,
    formCount: () => formCount,
    isOfOneForm: () => asksForSum,
  };
}

function cut(
  rendered: RenderedPage,
  { anyHole, formCount }: { anyHole: RegExp; formCount: number },
): KeptPage {
  const parts = rendered.html.split(anyHole);
  return {
    rendered: { ...rendered, html: '' },
    texts: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1) as Hole[],
    formCount,
    size: rendered.html.length,
  };
}

function fill({ rendered, texts, holes, formCount }: KeptPage, request: PageRequest): RenderedPage {
  const forms = Array.from({ length: formCount }, () => request.newFormKey?.() ?? '');
  const valueOf = (hole: Hole): string => {
    if (hole === 'nonce') return request.nonce;
    if (hole === 'crumb') return request.crumb ?? '';
    if (hole === 'shopKey') return request.shop?.key ?? '';
    return forms[Number(hole.slice('form'.length))] ?? '';
  };
  let html = texts[0]!;
  for (const [index, hole] of holes.entries()) html += valueOf(hole) + texts[index + 1]!;
  return { ...rendered, html };
}
