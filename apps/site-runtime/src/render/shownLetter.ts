import { pageType } from '@plinth/site-model';
import type { RenderContext } from './renderContext';

/** A letter of the shop within the site's page for letters; its styles go where those of blocks go. */
export const shownLetter = ({
  page,
  request: { letterHtml },
}: RenderContext): string | undefined =>
  page.pageType === pageType.commerceEmailPreview && letterHtml !== undefined
    ? `<section class="pl-section" data-width="narrow" data-space="none"><div class="pl-section-content">${letterHtml}</div></section>`
    : undefined;
