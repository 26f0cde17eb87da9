import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';

describeOnEmbeddedDatabase('looks at one’s own work', (get) => {
  const enter = async (roles: number[]) => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay and water', roles);
    const browser = test.browser();
    await browser.get('/config/');
    const crumb = browser.cookies.get('crumb')!;
    await browser.postForm('/config/login', {
      crumb,
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const post = (path: string, fields: Record<string, string>) =>
      browser.postForm(path, { crumb: browser.cookies.get('crumb')!, ...fields });
    return { browser, post };
  };
  const contextOf = async (response: Response) => {
    const [, json] = /id="plinth-page-context"[^>]*>(.*?)<\/script>/s.exec(await response.text())!;
    return JSON.parse(json!) as { isCensusDisabled?: boolean; websiteRoles?: number[] };
  };

  it('[TRK-5] [SRV-3f] count no visit in any preview, whatever frame or tab shows it', async () => {
    // The one kind of account that is tracked on the published pages.
    const { browser, post } = await enter([10]);
    const previews = [
      await browser.get('/?preview=framed'),
      await browser.get('/?preview=banner'),
      await browser.get('/contact?preview=popup,bars'),
      await browser.get('/', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }),
      await browser.get('/config/cookies/preview'),
      await post('/config/cookies/preview', { cookieBannerText: '<p>Hi</p>' }),
      await browser.get('/config/pages/contact/preview'),
      await browser.get('/config/pages/contact/versions/1/preview'),
    ].filter(({ status }) => status === 200);
    expect(previews.length).toBeGreaterThanOrEqual(6);
    for (const preview of previews)
      expect((await contextOf(preview)).isCensusDisabled, preview.url).toBe(true);
  });

  it('[TRK-5] say on the published page who is signed in: a viewer is counted, others are not', async () => {
    const viewer = await contextOf(await (await enter([10])).browser.get('/contact'));
    expect(viewer).toMatchObject({ websiteRoles: [10] });
    expect(viewer.isCensusDisabled).toBeUndefined();
    const owner = await contextOf(await (await enter([1])).browser.get('/contact'));
    expect(owner).toMatchObject({ websiteRoles: [1] });
  });
});
