import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pages, sites } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';

describeOnEmbeddedDatabase('malformed rows', (get) => {
  it('[SRV-5] cost their own part of a page alone, and are reported once', async () => {
    const test = await createTestApp(get());
    const page = eq(pages.id, 'home');
    await test.db
      .update(pages)
      .set({
        definition: {
          description: 7,
          sections: [
            null,
            {
              id: 'opening',
              width: 'huge',
              blocks: [{ id: 'b', type: 2, settings: { html: '<p>Here</p>' } }, { id: 'c' }],
            },
          ],
        },
      })
      .where(page);
    for (const visit of [1, 2]) {
      const answer = await test.browser().get('/');
      expect([visit, answer.status]).toEqual([visit, 200]);
      expect(await answer.text()).toContain('<p>Here</p>');
    }
    const reported = test.lines.filter(({ event }) => event === 'site.malformed');
    expect(reported.map(({ problem }) => problem).toSorted()).toEqual([
      'description: text',
      'sections.0: object',
      'sections.1.blocks.1.type: missing',
      'sections.1.width: oneOf|narrow, normal, wide, full',
    ]);
  });

  it.each(['null', '"text"', '[]', '{"sections": "none"}', '{}'])(
    '[SRV-5] leave the other pages as they are: a page that is %s',
    async (definition) => {
      const test = await createTestApp(get());
      await test.db
        .update(pages)
        .set({ definition: sql`${definition}::jsonb` })
        .where(eq(pages.id, 'contact'));
      expect((await test.browser().get('/')).status).toBe(200);
      expect((await test.browser().get('/contact')).status).toBe(200);
    },
  );

  it.each([
    '"text"',
    '{"navigation": 3, "theme": "blue", "websiteSettings": [], "messages": {"a": 1}, "locale": 7}',
    '{"navigation": [null, {"label": "Contact"}], "footer": {"columns": [4]}, "cookieSettings": 1}',
  ])('[SRV-5] leave the pages readable: a site that is %s', async (definition) => {
    const test = await createTestApp(get());
    await test.db.update(sites).set({ definition: sql`${definition}::jsonb` });
    const answer = await test.browser().get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Welcome</h1>');
  });
});
