import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';

/** The style sheets that a page needs, and those of them before its first picture. */
export interface PageStyles {
  /** The page's context for what can be in the first view: it notes what is wanted through it. */
  firstView: RenderContext;
  /** Makes the tags once the page is rendered: those of the head, and the one below the first view. */
  tags(): { head: string; belowFirstView: string };
}

/**
 * The sheets of the first view stand in the page itself, so that it is painted without a further round trip and is
 * laid out in small steps while it still arrives. The others are linked where they are first needed: browsers paint
 * what stands above a sheet before it has come. A page that is turned in place links all in its head, because only the
 * sheets that are missing are fetched then.
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
