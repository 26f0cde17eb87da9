import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sampleCollections, sampleSite } from '@plinth/marlow-clay';
import { seedCollections } from '../collections/seedCollections';
import { collectionItems, pages } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { moveSampleDates } from './moveSampleDates';

const day = 86_400_000;
const today = new Date();

/** The sample as it was seeded the given number of days ago. */
const siteOf = (daysAgo: number) =>
  JSON.parse(
    JSON.stringify(sampleSite).replace(/\d{4}-\d{2}-\d{2}/g, (written) =>
      new Date(Date.parse(written) - daysAgo * day).toISOString().slice(0, 10),
    ),
  ) as SiteDefinition;

describeOnEachDatabase('moveSampleDates', (get) => {
  async function seeded(daysAgo: number) {
    const { db, browser } = await createTestApp(get(), { site: siteOf(daysAgo), clock: Date.now });
    const collections = sampleCollections(new Date(today.getTime() - daysAgo * day));
    await seedCollections(db, sampleSite.id, collections);
    return {
      db,
      browser,
      move: () => moveSampleDates(db, { site: sampleSite, collections: sampleCollections(today) }),
      upcoming: async () =>
        (await db.select().from(collectionItems)).filter(
          ({ startsAt }) => startsAt && startsAt > today,
        ).length,
    };
  }

  it('[SRV-1b] gives an old sample the dates of today, on its pages as well', async () => {
    const { move, upcoming, browser } = await seeded(200);
    const shown = async (path: string) => (await browser().get(path)).text();
    expect(await upcoming()).toBe(0);
    expect(await shown('/listen')).not.toContain('Gasthaus zur Mühle</');
    await move();
    expect(await upcoming()).toBe(10);
    expect(await shown('/listen')).toContain('Gasthaus zur Mühle');
    expect(await shown('/dates')).toContain('Kiln opening');
  });

  it('[SRV-1b] leaves a sample of late as it is, with its addresses', async () => {
    const { db, move } = await seeded(10);
    const before = await db.select().from(collectionItems).orderBy(collectionItems.id);
    await move();
    expect(await db.select().from(collectionItems).orderBy(collectionItems.id)).toEqual(before);
  });

  it('[SRV-1b] leaves alone what its owner has changed', async () => {
    const { db, move, upcoming } = await seeded(200);
    const [date] = await db
      .select()
      .from(collectionItems)
      .where(eq(collectionItems.title, 'Open studio'));
    await db
      .update(collectionItems)
      .set({ title: 'Our own studio' })
      .where(eq(collectionItems.id, date!.id));
    const [listen] = await db.select().from(pages).where(eq(pages.slug, 'listen'));
    const own = { ...(listen!.definition as unknown as PageDefinition), description: 'Ours' };
    await db.update(pages).set({ definition: own }).where(eq(pages.slug, 'listen'));
    await move();
    expect(await upcoming()).toBe(0);
    expect((await db.select().from(pages).where(eq(pages.slug, 'listen')))[0]?.definition).toEqual(
      own,
    );
  });

  it('[SRV-1b] leaves another site alone', async () => {
    const { db, move } = await seeded(200);
    const before = await db.select().from(pages).orderBy(pages.id);
    await moveSampleDates(db, {
      site: { ...sampleSite, id: 'site-other' },
      collections: sampleCollections(today),
    });
    expect(await db.select().from(pages).orderBy(pages.id)).toEqual(before);
    await move();
    expect(await db.select().from(pages).orderBy(pages.id)).not.toEqual(before);
  });
});
