import { blockType, pageType } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formSubmissions, pages } from '../database/schema/index';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';
import { unsubscribeAddress } from './unsubscribeAddress';

const mail = {
  id: 'letter',
  slug: 'letter',
  title: 'Letter',
  sections: [
    {
      id: 'letter',
      blocks: [
        {
          id: 'the-letter',
          type: blockType.newsletter,
          settings: {
            formId: 'letter',
            formName: 'Letter list',
            title: 'A letter from the kiln',
            formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
          },
        },
      ],
    },
  ],
};
const goodbye = {
  id: 'goodbye',
  slug: 'goodbye',
  title: 'Goodbye',
  pageType: pageType.newsletterUnsubscribe,
  sections: [
    {
      id: 'words',
      blocks: [
        { id: 'goodbye-words', type: blockType.html, settings: { html: '<h1>Our letter</h1>' } },
      ],
    },
  ],
};
const withMail: SiteDefinition = { ...testSite, pages: [...testSite.pages, mail, goodbye] };

async function subscribe(test: TestApp, email: string): Promise<void> {
  const key = test.services.submissionKeys.issue();
  test.time.now += 5000;
  const answer = await test
    .browser()
    .postForm('/form/letter', { 'fields.email': email, key, pageId: 'letter' });
  expect(answer.status).toBe(200);
}

const rowsOf = ({ db }: TestApp) =>
  db.select().from(formSubmissions).orderBy(asc(formSubmissions.receivedAt));

/** Whether each subscription, the oldest first, may be written to. */
const activeOf = async (test: TestApp) =>
  (await rowsOf(test)).map(({ unsubscribedAt }) => unsubscribedAt === null);

async function linkOf(test: TestApp, index = 0): Promise<string> {
  return unsubscribeAddress(test.services.signer, (await rowsOf(test))[index]!.id);
}

const press = (visitor: TestBrowser, link: string, change: 'leave' | 'again') =>
  visitor.postForm(link, { change, crumb: visitor.cookies.get('crumb') ?? '' });

const oneClick = (test: TestApp, link: string, init: RequestInit = {}) =>
  test.app.request(testOrigin + link, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...init,
  });

