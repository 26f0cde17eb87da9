import type { PageRenderer, PageRequest, RenderedPage } from '@plinth/site-renderer';
import { createInputKeys, forgetPrefix, momentOf } from './inputKey';

type RenderPage = PageRenderer['renderPage'];

export interface PageMemoryOptions {
  renderPage: RenderPage;
  /** Makes the placeholder in a stored page for a visitor's own values. */
  random: (bytes: number) => Buffer;
  /** The characters of HTML that are kept, in all. @default 32 million */
  maxCharacters?: number;
}

/** The pages with one request so far: a second request makes a page worth storing. */
const maxSeen = 2000;

/** The size of an entry without a page, in characters. */
const keySize = 100;

/** A value that is new for every visitor, or every page: in its place the stored page has a hole. */
type Hole = 'nonce' | 'crumb' | 'shopKey' | `form${number}`;

interface KeptPage {
  rendered: RenderedPage;
  /** The HTML around the holes: one more than there are of these. */
  texts: readonly string[];
  holes: readonly Hole[];
  formCount: number;
  size: number;
}

/** Characters that HTML, JSON and attributes write unchanged. */
const plainCharacters = /^[\w+/=.:~-]*$/;

/**
 * Renders a page once for all visitors who would get the same, and fills in each visitor's own values: nonce, crumb and
 * keys.
 *
 * A page depends on its input alone, so it is stored under its whole input: the site's and the page's definition, the
 * address, the decision about cookies, account, cart, prices, answers to a form. A visitor never gets a page that was
 * rendered from another input. The number of stored pages is bounded; the least recently requested page is dropped
 * first, and pages of an earlier definition of the site are dropped with it.
 */
export function createPageMemory({
  renderPage,
  random,
  maxCharacters = 32_000_000,
}: PageMemoryOptions): RenderPage {
  const sign = `hole-${random(12).toString('hex')}`;
  const anyHole = new RegExp(`${sign}-([a-zA-Z]+\\d*)-`);
  const seen = new Set<string>();
  /** By their input; `undefined` for a page that differs on each request. */
  const kept = new Map<string, KeptPage | undefined>();
  let size = 0;

  const keyOf = createInputKeys((prefix) => {
    for (const page of forgetPrefix(kept, prefix)) size -= page?.size ?? keySize;
    for (const key of seen) if (key.startsWith(prefix)) seen.delete(key);
  });

  function keep(key: string, page: KeptPage | undefined): void {
    kept.set(key, page);
    size += page?.size ?? keySize;
    for (const [oldest, { size: freed } = { size: keySize }] of kept) {
      if (size <= maxCharacters) break;
      kept.delete(oldest);
      size -= freed;
    }
  }

  return (input) => {
    const { request } = input;
    const values = [request.nonce, request.crumb ?? '', request.shop?.key ?? ''];
    if (!values.every((value) => plainCharacters.test(value))) return renderPage(input);
    const withHoles = requestWithHoles(request, sign);
    const key = keyOf({ ...input, request: withHoles.request });
    let page = kept.get(key);
    if (kept.has(key)) {
      // The order of a map is that of its last use.
      kept.delete(key);
      kept.set(key, page);
    } else {
      if (!seen.has(key)) {
        seen.add(key);
        if (seen.size > maxSeen) seen.delete(seen.values().next().value!);
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

/** The request with placeholders instead of a visitor's own values. */
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
      // The captcha's question belongs to the key of one form.
      captchaSum: () => {
        asksForSum = true;
        return [2, 2];
      },
    }),
    ...(shop && { shop: { ...shop, key: hole('shopKey') } }),
    ...(content && { content: { ...content, now: momentOf(content.now) } }),
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
