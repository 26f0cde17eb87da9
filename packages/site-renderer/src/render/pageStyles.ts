import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';

/** The style sheets of a page, and those before its first picture. */
export interface PageStyles {
  /** The page's context for content of the first view, which records the requested styles. */
  firstView: RenderContext;
  /**
   * Builds the tags after the page is rendered: those of the head, and those below the first view.
   */
  tags(): { head: string; belowFirstView: string };
}

/**
 * The style sheets of the first view are inlined, so that the page is painted without another round
 * trip and is laid out in small steps while it arrives. The others are linked where they are first
 * needed: browsers paint the content above a style sheet before it has loaded. A soft navigation
 * links all in the head, because only missing style sheets are loaded then.
 */
export function createPageStyles(context: RenderContext): PageStyles {
  const { assets, request, wanted } = context;
  const early = new Set<string>();
  const firstView: RenderContext = {
    ...context,
    wantStyle(name) {
      early.add(name);
      context.wantStyle(name);
    },
  };

  const addresses = (names: Iterable<string>): string[] =>
    [...names].map((name) => assets.style(name)).filter((address) => address !== undefined);
  const links = (files: readonly string[]): string =>
    files.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('');

  return {
    firstView,
    tags() {
      if (request.isTurned) return { head: links(addresses(wanted.styles)), belowFirstView: '' };
      const ofFirstView = addresses(early);
      const written = ofFirstView.filter((file) => assets.styleText(file) !== undefined);
      const text = written.map((file) => assets.styleText(file)).join('');
      const inline = text
        ? `<style nonce="${escapeHtml(request.nonce)}" data-sheets="${escapeHtml(written.join(' '))}">${text}</style>`
        : '';
      return {
        head: inline + links(ofFirstView.filter((file) => !written.includes(file))),
        belowFirstView: links(
          addresses(wanted.styles).filter((file) => !ofFirstView.includes(file)),
        ),
      };
    },
  };
}
