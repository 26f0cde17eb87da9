import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp';
import { describeOnEachDatabase } from '../testing/databases';

describeOnEachDatabase('pages', (get) => {
  it('[SRV-2] serves a page by its address as finished HTML', async () => {
    const { browser } = await createTestApp(get());
    const response = await browser().get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toContain('<h1>Welcome</h1>');
    expect((await browser().get('/studio/visit')).status).toBe(200);
  });
});
