import type { ContentItem } from '../../context/contentView';
import type { RenderContext } from '../../context/renderContext';
import { websiteSettingsOf } from '../../context/websiteSettingsOf';
import { translateContent } from '../../parts/translateContent';
import { commentSettings } from '../../context/commentSettings';

/** Only posts are talked about: dates and products are not. */
const isPost = ({ startsAt, publishedAt, product }: ContentItem): boolean =>
  startsAt === undefined && publishedAt !== undefined && !product;

/**
 * The way to a post's comments, where the site has them. Their number comes later, if it may, into room that is kept
 * free for it.
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