describeOnEachDatabase('leaving a newsletter', (get) => {
  const open = (site = withMail) => createTestApp(get(), { site });

  it('[FRM-19, A-47] [MOD-1] asks first, and changes nothing by a GET request', async () => {
    const test = await open();
    await subscribe(test, 'ada.moss@example.test');
    const visitor = test.browser();
    const asked = await visitor.get(await linkOf(test));
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.headers.get('x-robots-tag')).toBe('noindex');
    const html = await asked.text();
    expect(html).toContain('<h1>Our letter</h1>');
    expect(html).toMatch(/A letter from the kiln.*is sent to .*a•••@example\.test/);
    expect(html).not.toContain('ada.moss@');
    expect(await activeOf(test)).toEqual([true]);
  });

  it('[FRM-19] leaves by the button, says so, and takes it back', async () => {
    const test = await open();
    await subscribe(test, 'Ada@example.test');
    const link = await linkOf(test);
    const visitor = test.browser();
    await visitor.get(link);
    const left = await press(visitor, link, 'leave');
    expect([left.status, left.headers.get('location')]).toEqual([303, link]);
    expect(await activeOf(test)).toEqual([false]);
    const told = await (await visitor.get(link)).text();
    expect(told).toContain('You have unsubscribed');
    expect(told).toMatch(/no longer sent to .*A•••@example\.test/);
    // Twice has the same result as once, also with the moment of the first time.
    const [first] = await rowsOf(test);
    test.time.now += 60_000;
    await press(visitor, link, 'leave');
    expect((await rowsOf(test))[0]!.unsubscribedAt).toEqual(first!.unsubscribedAt);

    const back = await press(visitor, link, 'again');
    expect(await activeOf(test)).toEqual([true]);
    const again = await (await visitor.get(back.headers.get('location')!)).text();
    expect(again).toContain('You are subscribed again.');
    expect(again).toContain('value="leave"');
  });

  it('[FRM-19] ends every subscription of the address, and counts a later one as new', async () => {
    const test = await open();
    await subscribe(test, 'ada@example.test');
    await subscribe(test, 'bela@example.test');
    await subscribe(test, ' ADA@example.test');
    const visitor = test.browser();
    const link = await linkOf(test);
    await visitor.get(link);
    await press(visitor, link, 'leave');
    expect(await activeOf(test)).toEqual([false, true, false]);
    await press(visitor, link, 'again');
    expect(await activeOf(test)).toEqual([true, true, true]);
    await press(visitor, link, 'leave');

    test.time.now += 60_000;
    await subscribe(test, 'ada@example.test');
    expect(await activeOf(test)).toEqual([false, true, false, true]);
    // The link of an old mail still leads out.
    expect(await (await visitor.get(link)).text()).toContain('value="leave"');
    await press(visitor, link, 'leave');
    expect(await activeOf(test)).toEqual([false, true, false, false]);
  });

  it('[FRM-19] [FRM-23] lets an address go in all its spellings, also in those of older rows', async () => {
    const test = await open();
    const spellings = [
      ...['ada@example.test', ' ADA@example.test\u00a0', 'ａｄａ＠ｅｘａｍｐｌｅ．ｔｅｓｔ'],
      'a\u200bda@example.test',
    ];
    for (const email of spellings) await subscribe(test, email);
    const stored = await rowsOf(test);
    expect(stored.map(({ values }) => values['email'])).toEqual([
      ...['ada@example.test', 'ADA@example.test', 'ada@example.test', 'ada@example.test'],
    ]);
    // Stored before addresses were normalised.
    for (const [index, { id }] of stored.entries())
      await test.db
        .update(formSubmissions)
        .set({ values: { email: spellings[index] } })
        .where(eq(formSubmissions.id, id));
    await subscribe(test, 'bada@example.test');
    expect((await oneClick(test, await linkOf(test, 1))).status).toBe(200);
    expect(await activeOf(test)).toEqual([false, false, false, false, true]);
  });

  it('[FRM-19] takes one click of a mail program, which has no cookie and no crumb', async () => {
    const test = await open();
    await subscribe(test, 'ada@example.test');
    const link = await linkOf(test);
    const answer = await oneClick(test, link);
    expect([answer.status, await answer.text()]).toEqual([200, 'You have unsubscribed.']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await activeOf(test)).toEqual([false]);

    await subscribe(test, 'bela@example.test');
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const byParts = await oneClick(test, await linkOf(test, 1), { body: parts, headers: {} });
    expect(byParts.status).toBe(200);
    expect(await activeOf(test)).toEqual([false, false]);
  });

  it('[FRM-19] [API-2] does nothing without the crumb of its page, nor with another token', async () => {
    const test = await open();
    await subscribe(test, 'ada@example.test');
    const link = await linkOf(test);
    const visitor = test.browser();
    await visitor.get(link);
    const withoutCrumb = await visitor.postForm(link, { change: 'leave' });
    expect(withoutCrumb.status).toBe(400);
    expect(await withoutCrumb.text()).toContain('Please press the button once more.');
    const foreign = await visitor.postForm(
      link,
      { change: 'leave', crumb: visitor.cookies.get('crumb')! },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(400);
    for (const other of [
      `${link}x`,
      link.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A')),
      '/mail/unsubscribe',
    ])
      for (const answer of [
        await visitor.get(other),
        await press(visitor, other, 'leave'),
        await oneClick(test, other),
      ])
        expect([other, answer.status]).toEqual([other, 404]);
    expect(await activeOf(test)).toEqual([true]);
    expect(await (await visitor.get('/mail/unsubscribe')).text()).toContain(
      'This link is not complete',
    );
  });

  it('[FRM-19] ends by the link of a mail that was sent before its address changed, also where the mail program asks itself', async () => {
    const test = await open({ ...testSite, pages: [...testSite.pages, mail] });
    await subscribe(test, 'ada@example.test');
    const link = (await linkOf(test)).replace('/mail/', '/letters/');
    expect(link).toContain('/letters/unsubscribe?token=');
    const visitor = test.browser();
    expect((await visitor.get(link)).status).toBe(200);
    expect((await oneClick(test, link)).status).toBe(200);
    expect(await activeOf(test)).toEqual([false]);
  });

  it('[FRM-19] says that a subscription was deleted', async () => {
    const test = await open({ ...testSite, pages: [...testSite.pages, mail] });
    await subscribe(test, 'ada@example.test');
    const link = await linkOf(test);
    await test.db.delete(formSubmissions);
    const visitor = test.browser();
    const gone = await visitor.get(link);
    expect(gone.status).toBe(410);
    // Without a page of the site's own for it.
    expect(await gone.text()).toContain('<h1>This subscription is no more</h1>');
    expect((await press(visitor, link, 'leave')).status).toBe(410);
    expect((await oneClick(test, link)).status).toBe(410);
  });

  it('[FRM-19] speaks the language of the site', async () => {
    const test = await open({ ...withMail, locale: 'de' });
    await subscribe(test, 'ada@example.test');
    const html = await (await test.browser().get(await linkOf(test))).text();
    expect(html).toMatch(/A letter from the kiln.*geht an .*a•••@example\.test/);
    expect(html).toMatch(/value="leave"[^>]*>Abmelden</);
  });

  it('[FRM-19] [SRV-3l] marks unsubscribed addresses in the exported list', async () => {
    const test = await open();
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    await test.addAccount('vera@example.test', 'clay and water', [10]);
    const enter = async (email: string) => {
      const browser = test.browser();
      await browser.get('/config/');
      const crumb = browser.cookies.get('crumb')!;
      const fields = { email, password: 'clay and water', returnTo: '/config/', crumb };
      await browser.postForm('/config/login', fields);
      return browser;
    };
    await subscribe(test, 'ada@example.test');
    await subscribe(test, 'bela@example.test');
    await oneClick(test, await linkOf(test));
    const owner = await enter('ida@example.test');
    const list = async (query: string) =>
      (await (await owner.get(`/config/submissions?${query}`)).text()).match(
        /ada@example|bela@example|Unsubscribed<\/span>/g,
      );
    expect(await list('')).toEqual(['bela@example', 'ada@example', 'Unsubscribed</span>']);
    expect(await list('subscription=subscribed')).toEqual(['bela@example']);
    expect(await list('subscription=unsubscribed')).toEqual(['ada@example', 'Unsubscribed</span>']);
    const lines = async (browser: TestBrowser, query = '') =>
      (await (await browser.get(`/config/submissions.csv?${query}`)).text())
        .replace('\ufeff', '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(3));
    const bela = testOrigin + (await linkOf(test, 1));
    const ada = testOrigin + (await linkOf(test));
    expect(await lines(owner)).toEqual([
      ['Newsletter', 'Unsubscribe link', 'Email'],
      ['Subscribed', bela, 'bela@example.test'],
      ['Unsubscribed', ada, 'ada@example.test'],
    ]);
    expect((await lines(owner, 'subscription=subscribed')).slice(1)).toEqual([
      ['Subscribed', bela, 'bela@example.test'],
    ]);
    const [row] = await rowsOf(test);
    const page = await (await owner.get(`/config/submissions/${row!.id}`)).text();
    expect(page).toContain(ada);
    expect(page).not.toContain('mailto:ada');
    // A read-only account could end a subscription with the link.
    const viewer = await enter('vera@example.test');
    expect((await lines(viewer))[1]).toEqual(['Subscribed', '', 'bela@example.test']);
    expect(await (await viewer.get(`/config/submissions/${row!.id}`)).text()).not.toContain(ada);
  });

  it('[FRM-19] [SRV-3l] knows a subscription whose form is gone, and one from before that was noted', async () => {
    const test = await open();
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    await subscribe(test, 'ada@example.test');
    const owner = test.browser();
    await owner.get('/config/');
    await owner.postForm('/config/login', {
      email: 'ida@example.test',
      password: 'clay and water',
      returnTo: '/config/',
      crumb: owner.cookies.get('crumb')!,
    });
    const link = await linkOf(test);
    const file = async () =>
      (await owner.get('/config/submissions.csv?subscription=subscribed')).text();
    await test.db.update(formSubmissions).set({ isSubscription: false });
    expect(await file()).toContain(link);
    await test.db.delete(pages).where(eq(pages.id, 'letter'));
    expect(await file()).not.toContain('ada@example.test');
    await test.db.update(formSubmissions).set({ isSubscription: true });
    expect(await file()).toContain(link);
    const visitor = test.browser();
    expect(await (await visitor.get(link)).text()).toMatch(/Letter list.*a•••@example\.test/);
    await press(visitor, link, 'leave');
    expect(await activeOf(test)).toEqual([false]);
  });

  it('[SRV-3l] previews its page as a subscriber sees it', async () => {
    const test = await open();
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    const owner = test.browser();
    await owner.get('/config/');
    const crumb = owner.cookies.get('crumb')!;
    const fields = { email: 'ida@example.test', password: 'clay and water', crumb };
    await owner.postForm('/config/login', { ...fields, returnTo: '/config/' });
    const shown = await owner.postForm('/config/pages/goodbye/preview', {
      source: JSON.stringify(goodbye),
      crumb: owner.cookies.get('crumb')!,
    });
    expect(await shown.text()).toMatch(/A letter from the kiln.*is sent to .*a•••@example\.com/);
  });

  it('[FRM-19] [RUN-24h] knows by the form which answer is the address, also where the form’s page is locked', async () => {
    const test = await open();
    await subscribe(test, 'ada@example.test');
    await subscribe(test, 'ada@example.test');
    // Its name is shorter: the database keeps it in front.
    for (const [index, { id, values }] of (await rowsOf(test)).entries())
      await test.db
        .update(formSubmissions)
        .set({ values: { ...values, via: `friend-${index}@example.test` } })
        .where(eq(formSubmissions.id, id));
    await test.lock('slip and grog', 'letter');
    const visitor = test.browser();
    const asked = await (await visitor.get(await linkOf(test))).text();
    expect(asked).toMatch(/A letter from the kiln.*is sent to .*a•••@example\.test/);
    await press(visitor, await linkOf(test), 'leave');
    expect(await activeOf(test)).toEqual([false, false]);
  });

  it('[FRM-19] [RUN-24h] unsubscribes an address also where the whole site has a password', async () => {
    const test = await open();
    await subscribe(test, 'ada.moss@example.test');
    await subscribe(test, 'bo.reed@example.test');
    await test.lock('slip and grog');
    const visitor = test.browser();
    const asked = await visitor.get(await linkOf(test));
    expect(asked.status).toBe(200);
    const html = await asked.text();
    expect(html).toContain('<h1>Our letter</h1>');
    // Nothing else of the site is shown.
    expect(html).not.toContain('href="/studio');
    expect((await press(visitor, await linkOf(test), 'leave')).status).toBeLessThan(400);
    expect((await oneClick(test, await linkOf(test, 1))).status).toBe(200);
    expect(await activeOf(test)).toEqual([false, false]);
    expect((await visitor.get('/goodbye')).status).toBe(403);
  });
});
