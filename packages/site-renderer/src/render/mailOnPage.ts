import { pageType } from '@plinth/site-model';
import type { RenderContext } from '@plinth/site-blocks/rendering';

/**
 * A mail of the shop within the site's page for mails; its styles are hoisted like those of blocks.
 */
export function mailOnPage(context: RenderContext): string | undefined {
  const { mailHtml } = context.request;
  if (context.page.pageType !== pageType.commerceEmailPreview || mailHtml === undefined)
    return undefined;
  context.wantStyle('siteParts');
  return `<section class="pl-section" data-width="narrow" data-space="none"><div class="pl-mail">${mailHtml}</div></section>`;
}
