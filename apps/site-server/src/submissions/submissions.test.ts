import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { germanFormMessages } from '@plinth/forms/messages/de';
import { honeypotName } from '@plinth/forms/rules';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formSubmissions } from '../database/schema/index';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const values = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  topics: ['Cups'],
  message: 'A blue cup, please.',
};

const rows = ({ db }: TestApp) =>
  db.select().from(formSubmissions).orderBy(desc(formSubmissions.receivedAt));

/** The key of a page that was open for a while. */
function keyOfPage({ services, time }: TestApp): string {
  const key = services.submissionKeys.issue();
  time.now += 5000;
  return key;
}

async function openForm(test: TestApp) {
  const visitor = test.browser();
  await visitor.get('/contact');
  const key = String((await visitor.call('formSubmissionKey')).body['key']);
  const save = (more: Record<string, unknown> = {}) =>
    visitor.call('saveFormSubmission', {
      key,
      formId: 'contact',
      form: JSON.stringify(values),
      pagePath: '/contact',
      ...more,
    });
  return { visitor, key, save };
}

describeOnEachDatabase('form submissions', (get) => {
  it('[SRV-2f] stores what the visitor sent, with what the page said about itself', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    const answer = await save({ pageTitle: 'Contact', contentSource: 'c', eventName: 'extra' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    const stored = await rows(test);
    // Fields that the contract does not have are dropped.
    expect(stored[0]!.pageContext).not.toHaveProperty('eventName');
    expect(stored).toMatchObject([
      {
        siteId: 'site-test',
        formId: 'contact',
        formName: 'Contact',
        values,
        channel: 'script',
        pageContext: { pagePath: '/contact', pageTitle: 'Contact' },
        receivedAt: new Date(test.time.now),
      },
    ]);
  });

  it('[SRV-2f] stores a repeated save once and answers it alike, also when both come at once', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await save()).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2f] does not take a used key for anything else', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    await save();
    const other = await save({ form: JSON.stringify({ ...values, message: 'Another one' }) });
    expect(other).toMatchObject({
      status: 400,
      body: { error: 'Error processing form submission. Please reload and try again.' },
    });
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2y] refuses a key that is too old, but still knows what was saved with it', async () => {
    const test = await createTestApp(get(), { submissionKeyLifetime: 60_000 });
    const used = await openForm(test);
    const unused = await openForm(test);
    await used.save();
    test.time.now += 60_001;
    expect((await used.save()).status).toBe(200);
    expect((await unused.save()).status).toBe(400);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2y] refuses a key that it never gave out', async () => {
    const test = await createTestApp(get());
    const { visitor, save } = await openForm(test);
    expect((await save({ key: 'made-up' })).status).toBe(400);
    // A crumb is signed as well, for something else.
    expect((await save({ key: visitor.cookies.get('crumb') })).status).toBe(400);
    expect(await rows(test)).toHaveLength(0);
  });

  it('[SRV-2z] checks the fields by the rules of the page and keeps the key good', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    const wrong = { ...values, email: 'ada', message: 'x'.repeat(41), name: ['', ''] };
    const answer = await save({ form: JSON.stringify(wrong) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: 'One or more fields is invalid, please check your entries.',
      errors: {
        email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
        message: 'You have exceeded the character limit.',
      },
    });
    expect(Object.keys(answer.body['errors'] as object)).toEqual(['name', 'email', 'message']);
    expect((await save()).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2z] stores only fields that the form has', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    await save({ form: JSON.stringify({ ...values, isAdmin: true, __proto__: 1 }) });
    expect((await rows(test))[0]?.values).toEqual(values);
  });

  it('[SRV-2z] keeps no password: what is stored outlives the field that says what it is', async () => {
    const site = structuredClone(testSite);
    const { settings } = site.pages[1]!.sections[0]!.blocks[0]!;
    const secret = { id: 'secret', type: 'password', title: 'Secret' };
    settings!['formFields'] = [...(settings!['formFields'] as object[]), secret];
    const test = await createTestApp(get(), { site });
    const { save } = await openForm(test);
    const form = JSON.stringify({ ...values, secret: 'clay and water' });
    expect((await save({ form })).status).toBe(200);
    // Sent again, it is the same submission.
    expect((await save({ form })).status).toBe(200);
    expect((await rows(test)).map((row) => row.values)).toEqual([{ ...values, secret: '••••••' }]);
  });

  it.each(['[]', '"text"', 'null', '{"half":'])(
    '[SRV-2z, FRM-17, A-242] says that it cannot parse the fields of %s',
    async (form) => {
      const { save } = await openForm(await createTestApp(get()));
      expect(await save({ form })).toMatchObject({
        status: 400,
        body: { error: 'Could not parse the form fields, please check your entries.' },
      });
    },
  );

  it('[SRV-2r] takes nothing from a program that fills in every field of the page', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    expect((await save({ honeypot: 'cheap offers' })).status).toBe(400);
    expect(await rows(test)).toHaveLength(0);
    expect((await save({ honeypot: '' })).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2r] refuses a submission that is faster than a person, and accepts the same a little later', async () => {
    const test = await createTestApp(get());
    const { save } = await openForm(test);
    expect(await save({ elapsed: 300 })).toMatchObject({
      status: 400,
      body: { error: 'Error processing form submission. Please reload and try again.' },
    });
    expect(await rows(test)).toHaveLength(0);
    expect((await save({ elapsed: 4000 })).status).toBe(200);
    // A runtime that does not measure sends no time.
    expect((await (await openForm(test)).save()).status).toBe(200);
    expect(await rows(test)).toHaveLength(2);
  });

  it('[SRV-2z] answers 404 for a form that no page has', async () => {
    const { save } = await openForm(await createTestApp(get()));
    expect(await save({ formId: 'nothing' })).toMatchObject({
      status: 404,
      body: { error: 'This form has not been configured yet.' },
    });
  });

  it('[SRV-2r] asks for the captcha where the form has one, and takes each solution for one submission', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['captcha'] = { enabled: true };
    const test = await createTestApp(get(), { site });
    // The proof of work uses the real clock.
    test.time.now = Date.now();
    const { visitor, save } = await openForm(test);
    const missing = await save();
    expect(missing).toMatchObject({
      status: 400,
      body: { error: 'Complete CAPTCHA before submitting.' },
    });
    const challenge = (await (await visitor.get('/captcha/challenge')).json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const captchaKey = btoa(JSON.stringify({ challenge, solution }));
    expect((await save({ captchaKey })).status).toBe(200);
    expect((await save({ captchaKey })).status).toBe(200);
    const another = await openForm(test);
    expect((await another.save({ captchaKey })).status).toBe(400);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[FRM-8] [FRM-21g] [SRV-2r] asks a sum in words where a form with a captcha is posted without a script', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['captcha'] = { enabled: true };
    const test = await createTestApp(get(), { site });
    const visitor = test.browser();
    const page = await (await visitor.get('/contact')).text();
    expect(page).toMatch(/<noscript><div class="pl-form-question">/);
    const { contact: key = '' } = keysByForm(page);
    test.time.now += 5000;
    const post = (more: object) =>
      visitor.postForm('/form/contact', { ...postedForm, key, ...more });

    const refused = await post({});
    expect(refused.status).toBe(400);
    const asked = await refused.text();
    expect(asked).toContain('Complete CAPTCHA before submitting.');
    expect(asked).toContain('Line one\nline two');
    // Scripts may be allowed and still not load: now every visitor is asked.
    expect(asked).not.toContain('<noscript><div class="pl-form-question">');
    const words = /What is (\w+) plus (\w+)\? Please answer in figures\./.exec(asked)!.slice(1);
    const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const sum = words.reduce((total, word) => total + numbers.indexOf(word) + 2, 0);

    expect((await post({ captchaAnswer: String(sum + 1) })).status).toBe(400);
    expect(await rows(test)).toHaveLength(0);
    // A keyboard of another script, and invisible characters around it.
    const answer = ` ${String(sum).replace(/\d/g, (figure) => String.fromCharCode(0x660 + Number(figure)))} `;
    expect((await post({ captchaAnswer: answer })).status).toBe(200);
    expect((await post({ captchaAnswer: answer })).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2r] takes no answer to the sum where the page sends by its script', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['captcha'] = { enabled: true };
    const test = await createTestApp(get(), { site });
    const { save } = await openForm(test);
    for (let sum = 4; sum <= 18; sum += 1)
      expect((await save({ captchaAnswer: String(sum) })).status).toBe(400);
  });

  it('[SRV-2z] uses the messages of the site', async () => {
    const messages = { 'forms.parse': 'Das ist kein Formular.' };
    const test = await createTestApp(get(), { site: { ...testSite, messages } });
    const { save } = await openForm(test);
    expect((await save({ form: '[]' })).body['error']).toBe('Das ist kein Formular.');
  });

  it('[SRV-2z] speaks the language of the site', async () => {
    const test = await createTestApp(get(), { site: { ...testSite, locale: 'de-AT' } });
    const { save } = await openForm(test);
    const { body } = await save({ form: JSON.stringify({}) });
    expect(body).toMatchObject({
      error: germanFormMessages['forms.invalid'],
      errors: { message: 'Message fehlt noch.' },
    });
  });
});

