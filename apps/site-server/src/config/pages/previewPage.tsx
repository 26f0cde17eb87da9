import { pageType } from '@plinth/site-model';
import type { PageDefinition, RenderedPage, UnsubscribeView } from '@plinth/site-renderer';
import { maskAddress } from '../../newsletter/maskAddress';
import { requestOfPage } from '../../pages/requestOfPage';
import { sendHtml } from '../../pages/sendHtml';
import type { ConfigVisit } from '../configVisit';
import { ConfigDocument } from '../shell/ConfigDocument';
import { sendConfigPage } from '../shell/sendConfigPage';
import { Problems } from './Problems';
import type { SourceProblem } from './sourceProblem';
import { describeProblems } from './describeProblems';

/** Renders an unsaved page as visitors would see it, with the same renderer. */
export async function renderUnsaved(
  visit: ConfigVisit,
  page: PageDefinition,
  { forceCookieBanner = false, definition = visit.site.definition } = {},
): Promise<RenderedPage> {
  const { c, site, nonce, crumb, services, url } = visit;
  const others = definition.pages.filter(({ id }) => id !== page.id);
  const changed = { ...site, definition: { ...definition, pages: [...others, page] } };
  const request = await requestOfPage(c, { site: changed, page, nonce, crumb });
  return services.renderer.renderPage({
    site: changed.definition,
    page,
    // A session without roles: nothing is counted, and the owner's controls do not cover the page.
    request: {
      ...request,
      ...(page.pageType === pageType.newsletterUnsubscribe && { unsubscribe: asASubscriber(site) }),
      url: new URL(`/${page.slug}`, url),
      forceCookieBanner,
      withoutCookieBanner: true,
      account: request.account && { ...request.account, roles: [] },
    },
  });
}

/** The view of a subscriber who follows a mail's link, without a real address. */
const asASubscriber = ({ definition, forms }: ConfigVisit['site']): UnsubscribeView => ({
  state: 'subscribed',
  address: maskAddress('a@example.com'),
  newsletter:
    [...forms.values()].find(({ newsletter }) => newsletter)?.newsletter ?? definition.title,
});

/** Sends an unsaved page as the content of a frame. */
export async function sendPreview(
  visit: ConfigVisit,
  page: PageDefinition,
  options?: Parameters<typeof renderUnsaved>[2],
): Promise<Response> {
  const { html, frames, pictures, media, providers } = await renderUnsaved(visit, page, options);
  return uncached(
    sendHtml(visit.c, html, {
      nonce: visit.nonce,
      status: 200,
      frames,
      pictures,
      media,
      providers,
    }),
  );
}

/** Sends the content of the frame while there is nothing to preview. */
export function sendNoPreview(visit: ConfigVisit, problems: readonly SourceProblem[]): Response {
  const { translate } = visit.intl;
  const title = translate('config.pages.noPreview');
  return sendConfigPage(
    visit,
    <ConfigDocument arrival={visit} title={title} page="plain">
      <main className="pl-config-plain">
        <h1 className="pl-config-plot-title">{title}</h1>
        <Problems report={describeProblems({ problems }, translate)} translate={translate} />
      </main>
    </ConfigDocument>,
    422,
  );
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}
