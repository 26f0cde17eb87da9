import { blockType, pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';

/** The page at the address of a new collection, which lists its items; its owner edits it like any other. */
export const newCollectionPage = ({
  id,
  slug,
  title,
  kind,
}: {
  id: string;
  slug: string;
  title: string;
  kind: string;
}): PageDefinition => ({
  id: `page-of-${id}`,
  slug,
  title,
  pageType: pageType.collection,
  collection: { id, title, fullUrl: `/${slug}`, type: 1 },
  sections: [
    {
      id: 'items',
      width: 'wide',
      space: 'tight',
      blocks: [
        {
          id: 'items-title',
          type: blockType.html,
          settings: { html: `<h1>${escapeHtml(title)}</h1>` },
        },
        {
          id: 'items-list',
          type: blockType.summaryV2,
          settings: {
            collectionId: id,
            design: 'autogrid',
            pageSize: 12,
            primaryMetadata: 'date',
            showPages: true,
            ...(kind === 'events' ? { offersPastEvents: true } : {}),
          },
        },
      ],
    },
  ],
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
