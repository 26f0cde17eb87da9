import type { ContentItem } from '../../context/contentView';
import type { RenderContext } from '../../context/renderContext';
import { websiteSettingsOf } from '../../context/websiteSettingsOf';
import { translateContent } from '../../parts/translateContent';
import { commentSettings } from '../../context/commentSettings';

/** Only posts have comments, not dates and products. */
const isPost = ({ startsAt, publishedAt, product }: ContentItem): boolean =>
  startsAt === undefined && publishedAt !== undefined && !product;

/**
 * The link to a post's comments, if the site has them. Their number loads later, if it may, into
 * reserved space.
 */
export function commentLink(item: ContentItem, href: string | undefined, context: RenderContext) {
  if (!isPost(item) || !commentSettings(websiteSettingsOf(context))) return null;
  return (
    <a className="pl-comments-link" href={href} data-comments={item.id}>
      {translateContent(context)('runtime.comments')}{' '}
      <span className="pl-comments-count" data-comment-count="" />
    </a>
  );
}
