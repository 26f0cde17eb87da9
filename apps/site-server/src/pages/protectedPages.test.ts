import { pageType } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { formSubmissions } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import type { TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const mia = { email: 'mia@example.test', password: 'clay and water', rememberMe: false };
const words = 'The Thursday shelf opens at six.';
const shelf = {
  id: 'shelf',
  slug: 'shelf',
  title: 'The shelf',
  pageType: pageType.protectedContent,
  sections: [
    {
      id: 'words',
      blocks: [{ id: 'shelf-words', type: 2 as const, settings: { html: `<p>${words}</p>` } }],
    },
  ],
};
const order = {
  formId: 'order',
  formName: 'Order',
  formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
  formSubmitButtonText: 'Order',
};
const site = { ...testSite, pages: [...testSite.pages, shelf] };

const logIn = (browser: TestBrowser) => browser.call('memberLogin', mia);

describeOnEmbeddedDatabase('pages for members', (get) => {
  it('[RUN-10d, MOD-1, A-35] shows a protected page to signed-in accounts, and a login to everybody else', async () => {
    const test = await createTestApp(get(), { site });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    const refused = await browser.get('/shelf?from=mail');
    expect(refused.status).toBe(403);
    const denied = await refused.text();
    expect(denied).not.toContain(words);
    expect(denied).toContain('Access Denied');
    // The login redirects to the requested page.
    expect(denied).toContain('value="/shelf?from=mail"');

    await logIn(browser);
    const shown = await browser.get('/shelf');
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(words);
    // After a logout on a shared device, going back does not show the page again.
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    await browser.call('memberLogout', {});
    expect((await browser.get('/shelf')).status).toBe(403);
  });

  it('[RUN-10d] leads back to the page from a login without a script that was refused first', async () => {
    const test = await createTestApp(get(), { site });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    await browser.get('/shelf');
    const post = (password: string) =>
      browser.postForm('/session/login', {
        email: mia.email,
        password,
        returnTo: '/shelf',
        crumb: browser.cookies.get('crumb') ?? '',
      });
    const refused = await post('wrong');
    expect(refused.status).toBe(401);
    const again = await refused.text();
    expect(again).toContain('value="/shelf"');
    expect(again).not.toContain(words);
    expect((await post(mia.password)).headers.get('location')).toBe('/shelf');
    expect(await (await browser.get('/shelf')).text()).toContain(words);
  });

  it('[RUN-10e] [API-16] gives away nothing of it by another way', async () => {
    const test = await createTestApp(get(), { site });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    await browser.get('/');
    const widget = () =>
      browser.call('widgetRendering', { widgetJSON: { type: '2', id: 'shelf-words' } });
    expect((await widget()).status).toBe(404);
    const [formId] = (await test.services.site.read()).forms.keys();
    // The answer to a form is the page that the post names.
    const posted = await browser.postForm(`/form/${formId}`, { pageId: 'shelf' });
    expect(posted.status).toBe(403);
    expect(await posted.text()).not.toContain(words);
    for (const address of ['/search?q=Thursday', '/sitemap.xml'])
      expect(await (await browser.get(address)).text()).not.toMatch(/Thursday shelf|\/shelf/);

    await logIn(browser);
    const answer = await widget();
    expect([answer.status, String(answer.body['html'])]).toEqual([
      200,
      expect.stringContaining(words),
    ]);
  });

  it('[RUN-10f] [API-14] [FRM-21h] accepts no form of it by its id alone', async () => {
    const orderForm = { id: 'order-form', type: 9 as const, settings: order };
    const withForm = {
      ...shelf,
      sections: [...shelf.sections, { id: 'order', blocks: [orderForm] }],
    };
    const test = await createTestApp(get(), {
      site: { ...testSite, pages: [withForm, ...testSite.pages] },
    });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    await browser.get('/');
    const key = () => {
      const made = test.services.submissionKeys.issue();
      test.time.now += 5000;
      return made;
    };
    const post = () =>
      browser.postForm('/form/order', {
        key: key(),
        pageId: 'home',
        'fields.email': 'ada@example.test',
      });
    const call = () =>
      browser.call('saveFormSubmission', {
        key: key(),
        formId: 'order',
        form: '{"email":"ada@example.test"}',
      });
    const saved = () => test.db.select().from(formSubmissions);
    const posted = await post();
    expect(posted.status).toBe(403);
    expect(await posted.text()).toContain('action="/session/login"');
    const called = await call();
    expect(called.status).toBe(401);
    expect(called.body).toEqual({
      error: 'This is for members. Please log in and try again.',
      loginRequired: true,
    });
    expect(await saved()).toEqual([]);
    await logIn(browser);
    expect((await post()).status).toBe(200);
    expect((await call()).status).toBe(200);
    expect(await saved()).toHaveLength(2);
  });

  it('[RUN-10g] [FRM-20k] restores what was typed into its form before the session had ended', async () => {
    const orderForm = { id: 'order-form', type: 9 as const, settings: order };
    const sections = [...shelf.sections, { id: 'order', blocks: [orderForm] }];
    const pages = [{ ...shelf, sections }, ...testSite.pages];
    const test = await createTestApp(get(), { site: { ...testSite, pages } });
    await test.addAccount(mia.email, mia.password);
    const browser = test.browser();
    await browser.get('/');
    const posted = await browser.postForm('/form/order', {
      pageId: 'shelf',
      blockId: 'order-form',
      'fields.email': 'ada"@example.test',
    });
    const carriedBy = (html: string) =>
      /name="carriedForm" value="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    const logInWith = async (carriedForm: string, password: string) =>
      browser.postForm('/session/login', {
        email: mia.email,
        password,
        carriedForm,
        returnTo: '/form/order',
        crumb: browser.cookies.get('crumb') ?? '',
      });
    const refused = await logInWith(carriedBy(await posted.text()), 'wrong');
    expect(refused.status).toBe(401);
    const answer = await logInWith(carriedBy(await refused.text()), mia.password);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('value="ada&quot;@example.test"');
    expect(page).toContain('You are logged in. Please send the form once more.');
    expect(page).toContain(words);
    expect(await test.db.select().from(formSubmissions)).toEqual([]);
  });

  it('[RUN-10f] [FRM-21h] accepts a form that is on an open page as well from everybody', async () => {
    const orderForm = { id: 'order-form', type: 9 as const, settings: order };
    const sections = [{ id: 'order', blocks: [orderForm] }];
    const pages = [
      { ...shelf, sections },
      { id: 'open', slug: 'open', title: 'Open', sections },
      ...testSite.pages,
    ];
    const test = await createTestApp(get(), { site: { ...testSite, pages } });
    const key = test.services.submissionKeys.issue();
    test.time.now += 5000;
    const saved = await test.browser().postForm('/form/order', {
      key,
      'fields.email': 'ada@example.test',
    });
    expect(saved.status).toBe(200);
  });
});
