import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { openSmtpServer } from '../../../testing/openSmtpServer';
import { mails } from '../../database/schema/index';
import { sendDueMails } from '../../mail/queue/sendDueMails';

const minute = 60_000;
const hour = 60 * minute;
type TestAppParts = Parameters<typeof createTestApp>;

async function open(database: TestAppParts[0], options: TestAppParts[1] = {}) {
  const server = await openSmtpServer();
  const mailTransport = server.transport();
  const test = await createTestApp(database, {
    mailTransport,
    origins: ['https://studio.example'],
    ...options,
  });
  await test.addAccount('ida@example.test', 'clay and water', [1]);
  const enter = async (email: string, password = 'clay and water') => {
    const browser = test.browser();
    await browser.get('/config/');
    const crumb = browser.cookies.get('crumb')!;
    const fields = { email, password, returnTo: '/config/', crumb };
    const answer = await browser.postForm('/config/login', fields);
    const post = (path: string, more: Record<string, string> = {}) =>
      browser.postForm(path, { crumb: browser.cookies.get('crumb')!, ...more });
    return { browser, status: answer.status, post };
  };
  const round = () => sendDueMails(test.services, mailTransport);
  const rows = () => test.db.select().from(mails);
  /** The path of the link in the latest mail. */
  const linkIn = () =>
    /https:\/\/studio\.example(\/config\/password\S+)/.exec(
      server.received.at(-1)?.mail.text ?? '',
    )![1]!;
  const choose = async (link: string, password: string) => {
    const browser = test.browser();
    const page = await browser.get(link);
    const key = new URL(link, 'https://studio.example').searchParams.get('key')!;
    const crumb = browser.cookies.get('crumb')!;
    const set = await browser.postForm('/config/password', { key, password, crumb });
    return [page.status, set.status];
  };
  const forget = async (email: string) => {
    const browser = test.browser();
    await browser.get('/config/forgotten');
    const crumb = browser.cookies.get('crumb')!;
    return browser.postForm('/config/forgotten', { email, crumb });
  };
  return { ...test, ...server, enter, round, rows, linkIn, choose, forget };
}