const postedForm = {
  'fields.name.first': 'Ada',
  'fields.name.last': 'Byron',
  'fields.email': 'ada@example.com',
  'fields.topics': 'Cups',
  'fields.message': 'Line one\r\nline two',
};

function siteWithTwoForms() {
  const site = structuredClone(testSite);
  site.pages[1]!.sections[0]!.blocks.push({
    id: 'letters',
    type: 51,
    settings: {
      formId: 'letters',
      formName: 'Letters',
      title: 'Letters',
      formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    },
  });
  return site;
}

/** The keys of a page's forms, by form id. */
function keysByForm(html: string): Record<string, string> {
  const forms = html.matchAll(/<form[^>]*data-form-id="([^"]+)".*?<\/form>/gs);
  return Object.fromEntries(
    [...forms].map(([form, id]) => [id, / name="key" value="([^"]+)"/.exec(form)?.[1] ?? '']),
  );
}

describeOnEachDatabase('forms without a script', (get) => {
  it('[SRV-2g] stores the same values and answers with the page and its success message', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    await visitor.get('/contact');
    const key = keyOfPage(test);
    const response = await visitor.postForm('/form/contact', { ...postedForm, key });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Thank you, we write back.');
    expect(await rows(test)).toMatchObject([
      {
        values: { ...values, message: 'Line one\nline two' },
        channel: 'page',
        pageContext: { pagePath: '/contact' },
      },
    ]);
    // The browser's reload sends the same again.
    expect((await visitor.postForm('/form/contact', { ...postedForm, key })).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[FRM-22g] takes figures as the visitor’s keyboard has written them', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['formFields'] = [
      { id: 'count', type: 'number', title: 'Count' },
      { id: 'day', type: 'date', title: 'Day' },
      { id: 'phone', type: 'phone', title: 'Phone' },
    ];
    const test = await createTestApp(get(), { site });
    const response = await test.browser().postForm('/form/contact', {
      'fields.count': '٢٠',
      'fields.day.month': '１１',
      'fields.day.day': '٢٢',
      'fields.day.year': '٢٠٢٦',
      'fields.phone.areacode': '٠٣٠',
      'fields.phone.prefix': '١٢٣٤',
      'fields.phone.line': '٥٦٧٨',
      key: keyOfPage(test),
    });
    expect(response.status).toBe(200);
    const [row] = await rows(test);
    expect(row?.values).toEqual({
      count: '20',
      day: ['11', '22', '2026'],
      phone: ['', '030', '1234', '5678'],
    });
  });

  it('[FRM-2a] [FRM-22h] takes an amount as it was written, from a script and from the browser alone', async () => {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['formFields'] = [
      { id: 'sum', type: 'currency', title: 'Sum', currencySymbol: '€' },
    ];
    const test = await createTestApp(get(), { site });
    const { visitor, save } = await openForm(test);
    const sum = '1\u202f200,50\u00a0€';
    expect((await save({ form: JSON.stringify({ sum }) })).status).toBe(200);
    const post = (text: string) =>
      visitor.postForm('/form/contact', { 'fields.sum': text, key: keyOfPage(test) });
    expect((await post(sum)).status).toBe(200);
    expect((await rows(test)).map((row) => row.values)).toEqual([{ sum }, { sum }]);
    const refused = await post('12 abc');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Enter an amount, such as 12.50.');
  });

  it('[FRM-21d] answers where it was posted, of two blocks with the same form, else in both', async () => {
    const site = structuredClone(testSite);
    const { blocks } = site.pages[1]!.sections[0]!;
    blocks.push({ ...blocks[0]!, id: 'contact-below' });
    const test = await createTestApp(get(), { site });
    const blocksWith = async (text: string, fields: Record<string, string>) => {
      const posted = { ...postedForm, pageId: 'contact', key: keyOfPage(test), ...fields };
      const html = await (await test.browser().postForm('/form/contact', posted)).text();
      const parts = html.split(/ id="block-/).slice(1);
      return parts.filter((part) => part.includes(text)).map((part) => part.split('"')[0]);
    };
    const wrong = { 'fields.email': 'ada' };
    const message = 'Email is not valid.';
    expect(await blocksWith(message, { ...wrong, blockId: 'contact-below' })).toEqual([
      'contact-below',
    ]);
    expect(await blocksWith(message, { ...wrong, blockId: 'gone' })).toEqual([
      'contact-form',
      'contact-below',
    ]);
    const asks = ' name="fields.message"';
    expect(await blocksWith(asks, { blockId: 'contact-below' })).toEqual(['contact-form']);
  });

  it('[SRV-2g] gives the visitor a page whose form carries a usable key', async () => {
    const test = await createTestApp(get());
    const html = await (await test.browser().get('/contact')).text();
    const key = /<input[^>]*name="key"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="key"/.exec(
      html,
    );
    expect(html).toContain('action="/form/contact"');
    expect(test.services.submissionKeys.check(key?.[1] ?? key?.[2] ?? '')).toBe('valid');
  });

  it('[FRM-21e] [SRV-2g] gives each form of a page a key of its own, and each is stored once', async () => {
    const test = await createTestApp(get(), { site: siteWithTwoForms() });
    const visitor = test.browser();
    const keys = keysByForm(await (await visitor.get('/contact')).text());
    expect(new Set(Object.values(keys)).size).toBe(2);
    test.time.now += 5000;
    // A visitor who goes back sees the same page.
    const letter = { 'fields.email': 'ada@example.com', key: keys['letters']! };
    const first = { ...postedForm, key: keys['contact']! };
    for (const _ of ['sent', 'sent again']) {
      expect((await visitor.postForm('/form/contact', first)).status).toBe(200);
      expect((await visitor.postForm('/form/letters', letter)).status).toBe(200);
    }
    expect((await rows(test)).map(({ formId }) => formId).sort()).toEqual(['contact', 'letters']);
  });

  it('[FRM-20n] [SRV-2g] an answer keeps the key of what was sent and gives none of it to another form', async () => {
    const test = await createTestApp(get(), { site: siteWithTwoForms() });
    const visitor = test.browser();
    const key = keyOfPage(test);
    const wrong = { ...postedForm, 'fields.email': 'ada', key };
    const answer = await visitor.postForm('/form/contact', wrong);
    const keys = keysByForm(await answer.text());
    expect(keys['contact']).toBe(key);
    expect(keys['letters']).not.toBe(key);
    expect(test.services.submissionKeys.check(keys['letters']!)).toBe('valid');
    const thanked = await visitor.postForm('/form/contact', { ...postedForm, key });
    expect(thanked.headers.get('cache-control')).toBe('private, no-cache');
    expect(keysByForm(await thanked.text())['letters']).not.toBe(key);
  });

  it('[SRV-2g] answers mistakes with the page, everything typed, and a message at each field', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    const key = keyOfPage(test);
    const fields = { ...postedForm, 'fields.email': 'ada"<script>', key };
    const response = await visitor.postForm('/form/contact', fields);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Email is not valid.');
    expect(html).toContain('value="Ada"');
    expect(html).toContain('ada&quot;&lt;script&gt;');
    expect(html).toContain(key);
    expect(await rows(test)).toHaveLength(0);
    const corrected = await visitor.postForm('/form/contact', { ...postedForm, key });
    expect(corrected.status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2g, FRM-17, A-238] gives a new key where the old one cannot be used, and loses nothing typed', async () => {
    const test = await createTestApp(get(), { submissionKeyLifetime: 2000 });
    const key = keyOfPage(test);
    const response = await test.browser().postForm('/form/contact', { ...postedForm, key });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Error processing form submission. Please reload and try again.');
    expect(html).toContain('value="ada@example.com"');
    expect(html).not.toContain(key);
  });

  it('[SRV-2c] takes nothing that another site sent', async () => {
    const test = await createTestApp(get());
    const key = keyOfPage(test);
    const response = await test
      .browser()
      .postForm('/form/contact', { ...postedForm, key }, { origin: 'https://elsewhere.test' });
    expect(response.status).toBe(403);
    expect(await rows(test)).toHaveLength(0);
  });

  it('[SRV-2g] refuses a bot that fills in the honeypot', async () => {
    const test = await createTestApp(get());
    const key = keyOfPage(test);
    const fields = { ...postedForm, key, [honeypotName]: 'cheap offers' };
    expect((await test.browser().postForm('/form/contact', fields)).status).toBe(400);
    expect(await rows(test)).toHaveLength(0);
  });

  it('[SRV-2g] refuses a submission that is faster than a person, and accepts the same a little later', async () => {
    const test = await createTestApp(get());
    const key = test.services.submissionKeys.issue();
    const post = () => test.browser().postForm('/form/contact', { ...postedForm, key });
    test.time.now += 1499;
    const hasty = await post();
    expect(hasty.status).toBe(400);
    const html = await hasty.text();
    expect(html).toContain('Error processing form submission. Please reload and try again.');
    expect(html).toContain('value="ada@example.com"');
    expect(await rows(test)).toHaveLength(0);
    test.time.now += 1;
    expect((await post()).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2e] [FRM-15] keeps the limit with the page as well, and says how long it lasts', async () => {
    const test = await createTestApp(get(), {
      rateLimits: { saveFormSubmission: { calls: 1, window: 60_000 } },
    });
    const keys = [keyOfPage(test), keyOfPage(test)];
    const send = (key = '') => test.browser().postForm('/form/contact', { ...postedForm, key });
    await send(keys[0]);
    const second = await send(keys[1]);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
    const html = await second.text();
    expect(html).toContain('Submission rate limit exceeded.');
    expect(html).toContain('You can try again in 60 seconds.');
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2g] leads to the success address, and the policy of the page lets it', async () => {
    const site = structuredClone(testSite);
    const settings = site.pages[1]!.sections[0]!.blocks[0]!.settings!;
    settings['successRedirect'] = 'https://thanks.test/you';
    const test = await createTestApp(get(), { site });
    const page = await test.browser().get('/contact');
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://thanks.test;",
    );
    const key = keyOfPage(test);
    const response = await test.browser().postForm('/form/contact', { ...postedForm, key });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://thanks.test/you',
    ]);
  });

  it.each(['#thanks', '/contact#thanks'])(
    '[SRV-2g] [FRM-13] says its thanks where the success address is %s, a place on the form’s own page',
    async (address) => {
      const site = structuredClone(testSite);
      site.pages[1]!.sections[0]!.blocks[0]!.settings!['successRedirect'] = address;
      const test = await createTestApp(get(), { site });
      const key = keyOfPage(test);
      const response = await test.browser().postForm('/form/contact', { ...postedForm, key });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<p>Thank you, we write back.</p>');
    },
  );

  it('[SRV-2g] leads back to the page when the answer’s address is opened again', async () => {
    const test = await createTestApp(get());
    const response = await test.browser().get('/form/contact');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact']);
    expect((await test.browser().get('/form/nothing')).status).toBe(404);
  });
});
