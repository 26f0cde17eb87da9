import { siteRoutes, type SiteClient } from '@plinth/site-api/client';
import type { RenderedWidget, WidgetRequest } from '@plinth/site-blocks/attach';
import type { Host } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';
import { siteClient } from '../services/client/siteClient';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    widgetClient: SiteClient<'widgetRendering'>;
  }
}

/** A block of this page, rendered again by the server ([API-16]) in the state that an address names. */
export async function renderWidget(
  host: Host,
  element: HTMLElement,
  { address, signal }: WidgetRequest,
): Promise<RenderedWidget> {
  const { widgetRendering } = siteRoutes;
  const client = host.once('widgetClient', () => siteClient(host, { widgetRendering }));
  const { collection } = pageContext(host);
  const answer = await client.widgetRendering(
    {
      widgetJSON: {
        type: element.dataset['blockType'] ?? '',
        id: element.id,
        value: settingsOf(element),
        address,
        ...(element.dataset['definitionName']
          ? { definitionName: element.dataset['definitionName'] }
          : {}),
      },
      ...(collection?.id ? { collectionId: collection.id } : {}),
    },
    { handlesFailure: true, ...(signal ? { signal } : {}) },
  );
  const { css } = answer as { css?: unknown };
  return { html: answer.html, css: typeof css === 'string' ? css : '' };
}

/** The block's own settings; without them the server uses those it has stored. */
function settingsOf(element: HTMLElement): unknown {
  try {
    return JSON.parse(element.dataset['blockJson'] ?? '') as unknown;
  } catch {
    return undefined;
  }
}
