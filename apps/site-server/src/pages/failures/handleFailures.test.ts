import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';
import { BatchFullError } from '../../batches/appendBatch';

describeOnEmbeddedDatabase('an unforeseen failure', (get) => {
  const openGerman = () => createTestApp(get(), { site: { ...testSite, locale: 'de-DE' } });

  it('[SRV-2l] is written in the site’s language, in the owner’s area in the owner’s', async () => {
    const { browser, services } = await openGerman();
    await browser().get('/');
    vi.spyOn(services.site, 'read').mockRejectedValue(new Error('The database is away.'));
    const page = await browser().get('/contact');
    expect(page.status).toBe(500);
    const html = await page.text();
    expect(html).toContain('<html lang="de-DE" dir="ltr">');
    expect(html).toContain('<h1>Etwas ist schiefgelaufen!</h1>');
    expect((await browser().call('readCart')).body).toEqual({
      error: 'Auf dem Server ist etwas schiefgelaufen. Bitte versuchen Sie es später noch einmal.',
    });
    const area = await browser().get('/config/', { 'accept-language': 'en-GB' });
    expect(area.status).toBe(500);
    expect(await area.text()).toMatch(
      /<html lang="en-GB" dir="ltr">.*<h1>Something Went Wrong!<\/h1>/,
    );
  });

  it('[SRV-2l] runs from right to left where the site’s language does', async () => {
    const site = { ...testSite, locale: 'ar' };
    const { browser, services } = await createTestApp(get(), { site });
    await browser().get('/');
    vi.spyOn(services.site, 'read').mockRejectedValue(new Error('The database is away.'));
    const page = await browser().get('/contact');
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
  });

  it('[SRV-2l] is written in English by a server that does not know its site yet', async () => {
    const { browser, services } = await openGerman();
    vi.spyOn(services.site, 'read').mockRejectedValue(new Error('The database is away.'));
    const page = await browser().get('/contact');
    expect(await page.text()).toContain('<h1>Something Went Wrong!</h1>');
    expect((await browser().call('readCart')).body).toEqual({
      error: 'Internal server error. Please try again later.',
    });
  });

  it('[SRV-2k] and a body that is too large is so whether the database answers or not', async () => {
    const { app, services } = await openGerman();
    vi.spyOn(services.site, 'read').mockRejectedValue(new Error('The database is away.'));
    const answer = await app.request('http://studio.test/api/census/button-click', {
      method: 'POST',
      body: 'x'.repeat(300_000),
    });
    expect(answer.status).toBe(413);
  });

  it('[TRK-7] refuses a hit that there is no room for with a time to retry, and logs it', async () => {
    const { browser, services, lines } = await createTestApp(get());
    const visitor = browser();
    await visitor.get('/');
    vi.spyOn(services.batches.hits, 'append').mockRejectedValue(new BatchFullError());
    const hit = { event: 'View', data: JSON.stringify({ id: 'one too many' }) };
    const { status, headers } = await visitor.call('recordHit', hit);
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'batch.full' }));
  });
});
