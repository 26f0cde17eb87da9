import { ResponsiveImage } from '@plinth/media/react';
import { createPlainTranslate, languageTag } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { CSSProperties } from 'react';
import type { RenderContext } from '../../context/renderContext';
import { listingMessages } from '../../parts/listingMessages';
import type { Network } from '../social-links/networks';
import { NetworkSign } from '../social-links/NetworkSign';
import type { Post } from './readPosts';

export interface SocialFeedProps {
  network: Network;
  posts: readonly Post[];
  profile: { href: string; name: string } | undefined;
  /** Number of posts side by side on a wide page. */
  columns: number;
  context: RenderContext;
}

/** An owner's posts as pictures and texts on this site, each a link to the network. */
export function SocialFeed({ network, posts, profile, columns, context }: SocialFeedProps) {
  const { locale, messages, site } = context;
  const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
  const date = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeZone: zoneOfSite(site),
  });
  const isPictures = posts.length > 0 && posts.every(({ image }) => image);
  return (
    <section
      className="pl-feed"
      data-network={network.name}
      data-look={isPictures ? 'pictures' : 'words'}
      aria-label={network.label}
      style={{ '--pl-feed-columns': columns } as CSSProperties}
    >
      {profile && (
        <a
          className="pl-feed-profile"
          href={profile.href}
          target="_blank"
          rel="me noopener"
          // The accessible name begins with the visible text, for voice control (WCAG 2.5.3).
          aria-label={`${profile.name}, ${translate('listing.social.follow', { network: network.label })}`}
        >
          <NetworkSign network={network} />
          <bdi>{profile.name}</bdi>
        </a>
      )}
      {posts.length === 0 ? (
        <p className="pl-feed-empty">{translate('listing.social.empty')}</p>
      ) : (
        <ul className="pl-feed-posts">
          {posts.map((post, index) => (
            <li className="pl-feed-post" key={index}>
              <PostLink
                post={post}
                label={translate('listing.social.post', { network: network.label })}
              >
                {post.image && (
                  <ResponsiveImage
                    {...post.image}
                    alt={isPictures ? post.text : ''}
                    mode="fill"
                    sizes={`(max-width: 800px) 50vw, ${Math.round(100 / columns)}vw`}
                  />
                )}
                {!isPictures && (
                  <span className="pl-feed-words">
                    <span className="pl-feed-text">
                      <bdi>{post.text}</bdi>
                    </span>
                    <span className="pl-feed-facts">
                      {post.author && <bdi>{post.author}</bdi>}
                      {post.publishedAt !== undefined && (
                        <time dateTime={new Date(post.publishedAt).toISOString()}>
                          {date.format(post.publishedAt)}
                        </time>
                      )}
                    </span>
                  </span>
                )}
              </PostLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PostLink({
  post,
  label,
  children,
}: {
  post: Post;
  label: string;
  children: React.ReactNode;
}) {
  if (!post.href) return <div className="pl-feed-body">{children}</div>;
  const name = post.text ? undefined : label;
  return (
    <a className="pl-feed-body" href={post.href} target="_blank" rel="noopener" aria-label={name}>
      {children}
    </a>
  );
}
