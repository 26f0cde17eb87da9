import { bannerHtmlAllowlist } from '@plinth/consent/policy';
import type { ClientAssets, BlockDefinition } from '@plinth/site-blocks/rendering';
import { createHtmlSanitizer } from './createHtmlSanitizer';
import { createRenderContext, type RenderInput } from './createRenderContext';
import { renderBlock } from './renderBlock';
import { renderPage, type RenderedPage } from './renderPage';
import { linkTextAllowlist, richTextAllowlist } from './richTextAllowlist';

export interface PageRenderer {
  renderPage(input: RenderInput): RenderedPage;
  /**
   * One block of a page, to replace it in the page: its HTML without the rest of the page. The page
   * numbers its own hoisted styles; those of the block have another prefix.
   */
  renderFragment(block: BlockDefinition, input: RenderInput): RenderedFragment;
  /**
   * The parts of an owner's text that are removed when it is shown, such as `<script>` and `<p
   * onclick>`.
   */
  removedFrom(html: string, where: TextPlace): readonly string[];
  /** An owner's text as it is shown, sanitised. */
  cleanHtml(html: string, where: TextPlace): string;
}

/** A rich text, a text inside a link, or the cookie banner's text. */
export type TextPlace = 'content' | 'link' | 'banner';

export interface RenderedFragment {
  html: string;
  /** Rules for the fragment's `data-s` attributes; the page adds them with its own nonce. */
  css: string;
  problems: readonly string[];
}

/** One renderer per server process: it caches everything that is the same for every page. */
export function createPageRenderer({ assets }: { assets: ClientAssets }): PageRenderer {
  const parts = {
    assets,
    sanitizeHtml: createHtmlSanitizer(richTextAllowlist),
    sanitizeLinkHtml: createHtmlSanitizer(linkTextAllowlist),
    sanitizeBannerHtml: createHtmlSanitizer(bannerHtmlAllowlist),
  };
  const sanitizerOf = {
    content: parts.sanitizeHtml,
    link: parts.sanitizeLinkHtml,
    banner: parts.sanitizeBannerHtml,
  };
  return {
    removedFrom: (html, where) => sanitizerOf[where](html).removed,
    cleanHtml: (html, where) => sanitizerOf[where](html).html,
    renderPage: (input) => renderPage(createRenderContext(input, parts)),
    renderFragment(block, input) {
      const stylePrefix = `${className(block.id)}-`;
      const context = createRenderContext(input, { ...parts, stylePrefix });
      const html = renderBlock(block, context);
      return { html, css: context.styles.css(), problems: context.wanted.problems };
    },
  };
}

/** An id as a part of a class name; different ids stay different. */
const className = (id: string): string =>
  id.replace(/[^a-z\d-]/giu, (sign) => `_${sign.codePointAt(0)!.toString(36)}_`);
