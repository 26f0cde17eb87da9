import { blocksOf, type BlockDefinition, type PageDefinition } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { publicUrl } from '../../http/requestOrigin';
import { mayEnter } from '../../members/mayEnter';
import { requestOfPage } from '../../pages/requestOfPage';
import type { ServerEnvironment } from '../../serverEnvironment';
import type { SiteSnapshot } from '../../site/loadSite';
import type { CallHandler } from '../callContext';
import { CallFailure } from '../../http/callFailure';
import { findCrumb } from '../../security/checkCrumb';

/** [API-16] A block rendered again by the page's own renderer; a `value` replaces its stored settings. */
export const widgetRendering: CallHandler<'widgetRendering'> = async ({
  payload: { widgetJSON, collectionId },
  services,
  site,
  c,
  session,
}) => {
  const id = widgetJSON.id.replace(/^block-/, '');
  const stored = findBlock(site, id);
  const isOpen = async (page: PageDefinition) =>
    mayEnter(services, { siteId: site.definition.id, page, session: await session() });
  // The content of a protected page is only for visitors who may see the page.
  const found = stored && (await isOpen(stored.page)) ? stored : undefined;
  const type = Number(widgetJSON.type);
  if (!found && (stored || !Number.isInteger(type))) {
    throw new CallFailure(404, { error: `There is no block ${id} on this site.` });
  }
  const page =
    found?.page ??
    site.definition.pages.find(({ collection }) => collection && collection.id === collectionId) ??
    site.definition.pages[0];
  if (!page) throw new CallFailure(404, { error: 'The site has no page.' });
  const { value } = widgetJSON;
  const block = {
    id,
    ...(found?.block ?? { type }),
    ...(value === undefined || value === null ? {} : { settings: value }),
  } as BlockDefinition;

  const { html, css, problems } = services.renderer.renderFragment(block, {
    site: site.definition,
    page,
    request: await requestOfPage(c, {
      site,
      page,
      nonce: '',
      crumb: findCrumb(c),
      blocks: [block],
      address: addressOfPage(c, page, widgetJSON['address']),
    }),
  });
  for (const problem of problems) services.log.warn('widget.problem', { problem });
  return { html, css };
};

/** The address where the visitor sees the block: its links lead there, and its state is in the query. */
function addressOfPage(
  c: Context<ServerEnvironment>,
  { slug }: PageDefinition,
  said: unknown,
): URL {
  const { origin } = publicUrl(c);
  const address =
    typeof said === 'string' && URL.canParse(said, origin) ? new URL(said, origin) : undefined;
  return address?.origin === origin ? address : new URL(`/${slug}`, origin);
}

function findBlock({ definition }: SiteSnapshot, id: string) {
  for (const page of definition.pages) {
    const block = blocksOf(page).find((one) => one.id === id);
    if (block) return { page, block };
  }
  return undefined;
}
