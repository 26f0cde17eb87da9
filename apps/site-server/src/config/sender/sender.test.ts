import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { sendDueMails } from '../../mail/queue/sendDueMails';
import { mailSenders } from '../../database/schema/index';
import { testOrigin, type TestBrowser } from '../../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { formOf } from '../../../testing/formOf';
import { add, order } from '../../../testing/openShop';
import { openSmtpServer } from '../../../testing/openSmtpServer';
import { openTwoSites, otherOrigin, otherSiteId } from '../../../testing/twoSites';

const page = '/config/settings/sender';
const address = 'hello@clay.example';

type Get = Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0];

async function open(get: Get) {
  const smtp = await openSmtpServer();
  const mailTransport = smtp.transport();
  const test = await openTwoSites(get(), { mailTransport });
  const owner = await test.signIn(testOrigin);
  const other = await test.signIn(otherOrigin);
  const save = async (fields: Record<string, string>, by: TestBrowser = owner) => {
    const { document } = new JSDOM(await (await by.get(page)).text()).window;
    const form = formOf(document.querySelector(`form[data-editor][action="${page}"]`)!);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return by.postForm(page, form);
  };
  const press = (fields: Record<string, string>, by: TestBrowser = owner) =>
    by.postForm(page, { crumb: by.cookies.get('crumb')!, ...fields });
  /** The mail that comes next. */
  const next = async () => {
    const before = smtp.received.length;
    await sendDueMails(test.services, mailTransport);
    expect(smtp.received.length).toBeGreaterThan(before);
    const { mail } = smtp.received.at(-1)!;
    const { from, replyTo, text = '' } = mail;
    const [, path = ''] =
      /http:\/\/[^/\s]+(\/config\/settings\/sender\?key=[^\s)]+)/.exec(text) ?? [];
    const [sender] = from?.value ?? [];
    return {
      from: [sender?.name, sender?.address],
      replyTo: replyTo?.value[0]?.address,
      path,
    };
  };
  const keyOf = (path: string) => new URL(path, 'http://x.test').searchParams.get('key')!;
  const buy = async (origin: string) => {
    const visitor = test.browser(origin);
    await visitor.get('/config/');
    const { cart } = await add(visitor);
    await order(visitor, cart.grandTotalCents);
  };
  return { ...test, smtp, owner, other, save, press, next, keyOf, buy, mailTransport };
}

describeOnEmbeddedDatabase('the sender of a site’s mails', (get) => {
  it('[SRV-174a] is an own address once the link of a mail to it was followed, and a button pressed', async () => {
    const { save, press, next, keyOf, owner, buy, mailTransport } = await open(get);
    const answer = await save({ name: 'Clay, by Ida', address });
    expect(answer.headers.get('location')).toBe(`${page}?saved=asked`);
    const asked = await next();
    expect(asked.from).toEqual(['Clay, by Ida', mailTransport.from]);
    // Until then mails come from the server, and answers go to the owner.
    await buy(testOrigin);
    expect(await next()).toMatchObject({
      from: ['Clay, by Ida', mailTransport.from],
      replyTo: address,
    });
    expect(await (await owner.get(page)).text()).toContain('is not confirmed yet');
    // A program that opens links in mails before a person does confirms nothing.
    expect(await (await owner.get(asked.path)).text()).toContain('Confirm this address');
    await buy(testOrigin);
    expect((await next()).from).toEqual(['Clay, by Ida', mailTransport.from]);

    const done = await press({ do: 'confirm', key: keyOf(asked.path) });
    expect(done.headers.get('location')).toBe(`${page}?saved=confirmed`);
    await buy(testOrigin);
    expect(await next()).toMatchObject({ from: ['Clay, by Ida', address], replyTo: undefined });
    // Another name needs no confirmation; another address has to be confirmed again.
    expect((await save({ name: '' })).headers.get('location')).toBe(`${page}?saved`);
    await save({ address: 'new@clay.example' });
    await next();
    expect((await press({ do: 'confirm', key: keyOf(asked.path) })).status).toBe(410);
    await buy(testOrigin);
    expect((await next()).from[1]).toBe(mailTransport.from);
  });

  it('[SRV-174b] is each site’s own: the link of one confirms nothing at another', async () => {
    const { save, press, next, keyOf, other, db, buy, mailTransport } = await open(get);
    await save({ address });
    const { path } = await next();
    await save({ address }, other);
    await next();
    expect((await press({ do: 'confirm', key: keyOf(path) }, other)).status).toBe(410);
    expect((await other.get(path)).status).toBe(410);
    await press({ do: 'confirm', key: keyOf(path) });
    const rows = await db.select().from(mailSenders);
    expect(rows.find(({ siteId }) => siteId === otherSiteId)!.verifiedAt).toBeNull();
    await buy(otherOrigin);
    expect(await next()).toMatchObject({
      from: ['Other Studio', mailTransport.from],
      replyTo: address,
    });
  });

  it('[SRV-174c] refuses what is no address, a link that is too old, and asking ever more addresses', async () => {
    const { save, press, next, keyOf, owner, time, smtp, services, mailTransport } =
      await open(get);
    for (const wrong of ['clay', 'a@b', 'a@clay.example, b@clay.example', 'x\r\nBcc: y@z.test'])
      expect((await save({ address: wrong })).status).toBe(422);
    expect((await save({ name: 'x'.repeat(101) })).status).toBe(422);
    await save({ address });
    const { path } = await next();
    const { document } = new JSDOM(await (await owner.get(page)).text()).window;
    const early = formOf(document.querySelector(`form[data-editor][action="${page}"]`)!);
    await save({ name: 'Later' });
    early.set('address', 'early@clay.example');
    time.now += 1000;
    await save({ address: 'b0@clay.example' });
    expect((await owner.postForm(page, early)).status).toBe(409);
    for (let times = 1; times < 9; times += 1) {
      time.now += 1000;
      await press({ do: 'again' });
    }
    expect((await save({ address: 'last@clay.example' })).status).toBe(429);
    expect((await press({ do: 'again' })).status).toBe(429);
    await sendDueMails(services, mailTransport);
    expect(smtp.received).toHaveLength(10);
    time.now += 8 * 86_400_000;
    const later = await press({ do: 'confirm', key: keyOf(path) });
    expect(later.status).not.toBe(303);
  });
});
