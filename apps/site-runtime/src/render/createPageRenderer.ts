import { bannerHtmlAllowlist } from '@plinth/consent/policy';
import type { ClientAssets } from '../context/clientAssets';
import type { BlockDefinition } from '../context/siteDefinition';
import { createHtmlSanitizer, richTextAllowlist } from './createHtmlSanitizer';
import { createRenderContext, type RenderInput } from './createRenderContext';
import { renderBlock } from './renderBlock';
import { renderPage, type RenderedPage } from './renderPage';

export interface PageRenderer {
  renderPage(input: RenderInput): RenderedPage;
  /** One block of a page, to be swapped into it: its HTML without the rest of the page. */
  renderFragment(block: BlockDefinition, input: RenderInput): RenderedFragment;
}

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
    sanitizeBannerHtml: createHtmlSanitizer(bannerHtmlAllowlist),
  };
  return {
    renderPage: (input) => renderPage(createRenderContext(input, parts)),
    renderFragment(block, input) {
      const context = createRenderContext(input, parts);
      const html = renderBlock(block, context);
      return { html, css: context.styles.css(), problems: context.wanted.problems };
    },
  };
}
