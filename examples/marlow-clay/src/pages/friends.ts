import type { PageDefinition } from '@plinth/site-model/definition';
import { text } from '../blocks';
import { opening } from '../opening';
import { inDays } from '../inDays';
import { named, numbered, pictureOf } from '../otherBlocks';
import { samplePictures } from '../pictures/samplePictures';

const { row, bowls } = samplePictures;

const stackCheck = `function stackShelf(pots, height) {
  const shelf = pots.filter((pot) => pot.height < height - clearance);
  // A lid that touches the shelf above it stays there for good.
  return shelf.sort((one, other) => other.foot - one.foot);
}`;

/** People around the studio: members, gifts, other pages, networks, and the code that packs the kiln. */
export const friends = (today: Date): PageDefinition => ({
  id: 'page-friends',
  slug: 'friends',
  title: 'Friends',
  description: 'Who keeps the kiln warm: members, givers and neighbours.',
  sections: [
    opening('friends', {
      heading: 'Friends of the kiln',
      lead: 'A firing costs what forty mugs earn. Some people pay for a little of the fire.',
      span: 8,
    }),
    {
      id: 'members',
      space: 'tight',
      blocks: [
        numbered('memberArea', 'friends-members', {
          title: 'The Thursday shelf',
          description:
            '<p>Members see each firing first, on Thursday evening, and hear what went wrong with it.</p>',
          areaUrl: '/thursday-shelf',
          offers: [
            { label: 'Monthly', price: '€6 a month', joinUrl: '/friends/join' },
            { label: 'Yearly', price: '€60 a year', joinUrl: '/friends/join' },
          ],
        }),
      ],
    },
    {
      id: 'give',
      layout: 'grid',
      blocks: [
        numbered('donation', 'friends-donation', {
          span: 7,
          donatePageId: 'kiln-fund',
          title: 'A new arch for the old kiln',
          description:
            '<p>The bricks of the arch have sunk by a finger’s width since spring. Thirty-two of them hold it; each costs €18.</p>',
          buttonText: 'Give a brick',
        }),
        numbered('collectionLink', 'friends-journal', {
          span: 5,
          url: '/glaze-notes',
          title: 'Glaze notes',
          description: 'What ran, what crawled, what stayed.',
          imageUrl: bowls.src,
          imageWidth: bowls.width,
          imageHeight: bowls.height,
        }),
      ],
    },
    {
      id: 'pictures',
      width: 'wide',
      space: 'tight',
      blocks: [
        numbered('instagram', 'friends-instagram', {
          username: 'marlowclay',
          profileUrl: 'https://www.instagram.com/marlowclay/',
          columns: 6,
          items: (['moonJar', 'mug', 'bottle', 'plate', 'vase', 'jug'] as const).map((name) => ({
            ...pictureOf(name),
            url: `https://www.instagram.com/p/${name}/`,
          })),
        }),
      ],
    },
    {
      id: 'words',
      blocks: [
        numbered('rss', 'friends-rss', {
          username: 'Kiln log',
          profileUrl: '/glaze-notes',
          columns: 3,
          items: [
            {
              title: 'Cone 9 was down at four in the morning; we shut the damper and slept.',
              author: 'Tomas',
              publishedAt: `${inDays(-10, today)}T04:10:00Z`,
              url: '/glaze-notes',
            },
            {
              title:
                'One shelf warped. The plates on it are oval now, and there is a waiting list.',
              author: 'Ada',
              publishedAt: `${inDays(-24, today)}T18:00:00Z`,
              url: '/glaze-notes',
            },
            {
              title: 'Rain for nine days. Nothing dries, so we drew handles instead.',
              author: 'Nell',
              publishedAt: `${inDays(-39, today)}T09:30:00Z`,
              url: '/glaze-notes',
            },
          ],
        }),
        named('twitter', 'friends-posts', {
          title: 'Short messages',
          description: '<p>When the door opens, we say so here first.</p>',
          username: 'marlowclay',
        }),
      ],
    },
    {
      id: 'code',
      tone: 'muted',
      layout: 'grid',
      blocks: [
        text(
          'friends-code-text',
          '<h2>How we pack it</h2><p>The shelf is planned by four lines. You may have them.</p>',
          4,
        ),
        numbered('code', 'friends-code', {
          span: 8,
          code: stackCheck,
          language: 'JavaScript',
          title: 'stack-shelf.js',
        }),
      ],
    },
    {
      id: 'follow',
      layout: 'grid',
      space: 'tight',
      blocks: [
        numbered('socialAccountLinksV2', 'friends-links', {
          span: 6,
          links: [
            'https://www.instagram.com/marlowclay/',
            'https://bsky.app/profile/marlowclay.example',
            'https://www.youtube.com/@marlowclay',
            'https://www.pinterest.com/marlowclay/',
            'https://weirhouse.bandcamp.com/',
            'mailto:studio@marlowclay.example',
          ],
        }),
        named('socialshare', 'friends-share', {
          span: 6,
          label: 'Pass this page on',
          networks: ['facebook', 'x', 'pinterest', 'whatsapp', 'email'],
          imageUrl: row.src,
          alignment: 'right',
        }),
      ],
    },
  ],
});
