import { blockType } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formSubmissions, mailingLists } from '../database/schema/index';
import { sendDueMails } from '../mail/queue/sendDueMails';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { openSmtpServer } from '../../testing/openSmtpServer';
import { testSite } from '../../testing/testSite';
import { unsubscribeAddress } from './unsubscribeAddress';

const day = 86_400_000;
const listId = '11111111-1111-4111-8111-111111111111';
const email = { id: 'email', type: 'email', title: 'Email', required: true };

const pageWith = (id: string, type: number, settings: object) => ({
  id,
  slug: id,
  title: id,
  sections: [{ id: 's', blocks: [{ id: `${id}-block`, type, settings: { ...settings } }] }],
});

const site: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    pageWith('letter', blockType.newsletter, {
      formId: 'letter',
      formName: 'Letter list',
      title: 'A letter from the kiln',
      formFields: [email],
      storage: { needsConfirmation: true },
    }),
    pageWith('join', blockType.form, {
      formId: 'join',
      formName: 'Join',
      formFields: [email, { id: 'yes', type: 'checkbox', title: 'News', options: ['Yes'] }],
      storage: { mailingListId: listId, consentField: 'yes', needsConfirmation: true },
    }),
    pageWith('plain', blockType.newsletter, {
      formId: 'plain',
      formName: 'Plain',
      formFields: [email],
    }),
  ],
};

