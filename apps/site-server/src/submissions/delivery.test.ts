import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { SiteDefinition } from '@plinth/site-renderer';
import { formSubmissions, mails } from '../database/schema/index';
import { sweepErasedSubmissions } from '../mail/queue/eraseMailedValues';
import { sendDueMails } from '../mail/queue/sendDueMails';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { openSmtpServer } from '../../testing/openSmtpServer';
import { testSite } from '../../testing/testSite';

const values = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  topics: ['Cups'],
  message: 'A blue cup, please.',
};

describeOnEachDatabase('the ways of a submission', (get) => {
  async function open(storage: object, site: SiteDefinition = testSite) {
    const stored = structuredClone(site);
    stored.pages[1]!.sections[0]!.blocks[0]!.settings!['storage'] = storage;
    const server = await openSmtpServer();
    const mailTransport = server.transport();
    const test = await createTestApp(get(), {
      site: stored,
      mailTransport,
      origins: ['https://studio.example'],
    });
    const visitor = test.browser();
    await visitor.get('/contact');
    const begin = async () => {
      const key = String((await visitor.call('formSubmissionKey')).body['key']);
      test.time.now += 5000;
      return (more: object = {}) =>
        visitor.call('saveFormSubmission', {
          key,
          formId: 'contact',
          form: JSON.stringify({ ...values, ...more }),
          pagePath: '/contact',
        });
    };
    const rows = () => test.db.select().from(formSubmissions);
    const queued = () => test.db.select().from(mails).orderBy(mails.key);
    const round = () => sendDueMails(test.services, mailTransport);
    return { ...test, ...server, visitor, begin, rows, queued, round };
  }

  it('[SRV-91a] mails every answer to each address once, however often it is sent, with the sender as the one who gets the reply', async () => {
    const { begin, rows, round, received, queued } = await open({
      mail: ['owner@studio.test', 'second@studio.test', 'no address'],
    });
    const save = await begin();
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await save()).status).toBe(200);
    await round();
    await round();
    expect(
      received
        .map(({ recipients }) => recipients)
        .flat()
        .sort(),
    ).toEqual(['owner@studio.test', 'second@studio.test']);
    const [{ mail }] = received as [(typeof received)[number]];
    expect(mail.subject).toBe('“Contact” was sent');
    expect(mail.replyTo?.value).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mail.from?.value).toMatchObject([{ address: 'studio@example.test' }]);
    for (const part of [mail.text, mail.html])
      for (const said of [
        'First Name',
        'Ada',
        'Byron',
        'ada@example.com',
        'A blue cup, please.',
        '/contact',
      ])
        expect(part).toContain(said === 'First Name' ? 'First' : said);
    const [row] = await rows();
    expect(mail.html).toContain(`https://studio.example/config/submissions/${row!.id}`);
    expect((await queued()).map(({ kind, state }) => [kind, state])).toEqual([
      ['submission', 'sent'],
      ['submission', 'sent'],
    ]);
    expect(row!.values).toEqual(values);
  });

  it('[SRV-91b] no answer becomes a field of the mail’s head, or markup of its body', async () => {
    const { begin, round, received } = await open({ mail: ['owner@studio.test'] });
    const save = await begin();
    const evil = {
      name: ['Ada\r\nBcc: everybody@example.com', '<script>x</script>'],
      message: 'x\r\n.\r\nRCPT TO:<all@x.test>',
    };
    expect((await save(evil)).status).toBe(200);
    await round();
    const [{ mail, recipients }] = received as [(typeof received)[number]];
    expect(recipients).toEqual(['owner@studio.test']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('RCPT TO:<all@x.test>');
  });

  it('[SRV-91b] no address ends the head or names a second one, and one of another script gets its reply', async () => {
    const { begin, round, received } = await open({ mail: ['owner@studio.test'] });
    const save = await begin();
    for (const email of ['ada,eve"@example.com', 'ada@example.com\r\nBcc: eve@example.com'])
      expect((await save({ email })).status).toBe(400);
    expect((await save({ email: 'ada@bücher.example' })).status).toBe(200);
    await round();
    expect(received[0]!.mail.replyTo?.value).toMatchObject([{ address: 'ada@bücher.example' }]);
  });

  it('[SRV-91c] speaks the site’s language', async () => {
    const { begin, round, received } = await open(
      { mail: ['owner@studio.test'] },
      { ...testSite, locale: 'de' },
    );
    await (
      await begin()
    )();
    await round();
    expect(received[0]!.mail.subject).toBe('„Contact“ wurde gesendet');
    expect(received[0]!.mail.text).toContain('Eine Antwort auf diesen Brief geht an');
  });

  it('[SRV-91d] no page, and no answer to a visitor, contains the notified addresses', async () => {
    const { visitor, begin } = await open({ mail: ['owner@studio.test'] });
    const page = await (await visitor.get('/contact')).text();
    expect(page).toContain('data-form-id="contact"');
    expect(page).not.toContain('owner@studio.test');
    expect(JSON.stringify((await (await begin())()).body)).not.toContain('owner@studio.test');
  });

  it('[SRV-91e] keeps what is only to be mailed until every mail was sent, then takes it away, and counts its key once', async () => {
    const { begin, rows, round, behaviours, time, services } = await open({
      isKept: false,
      mail: ['owner@studio.test', 'second@studio.test'],
    });
    const save = await begin();
    expect((await save()).status).toBe(200);
    behaviours.push({ recipient: 451 });
    await round();
    expect((await rows())[0]!.values).toEqual(values);
    time.now += 120_000;
    await round();
    const [row] = await rows();
    expect(row).toMatchObject({ values: {}, pageContext: {} });
    expect(row!.forgottenAt).not.toBeNull();
    // Its answer was lost: the same again is the same submission.
    expect((await save()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    time.now += 3 * 86_400_000;
    await sweepErasedSubmissions(services);
    expect(await rows()).toHaveLength(0);
  });

  it('[SRV-91e] loses nothing where no mail goes out, or where it goes nowhere', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['storage'] = {
      isKept: false,
      mail: ['owner@studio.test'],
    };
    const test = await createTestApp(get(), { site });
    const visitor = test.browser();
    await visitor.get('/contact');
    const key = test.services.submissionKeys.issue();
    test.time.now += 5000;
    const form = { key, formId: 'contact', form: JSON.stringify(values) };
    expect((await visitor.call('saveFormSubmission', form)).status).toBe(200);
    expect(await test.db.select().from(mails)).toMatchObject([{ state: 'held' }]);
    expect(await test.db.select().from(formSubmissions)).toMatchObject([{ values }]);
    const nowhere = await open({ isKept: false });
    await (
      await nowhere.begin()
    )();
    expect(await nowhere.rows()).toMatchObject([{ values, isKept: true }]);
  });

  it('[SRV-91a] the submission and its mails are one: where one cannot be written, neither is', async () => {
    const { begin, rows, queued, services, db } = await open({ mail: ['owner@studio.test'] });
    const save = await begin();
    const { add } = services.mailQueue;
    services.mailQueue.add = () => Promise.reject(new Error('the disk is full'));
    onTestFinished(() => void (services.mailQueue.add = add));
    expect((await save()).status).toBe(500);
    expect(await rows()).toHaveLength(0);
    services.mailQueue.add = add;
    expect((await save()).status).toBe(200);
    expect(await queued()).toHaveLength(1);
    await db.delete(mails).where(eq(mails.kind, 'submission'));
  });
});
