import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { commentSettings } from '../../context/commentSettings';
import { readTextOr } from '../../context/readSettings';
import { websiteSettingsOf } from '../../context/websiteSettingsOf';
import { disqus } from '../../providers/disqus';
import { renderWidget } from '../../providers/renderWidget';
import { commentsScript } from './script';

/**
 * The comments below a post, behind a button ([RUN-6o]). The server adds this block to the pages of
 * posts.
 */
export const commentsBlock: BlockRenderer = {
  kind: 'comments',
  styles: ['widget'],
  messages: { widget: ['providers.'] },
  client: commentsScript,
  render(settings, context): RenderedBlock {
    const { page, request } = context;
    const widget = disqus({
      ...commentSettings(websiteSettingsOf(context)),
      identifier: settings['identifier'],
      about: readTextOr(settings, 'about', page.title),
      url: `${request.url.origin}/${page.slug}`,
    });
    if (!widget) {
      throw new TypeError('The site has no comment service, or the block no "identifier".');
    }
    const { content, json } = renderWidget({
      widget,
      context,
      settings: {},
      title: 'providers.comments',
      open: 'providers.showComments',
      visit: 'providers.visit',
    });
    return { content: <div id="comments">{content}</div>, json };
  },
};
