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
   * One block of a page, to be swapped into it: its HTML without the rest of the page. The page numbers its lifted styles
   * itself: those of the block are named after it.
   */
  renderFragment(block: BlockDefinition, input: RenderInput): RenderedFragment;
  /** The parts that a text of the owner's loses where it is shown: names such as `<script>` and `<p onclick>`. */
  removedFrom(html: string, where: TextPlace): readonly string[];
  /** A text of the owner's as it is shown, without what could run or load something unasked. */
  cleanHtml(html: string, where: TextPlace): string;
}

/** A text of rich content, one that is a link as a whole, or the cookie banner's. */
export type TextPlace = 'content' | 'link' | 'banner';

export interface RenderedFragment {
  html: string;
  /** Rules for the fragment's `data-s` attributes; the page adds them with its own nonce. */
  css: string;
  problems: readonly string[];
}

/** One renderer per server process: it keeps what is the same for every page. */
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

/** An id as a part of a class name; two ids never become one. */
const className = (id: string): string =>
  id.replace(/[^a-z\d-]/giu, (sign) => `_${sign.codePointAt(0)!.toString(36)}_`);