describeOnEachDatabase('a subscription that is confirmed by mail', (get) => {
  async function open() {
    const server = await openSmtpServer();
    const mailTransport = server.transport();
    const test = await createTestApp(get(), {
      site,
      mailTransport,
      origins: ['https://studio.example'],
    });
    const visitor = test.browser();
    const subscribe = async (formId: string, address: string, more: object = {}) => {
      const key = test.services.submissionKeys.issue();
      test.time.now += 5000;
      const fields = { 'fields.email': address, key, pageId: formId, ...more };
      const answer = await test.browser().postForm(`/form/${formId}`, fields);
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const rows = () =>
      test.db.select().from(formSubmissions).orderBy(asc(formSubmissions.receivedAt));
    const round = () => sendDueMails(test.services, mailTransport);
    const lastLink = () => {
      const html = String(server.received.at(-1)!.mail.html);
      return /https:\/\/studio\.example(\/mail\/confirm[^"]*)/
        .exec(html)![1]!
        .replaceAll('&amp;', '&');
    };
    const press = async (link: string, change: string) => {
      await visitor.get(link);
      return visitor.postForm(link, { crumb: visitor.cookies.get('crumb')!, change });
    };
    return { ...test, ...server, visitor, subscribe, rows, round, lastLink, press };
  }

  it('[SRV-92a] is pending until its address has pressed the button behind the link; looking changes nothing', async () => {
    const { subscribe, rows, round, received, lastLink, visitor, press } = await open();
    expect(await subscribe('letter', 'ada@example.com')).toContain('please confirm by the link');
    await round();
    expect(received).toHaveLength(1);
    expect(received[0]!.mail.subject).toContain('A letter from the kiln');
    const link = lastLink();
    const asked = await (await visitor.get(link)).text();
    expect(asked).toContain('Confirm your subscription');
    expect(asked).toContain('a•••@example.com');
    expect(asked).not.toContain('ada@example.com');
    expect(await rows()).toMatchObject([{ needsConfirmation: true, confirmedAt: null }]);
    // Another site, and a page that was open for too long.
    const crumb = visitor.cookies.get('crumb')!;
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.postForm(link, { crumb, change: 'confirm' }, foreign)).status).toBe(400);
    expect((await visitor.postForm(link, { crumb: 'old', change: 'confirm' })).status).toBe(400);
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
    const done = await press(link, 'confirm');
    expect(done.status).toBe(303);
    const page = await (await visitor.get(done.headers.get('location')!)).text();
    expect(page).toContain('You are subscribed');
    expect((await rows())[0]!.confirmedAt).not.toBeNull();
  });

  it('[SRV-92b] a link works for seven days, then offers another; three are sent to an address in a day', async () => {
    const { subscribe, round, received, lastLink, visitor, press, time, rows } = await open();
    await subscribe('letter', 'ada@example.com');
    await round();
    const old = lastLink();
    time.now += 7 * day + 1000;
    expect(await (await visitor.get(old)).text()).toContain('This link is too old');
    await press(old, 'confirm');
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
    for (const more of [1, 2, 3]) {
      const answer = await press(old, 'again');
      expect(answer.headers.get('location')).toMatch(/done=sent$/);
      await round();
      expect(received).toHaveLength(1 + more);
    }
    const refused = await press(old, 'again');
    expect(refused.headers.get('location')).toMatch(/done=limited$/);
    expect(await (await visitor.get(refused.headers.get('location')!)).text()).toContain(
      'Three links were sent today',
    );
    // By the form as well, in another spelling of the address.
    await subscribe('letter', 'ADA@example.com');
    await round();
    expect(received).toHaveLength(4);
    await press(lastLink(), 'confirm');
    expect((await rows()).map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true]);
    time.now += day;
    expect(await (await visitor.get(old)).text()).toContain('You are subscribed');
  });

  it('[SRV-92c] an address that has confirmed is not asked again before it has left', async () => {
    const { subscribe, round, received, lastLink, press, rows, services, visitor } = await open();
    await subscribe('letter', 'ada@example.com');
    await round();
    const link = lastLink();
    await press(link, 'confirm');
    await subscribe('letter', 'ada@example.com');
    await round();
    expect(received).toHaveLength(1);
    expect((await rows())[1]!.confirmedAt).not.toBeNull();
    const leave = unsubscribeAddress(services.signer, (await rows())[0]!.id);
    await press(leave, 'leave');
    expect((await rows()).every(({ unsubscribedAt }) => unsubscribedAt)).toBe(true);
    // The earlier link restores no subscription.
    expect(await (await visitor.get(link)).text()).toContain('You have unsubscribed');
    await press(link, 'confirm');
    expect(await (await visitor.get(link)).text()).toContain('You have unsubscribed');
    await subscribe('letter', 'ada@example.com');
    await round();
    expect(received).toHaveLength(2);
    expect((await rows())[2]!.confirmedAt).toBeNull();
  });

  it('[SRV-92d] a form fills a list with those who tick its box; its mails have the list’s name', async () => {
    const { subscribe, round, received, rows, db, time } = await open();
    await db.insert(mailingLists).values({
      id: listId,
      siteId: 'site-test',
      name: 'Friends of the kiln',
      createdAt: new Date(time.now),
    });
    await subscribe('join', 'no@example.com');
    await subscribe('join', 'yes@example.com', { 'fields.yes': 'Yes' });
    await round();
    expect(received.map(({ recipients }) => recipients)).toEqual([['yes@example.com']]);
    expect(received[0]!.mail.subject).toContain('Friends of the kiln');
    expect(await rows()).toMatchObject([
      { isSubscription: false, mailingListId: null },
      { isSubscription: true, mailingListId: listId, needsConfirmation: true },
    ]);
    // A list that is deleted takes no submission with it.
    await db.delete(mailingLists);
    expect(await rows()).toHaveLength(2);
    await subscribe('join', 'later@example.com', { 'fields.yes': 'Yes' });
    expect((await rows()).at(-1)).toMatchObject({ isSubscription: false, mailingListId: null });
  });

  it('[SRV-92e] counts at once where its form asks for no confirmation', async () => {
    const { subscribe, round, received, rows } = await open();
    await subscribe('plain', 'ada@example.com');
    await round();
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([{ isSubscription: true, needsConfirmation: false }]);
  });

  it('[SRV-92a] a link that is not ours is answered 404, one whose subscription was deleted 410', async () => {
    const { visitor, subscribe, round, lastLink, db } = await open();
    expect((await visitor.get('/mail/confirm?token=made-up')).status).toBe(404);
    await subscribe('letter', 'ada@example.com');
    await round();
    const link = lastLink();
    const [, id, rest] = /token=([\w-]+)\.(.+)$/.exec(link)!;
    // Neither the moment nor the id can be changed.
    expect((await visitor.get(`/mail/confirm?token=${id}.zzzzzzzz${rest!.slice(8)}`)).status).toBe(
      404,
    );
    await db.delete(formSubmissions);
    expect((await visitor.get(link)).status).toBe(410);
  });
});
