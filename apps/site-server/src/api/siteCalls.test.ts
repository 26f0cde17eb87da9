import { describe, expect, it } from 'vitest';
import { bundledPlaces } from '../site/bundledPlaces';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';

async function signedIn(test: TestApp, roles: number[]) {
  await test.addAccount('ida@example.test', 'secret', roles);
  const visitor = test.browser();
  await visitor.get('/');
  await visitor.call('memberLogin', { email: 'ida@example.test', password: 'secret' });
  return visitor;
}

describeOnEmbeddedDatabase('site calls', (get) => {
  it('[SRV-2b] lets only editors change the site', async () => {
    const test = await createTestApp(get());
    const change = { header: {}, footer: {} };
    const visitor = test.browser();
    await visitor.get('/');
    expect(await visitor.call('saveSiteHeaderFooter', change)).toMatchObject({
      status: 401,
      body: { loginRequired: true },
    });
    const viewer = await signedIn(test, [10]);
    expect(await viewer.call('saveLanguages', { languages: [] })).toMatchObject({
      status: 403,
      body: { authorizationFail: true },
    });
  });

  it('[SRV-2a, A-218] shows a saved header and footer on the next page', async () => {
    const test = await createTestApp(get());
    const editor = await signedIn(test, [4]);
    const before = await editor.call('siteHeaderFooter');
    expect(before.body).toMatchObject({ header: { title: 'Test Studio' } });
    const header = {
      title: 'New Name',
      navigation: [{ label: 'Visit us', href: '/studio/visit' }],
    };
    const footer = { closing: 'Since today' };
    const saved = await editor.call('saveSiteHeaderFooter', { header, footer });
    expect(saved).toMatchObject({ status: 200, body: { header, footer } });
    const html = await (await test.browser().get('/contact')).text();
    expect(html).toContain('New Name');
    expect(html).toContain('Visit us');
    expect(html).toContain('Since today');
  });

  it('[SRV-2b] names the part of a header that cannot be used, and keeps the old one', async () => {
    const test = await createTestApp(get());
    const editor = await signedIn(test, [1]);
    const header = {
      navigation: [
        { label: 'x', href: '/' },
        { label: 1, href: '/' },
      ],
    };
    const answer = await editor.call('saveSiteHeaderFooter', { header, footer: {} });
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(/^saveSiteHeaderFooter: header\.navigation\.1\.label: /);
    expect((await editor.call('siteHeaderFooter')).body).toMatchObject({
      header: { navigation: [{ label: 'Contact', href: '/contact' }] },
    });
  });

  it('[SRV-2b] knows the languages of the site', async () => {
    const test = await createTestApp(get());
    const editor = await signedIn(test, [1]);
    expect((await editor.call('multilingualSettings')).body).toEqual({
      enabled: false,
      defaultLanguage: 'en',
      languages: [{ code: 'en', enabled: true }],
    });
    expect((await editor.call('multilingualStatus')).body).toEqual({
      enabled: false,
      status: 'inactive',
    });
    const languages = [{ code: 'EN' }, { code: 'de-at', name: 'Deutsch' }];
    const saved = await editor.call('saveLanguages', { languages });
    expect(saved.body).toMatchObject({
      enabled: true,
      languages: [
        { code: 'en', enabled: true },
        { code: 'de-AT', name: 'Deutsch', enabled: true },
      ],
    });
    expect((await editor.call('multilingualStatus')).body).toEqual({
      enabled: true,
      status: 'active',
    });
    for (const wrong of [[{ code: 'no language' }], [{ code: 'en' }, { code: 'EN' }]]) {
      expect((await editor.call('saveLanguages', { languages: wrong })).status).toBe(400);
    }
  });

  it('[SRV-2b] renders a block again by the page’s own renderer', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    await visitor.get('/');
    const render = (widgetJSON: unknown) => visitor.call('widgetRendering', { widgetJSON });
    const stored = await render({ type: 2, id: 'block-welcome' });
    expect(stored.body['html']).toContain('<h1>Welcome</h1>');
    const changed = await render({
      type: 2,
      id: 'welcome',
      value: { html: '<p onclick="x()">Changed<script>x()</script></p>' },
    });
    expect(changed.body['html']).toContain('<p>Changed</p>');
    expect((await render({ type: 'nothing', id: 'gone' })).status).toBe(404);
    const form = await render({ type: 9, id: 'contact-form' });
    expect(form.body['html']).toContain('action="/form/contact"');
  });

  it('[SRV-2b] [API-18] [A-214] [A-215] suggests places and gives the address of one', async () => {
    const test = await createTestApp(get());
    const suggest = async (payload: Record<string, string>) => {
      const { body } = await test.browser().call('placesAutocomplete', payload);
      return (body['predictions'] as { description: string; placeId: string }[]).map(
        ({ description }) => description,
      );
    };
    expect(await suggest({ input: 'zuri' })).toEqual([
      'Zürich, Switzerland',
      'Museumstrasse 2, Zürich, Switzerland',
    ]);
    expect(await suggest({ input: 'zuri', language: 'de' })).toEqual([
      'Zürich, Schweiz',
      'Museumstrasse 2, Zürich, Schweiz',
    ]);
    expect(await suggest({ input: 'york' })).toEqual(['New York, United States']);
    expect(await suggest({ input: 'b', country: 'ch' })).toEqual(['Bern, Switzerland']);
    expect(await suggest({ input: 'museumstr', country: 'CH' })).toEqual([
      'Museumstrasse 2, Zürich, Switzerland',
    ]);
    expect(await suggest({ input: '  ' })).toEqual([]);
    expect((await suggest({ input: 'e' })).length).toBe(5);
    const details = (placeId: string) =>
      test.browser().call('placeDetails', {
        placeId,
        productPage: 'contact',
        productSection: 'form',
      });
    expect((await details('plinth-ch-zürich')).body).toMatchObject({
      place: { city: 'Zürich', country: 'CH', formattedAddress: 'Zürich, Switzerland' },
    });
    expect((await details('plinth-gb-london-cromwell-road')).body).toMatchObject({
      place: { addressLine1: 'Cromwell Road', city: 'London', postalCode: 'SW7 2RL' },
    });
    expect((await details('nowhere')).status).toBe(404);
  });
});

describe('bundledPlaces', () => {
  it('[SRV-2b] gives every place an id of its own', () => {
    expect(new Set(bundledPlaces.map(({ placeId }) => placeId)).size).toBe(bundledPlaces.length);
  });
});
