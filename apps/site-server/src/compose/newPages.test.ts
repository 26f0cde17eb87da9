import { expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { testOrigin } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';

const page = {
  slug: 'new-work',
  title: 'New work',
  sections: [
    {
      id: 's1',
      width: 'wide',
      blocks: [
        { id: 'b1', type: 2, settings: { html: '<h1>Fresh</h1><script>alert(1)</script>' } },
        { id: 'b2', type: 47 },
      ],
    },
  ],
};

async function openBrowser(test: TestApp, roles?: number[]) {
  const visitor = test.browser();
  await visitor.get('/');
  if (roles) {
    await test.addAccount('ida@example.test', 'secret', roles);
    await visitor.call('memberLogin', { email: 'ida@example.test', password: 'secret' });
  }
  return visitor;
}

async function post(
  test: TestApp,
  browser: Awaited<ReturnType<typeof openBrowser>>,
  body: unknown,
  { crumb = browser.cookies.get('crumb') ?? '', origin = testOrigin } = {},
) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await test.app.request(`${testOrigin}/api/pages?crumb=${crumb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describeOnEmbeddedDatabase('new pages', (get) => {
  it('[PLY-1g] puts a composed page online, and nothing of it runs', async () => {
    const test = await createTestApp(get());
    const editor = await openBrowser(test, [4]);
    const { status, body } = await post(test, editor, page);
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'new-work', url: `${testOrigin}/new-work` });
    const shown = await test.browser().get('/new-work');
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain('<h1>Fresh</h1>');
    expect(html).not.toContain('alert(1)');
  });

  it('[PLY-1g] keeps the page that an address has', async () => {
    const test = await createTestApp(get());
    const editor = await openBrowser(test, [1]);
    await post(test, editor, page);
    const again = await post(test, editor, { ...page, title: 'Other' });
    expect(again).toEqual({
      status: 409,
      body: { error: 'There is a page at /new-work already. Choose another address.' },
    });
    expect(await (await test.browser().get('/new-work')).text()).not.toContain('Other');
  });

  it('[PLY-1g] accepts a page only from an editor of this site', async () => {
    const test = await createTestApp(get());
    const visitor = await openBrowser(test);
    expect(await post(test, visitor, page)).toMatchObject({
      status: 401,
      body: { loginRequired: true },
    });
    const editor = await openBrowser(test, [4]);
    expect(await post(test, editor, page, { crumb: 'wrong' })).toMatchObject({
      status: 400,
      body: { crumbFail: true },
    });
    expect((await post(test, editor, page, { origin: 'https://elsewhere.test' })).status).toBe(400);
    await test.addAccount('vic@example.test', 'secret', [10]);
    const viewer = test.browser();
    await viewer.get('/');
    await viewer.call('memberLogin', { email: 'vic@example.test', password: 'secret' });
    expect(await post(test, viewer, page)).toMatchObject({
      status: 403,
      body: { authorizationFail: true },
    });
    expect((await test.browser().get('/new-work')).status).toBe(404);
  });

  it('[PLY-1g, MOD-12, B-322] takes 60 blocks in a section and refuses 61, as the editor does', async () => {
    const test = await createTestApp(get());
    const editor = await openBrowser(test, [4]);
    const withBlocks = (count: number) => ({
      ...page,
      sections: [
        { id: 's', blocks: Array.from({ length: count }, (_, at) => ({ id: `b${at}`, type: 47 })) },
      ],
    });
    expect(await post(test, editor, withBlocks(61))).toEqual({
      status: 400,
      body: { error: 'sections[0].blocks has more than 60 entries' },
    });
    expect((await post(test, editor, withBlocks(60))).status).toBe(201);
  });

  it.each([
    ['no JSON', 'no page', 'The page'],
    ['an address of the server', { ...page, slug: 'config/new' }, 'slug'],
    ['an address that is none', { ...page, slug: '../etc' }, 'slug'],
    ['no title', { ...page, title: '  ' }, 'title'],
    [
      'a width that there is not',
      { ...page, sections: [{ id: 's', width: 'huge', blocks: [] }] },
      'width',
    ],
    [
      'one id twice',
      {
        ...page,
        sections: [
          {
            id: 'x',
            blocks: [
              { id: 'x', type: 2 },
              { id: 'x', type: 47 },
            ],
          },
        ],
      },
      'the same',
    ],
  ])('[PLY-1f] says what is wrong with %s', async (_, body, place) => {
    const test = await createTestApp(get());
    const editor = await openBrowser(test, [4]);
    const answer = await post(test, editor, body);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toContain(place);
  });
});