describeOnEmbeddedDatabase('mail in the owner’s area', (get) => {
  it('[SRV-62a] invites an address with a role by a mail whose link works once, for seven days', async () => {
    const { enter, round, received, linkIn, choose, time } = await open(get());
    const owner = await enter('ida@example.test');
    const form = { email: 'Mo@Example.test', displayName: 'Mo', role: '6' };
    const page = await (await owner.post('/config/people', form)).text();
    expect(page).toContain('An invitation is on its way to');
    expect(page).not.toContain('/config/password?key');
    await round();
    expect(received.map(({ recipients }) => recipients)).toEqual([['mo@example.test']]);
    expect(received[0]!.mail.subject).toMatch(/^You are invited to /);
    expect(received[0]!.mail.text).toContain('Mo,');
    const link = linkIn();
    time.now += 7 * 24 * hour - minute;
    expect(await choose(link, 'slip and grog')).toEqual([200, 200]);
    expect(await choose(link, 'other words here')).toEqual([404, 404]);
    const moderator = await enter('mo@example.test', 'slip and grog');
    expect(moderator.status).toBe(303);
    expect((await moderator.browser.get('/config/reviews')).status).toBe(200);
    expect((await moderator.browser.get('/config/people')).status).toBe(403);
  });

  it('[SRV-62a] ends an invitation after seven days, and sends another', async () => {
    const { enter, round, received, linkIn, choose, time } = await open(get());
    const owner = await enter('ida@example.test');
    await owner.post('/config/people', { email: 'mo@example.test', role: '6' });
    await round();
    const late = linkIn();
    time.now += 7 * 24 * hour + minute;
    expect(await choose(late, 'slip and grog')).toEqual([404, 404]);
    const back = await enter('ida@example.test');
    const list = await (await back.browser.get('/config/people')).text();
    const again = /\/config\/people\/[^/]+\/invite/.exec(list)![0];
    await back.post(again);
    await back.post(again);
    await round();
    expect(received).toHaveLength(2);
    expect(await choose(linkIn(), 'slip and grog')).toEqual([200, 200]);
    expect((await back.post(again)).status).toBe(404);
  });

  it('[SRV-62b] sends a new password’s link from the sign-in page, and does not reveal whether there is an account', async () => {
    const { forget, enter, round, rows, linkIn, choose, browser, time } = await open(get());
    expect(await (await browser().get('/config/')).text()).toContain('href="/config/forgotten"');
    const inside = await enter('ida@example.test');
    const known = await forget('IDA@example.test');
    const unknown = await forget('nobody@example.test');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const withoutKeys = (html: string) => html.replace(/(nonce|value)="[^"]*"/g, '');
    expect(withoutKeys(await known.text())).toBe(withoutKeys(await unknown.text()));
    await expect.poll(async () => (await rows()).length).toBe(1);
    await forget('ida@example.test');
    await round();
    expect(await rows()).toMatchObject([{ kind: 'reset', state: 'sent' }]);
    const link = linkIn();
    expect(await choose(link, 'slip and grog')).toEqual([200, 200]);
    expect((await inside.browser.get('/config/people')).status).toBe(401);
    expect(await choose(link, 'other words here')).toEqual([404, 404]);
    expect((await enter('ida@example.test', 'slip and grog')).status).toBe(303);
    time.now += hour;
    await forget('ida@example.test');
    await expect.poll(async () => (await rows()).length).toBe(2);
    await round();
    time.now += 2 * hour + minute;
    expect(await choose(linkIn(), 'other words here')).toEqual([404, 404]);
  });

  it('[SRV-62b] refuses what is no address, an old form, and the eleventh within ten minutes', async () => {
    const { forget, browser, rows } = await open(get());
    expect(await (await forget('ida')).text()).toContain('This is no email address.');
    const visitor = browser();
    const stale = await visitor.postForm('/config/forgotten', {
      email: 'ida@example.test',
      crumb: 'x',
    });
    expect(stale.status).toBe(400);
    expect(await stale.text()).toContain('value="ida@example.test"');
    for (let n = 0; n < 10; n++) expect((await forget('nobody@example.test')).status).toBe(200);
    const refused = await forget('ida@example.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
  });

  it('[SRV-61a] lists what waits, was sent and failed with its reason, and sends again', async () => {
    const { forget, enter, round, rows, behaviours, received } = await open(get());
    behaviours.push({ data: 554 });
    await forget('ida@example.test');
    await expect.poll(async () => (await rows()).length).toBe(1);
    const owner = await enter('ida@example.test');
    const list = async (query = '') => (await owner.browser.get(`/config/mail${query}`)).text();
    expect(await list()).toMatch(/ida@example\.test.*Waiting<.*New password/s);
    await round();
    const failed = await list('?state=failed');
    expect(failed).toContain('No such mailbox');
    expect(failed).toContain('studio@example.test');
    expect(await list('?state=sent')).toContain('No mail fits.');
    const again = /action="(\/config\/mail\/[^"]+\/again[^"]*)"/.exec(failed)![1]!;
    expect((await owner.post(again.replaceAll('&amp;', '&'))).status).toBe(303);
    await round();
    expect(received).toHaveLength(1);
    expect(await list('?q=IDA')).toContain('>Sent<');
    // One that arrived is sent again as another mail.
    await owner.post(again.replaceAll('&amp;', '&'));
    await round();
    expect(received).toHaveLength(2);
    expect(received[0]!.mail.messageId).not.toBe(received[1]!.mail.messageId);
    // Pressed again within a minute, the button sends nothing.
    await owner.post(again.replaceAll('&amp;', '&'));
    expect(await rows()).toHaveLength(2);
  });

  it('[SRV-61b] [MOD-3] is for administrators and editors, and for viewers to look at', async () => {
    const { enter, addAccount, forget, rows, round } = await open(get());
    await forget('ida@example.test');
    await expect.poll(async () => (await rows()).length).toBe(1);
    await round();
    const [{ id }] = (await rows()) as [typeof mails.$inferSelect];
    const statuses: Record<number, number[]> = {};
    for (const role of [2, 4, 6, 8, 10]) {
      await addAccount(`role${role}@example.test`, 'clay and water', [role]);
      const { browser, post } = await enter(`role${role}@example.test`);
      statuses[role] = [
        (await browser.get('/config/mail')).status,
        (await post(`/config/mail/${id}/again`)).status,
      ];
    }
    expect(statuses).toEqual({
      2: [403, 403],
      4: [200, 303],
      6: [403, 403],
      8: [403, 403],
      10: [200, 403],
    });
  });

  it('[SRV-61a] [SRV-62b] says where there is no mail server that nothing is sent', async () => {
    const { enter, browser, forget, rows, services, db } = await open(get(), {
      mailTransport: undefined,
    });
    await services.mailQueue.add(db, {
      siteId: 'site-test',
      kind: 'order',
      key: 'order:1',
      recipient: 'ada@example.test',
      facts: { number: 7 },
    });
    const owner = await enter('ida@example.test');
    const page = await (await owner.browser.get('/config/mail')).text();
    expect(page).toContain('No mail server is set up');
    expect(page).toContain('href="/config/orders/7/mail"');
    expect(page).not.toContain('Send again');
    expect(await (await browser().get('/config/')).text()).not.toContain('/config/forgotten');
    expect((await forget('ida@example.test')).status).toBe(303);
    expect(await rows()).toHaveLength(1);
    const made = await owner.post('/config/people', { email: 'mo@example.test', role: '6' });
    expect(await made.text()).toContain('/config/password?key');
  });
});
