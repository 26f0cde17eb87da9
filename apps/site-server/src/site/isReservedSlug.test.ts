import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { isReservedSlug } from './isReservedSlug';

describeOnEmbeddedDatabase('addresses of pages', (get) => {
  it('[SRV-6j] no page can be put where the server answers itself', async () => {
    const { app } = await createTestApp(get());
    const own = app.routes
      .map(({ path }) => path.slice(1))
      // Pages, and middleware of every request.
      .filter((path) => path !== '*');
    expect(own).toContain('healthz');
    expect(own.filter((path) => !isReservedSlug(path))).toEqual([]);
  });
});

it('[SRV-6j] leaves every other address to pages', () => {
  for (const slug of ['', 'checkout', 'cart', 'configuration', 'work/api', 'search'])
    expect(isReservedSlug(slug), slug).toBe(false);
});
