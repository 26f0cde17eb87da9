import { ResponsiveImage } from '@plinth/media/react';
import { collectionLink } from './block';
import { blockType, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import type { RenderContext } from '../../context/renderContext';
import { imageScript } from '../image/script';

/**
 * A link to a collection or another page of the site ([RUN-2j]): its title, a text, its picture.
 */
export const collectionLinkBlock: BlockRenderer = {
  kind: collectionLink.kind,
  types: [blockType.collectionLink],
  styles: ['image', 'listing'],
  client: imageScript,
  render(_, context, block): RenderedBlock {
    const settings = settingsOf(collectionLink, block, context);
    const target = findTarget(settings.collectionId, context);
    const title = settings.title || target?.title;
    const href = safeHref(target?.href ?? settings.url);
    if (!title || !href) {
      throw new TypeError('It leads nowhere: set "collectionId" to one of the site’s collections.');
    }
    const text = settings.description || target?.description;
    const picture = settings.imageUrl;
    return {
      content: (
        <a className="pl-collection-link" href={href} data-picture={picture ? '' : undefined}>
          {picture && (
            <ResponsiveImage
              src={picture}
              alt=""
              width={settings.imageWidth || undefined}
              height={settings.imageHeight || undefined}
              mode="fill"
            />
          )}
          <span className="pl-collection-link-words">
            <span className="pl-collection-link-title">
              <bdi>{title}</bdi>
            </span>
            {text && (
              <span className="pl-collection-link-text">
                <bdi>{text}</bdi>
              </span>
            )}
          </span>
          <svg className="pl-collection-link-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12h15M13 6l6 6-6 6" />
          </svg>
        </a>
      ),
    };
  },
};

interface Target {
  title: string;
  href: string;
  description?: string | undefined;
}

/** The page that shows the collection, else the page with that id. */
function findTarget(id: string, { site }: RenderContext): Target | undefined {
  if (!id) return undefined;
  const own = site.pages.find(({ collection, item }) => collection?.id === id && !item);
  const page = own ?? site.pages.find((candidate) => candidate.id === id);
  return page && { title: page.title, href: `/${page.slug}`, description: page.description };
}
