import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { collectionItems } from '../../database/schema/index';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';
import { testSite } from '../../../testing/testSite';

describeOnEmbeddedDatabase('collections in the owner’s area', (get) => {
  const enter = async (roles = [1]) => {
    const test = await enterConfig(get(), { roles });
    const { owner, document } = test;
    const rows = async (address: string) => {
      const page = await document(owner.get(address));
      return [...page.querySelectorAll('main .pl-config-item')].map((row) =>
        [...row.querySelectorAll('.pl-config-item-title > :first-child, .pl-config-item-facts > *')]
          .map(({ textContent }) => textContent)
          .filter(Boolean)
          .join(' | '),
      );
    };
    return { ...test, rows };
  };

  it('[SRV-21] lists the collections with their kinds and the number of their items', async () => {
    const { rows, owner } = await enter();
    expect(await rows('/config/collections')).toEqual([
      'Dates | Dates | 3 items',
      'Journal | Posts | 4 items',
    ]);
    expect(await (await owner.get('/config/')).text()).toContain('href="/config/collections"');
    expect((await owner.get('/config/collections/none')).status).toBe(404);
  });

  it('[SRV-21, A-133, A-141, B-109, B-184, MOD-2] labels each item with its place in the workflow', async () => {
    const { rows, db, time } = await enter();
    await db.insert(collectionItems).values(
      [3, 5, 6].map((status) => ({
        siteId: testSite.id,
        collectionId: 'journal',
        id: `state-${status}`,
        slug: `state-${status}`,
        title: `State ${status}`,
        status,
        publishedAt: new Date('2026-01-01T08:00:00Z'),
      })),
    );
    const at = (list: string[]) => list.map((row) => row.replaceAll('\u202f', ' '));
    expect(at(await rows('/config/collections/journal'))).toEqual([
      'Bowls of next week | Scheduled | Appears on Mar 8, 2026, 8:00 AM',
      'A glaze | Available | Published on Feb 28, 2026, 11:30 PM',
      'Firing the kiln | Available | Published on Jan 10, 2026, 8:00 AM',
      'Bowls not yet written | Hidden | Draft',
      'State 5 | Unsupported | Private',
      'State 3 | Unsupported | Needs Review',
    ]);
    expect(await rows('/config/collections/journal?visibility=deleted')).toEqual([
      'State 6 | Deleted',
    ]);
    // A scheduled post is published at its time, also in the owner's list.
    await db
      .update(collectionItems)
      .set({ publishedAt: new Date('2026-03-01T13:00:00Z') })
      .where(eq(collectionItems.id, 'later'));
    expect(await rows('/config/collections/journal?visibility=scheduled')).toHaveLength(1);
    time.now += 3_600_000;
    expect(await rows('/config/collections/journal?visibility=scheduled')).toEqual([]);
    expect((await rows('/config/collections/journal?visibility=published'))[0]).toMatch(
      /^Bowls of next week \| Available/,
    );
    expect(at(await rows('/config/collections/dates'))[0]).toBe(
      'Kiln opening, at last | Available | Mar 5, 2026, 10:00 AM',
    );
  });

  it('[SRV-21] finds items by words of title, address and author, page by page', async () => {
    const { rows, db } = await enter();
    expect(await rows('/config/collections/journal?q=KILN+ida')).toEqual([
      expect.stringMatching(/^Firing the kiln/),
    ]);
    expect(await rows('/config/collections/journal?q=nothing')).toEqual([]);
    await db.delete(collectionItems).where(eq(collectionItems.collectionId, 'journal'));
    await db.insert(collectionItems).values(
      Array.from({ length: 60 }, (_, index) => ({
        siteId: testSite.id,
        collectionId: 'journal',
        id: `post-${index}`,
        slug: `post-${index}`,
        title: `Post ${index}`,
        publishedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    );
    const titles = (await rows('/config/collections/journal?page=3')).map(
      (row) => row.split(' | ')[0],
    );
    expect(titles).toEqual([...Array(10).keys()].reverse().map((index) => `Post ${index}`));
  });

  it('[SRV-21, SRV-3c] is for those whose role has to do with pages', async () => {
    const moderator = await enter([6]);
    const answer = await moderator.owner.get('/config/collections');
    expect(answer.status).toBe(403);
  });
});
