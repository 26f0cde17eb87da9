import { blockType, type BlockType, safeHref } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readNumberOr, readTextOr } from '../../context/readSettings';
import { facebookPage } from '../../providers/facebookPage';
import type { Widget } from '../../providers/provider';
import { renderWidget } from '../../providers/renderWidget';
import { xTimeline } from '../../providers/xTimeline';
import { findNetwork, networkOf, type Network } from '../social-links/networks';
import { readPosts } from './readPosts';
import { SocialFeed } from './SocialFeed';
import { imageScript } from '../image/script';
import { socialFeedScript } from './script';

type Settings = Record<string, unknown>;

interface Feed {
  kind: string;
  types?: readonly BlockType[];
  network: Network;
  /** The network's own widget, if it has one. */
  widget?: (settings: Settings) => Widget | undefined;
}

/** Networks whose account names begin with an @. */
const hasHandles = new Set(['instagram', 'x', 'threads', 'tiktok']);

const plain = (name: string, label: string): Network => ({
  name,
  label,
  domains: [],
  sign: networkOf(`https://${name}.invalid/`).sign,
});

/**
 * An owner's posts ([RUN-2e]). If the site has them, they are pictures and texts on this site;
 * otherwise the network's widget shows them when the visitor opens it.
 */
const socialFeedBlock = ({ kind, types = [], network, widget }: Feed): BlockRenderer => ({
  kind,
  types,
  styles: ['image', 'social', 'widget'],
  messages: { widget: ['providers.'] },
  client: widget ? socialFeedScript : imageScript,
  render(settings, context): RenderedBlock {
    const posts = readPosts(settings, zoneOfSite(context.site));
    const shown = posts.length === 0 ? widget?.(settings) : undefined;
    if (shown) {
      return renderWidget({
        widget: shown,
        settings,
        context,
        title: 'providers.posts',
        open: 'providers.showPosts',
        visit: 'providers.visit',
      });
    }
    const href = safeHref(readTextOr(settings, 'profileUrl', ''));
    const username = readTextOr(settings, 'username', '');
    const name = hasHandles.has(network.name) ? username.replace(/^@?(?=.)/, '@') : username;
    return {
      content: (
        <SocialFeed
          network={network}
          posts={posts}
          profile={href ? { href, name: name || network.label } : undefined}
          columns={Math.min(Math.max(Math.round(readNumberOr(settings, 'columns', 4)), 1), 6)}
          context={context}
        />
      ),
    };
  },
});

export const instagramBlock = socialFeedBlock({
  kind: 'instagram',
  types: [blockType.instagram],
  network: findNetwork('instagram')!,
});
export const flickrBlock = socialFeedBlock({
  kind: 'flickr',
  types: [blockType.flickr],
  network: plain('flickr', 'Flickr'),
});
export const foursquareBlock = socialFeedBlock({
  kind: 'foursquare',
  types: [blockType.foursquare],
  network: plain('foursquare', 'Foursquare'),
});
export const rssBlock = socialFeedBlock({
  kind: 'rss',
  types: [blockType.rss],
  network: findNetwork('rss')!,
});
export const twitterBlock = socialFeedBlock({
  kind: 'twitter',
  network: findNetwork('x')!,
  widget: xTimeline,
});
export const facebookBlock = socialFeedBlock({
  kind: 'facebook',
  network: findNetwork('facebook')!,
  widget: facebookPage,
});
