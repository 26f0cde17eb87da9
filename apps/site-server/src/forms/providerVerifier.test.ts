import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

/** A server that plays the provider: each answer is right once. */
let provider: Server;
let address: string;
let asked: Record<string, string>[];
let answers: Set<string>;
let reply: (success: boolean) => string;

beforeEach(async () => {
  asked = [];
  answers = new Set(['a person', 'another person']);
  reply = (success) => JSON.stringify({ success, 'error-codes': success ? [] : ['invalid'] });
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ method: request.method!, ...form });
      response.end(reply(form['secret'] === 'our secret' && answers.delete(form['response']!)));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});

afterEach(() => new Promise((resolve) => provider.close(resolve)));

describeOnEmbeddedDatabase('a captcha of a provider', (get) => {
  async function open(
    captchaProvider: { secret: string; address?: string } | undefined = {
      secret: 'our secret',
      address,
    },
  ) {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['captcha'] = {
      enabled: true,
      provider: 'turnstile',
      siteKey: 'site-key',
    };
    const test = await createTestApp(get(), { site, captchaProvider });
    const visitor = test.browser();
    const page = await visitor.get('/contact');
    const begin = async () => {
      const key = String((await visitor.call('formSubmissionKey')).body['key']);
      test.time.now += 5000;
      return (captchaKey?: string) =>
        visitor.call('saveFormSubmission', {
          key,
          formId: 'contact',
          form: JSON.stringify({ email: 'ada@example.com', message: 'A cup.', name: ['A', 'B'] }),
          ...(captchaKey === undefined ? {} : { captchaKey }),
        });
    };
    return { ...test, page, begin };
  }

  it('[FRM-8] [A-183] [SRV-2r] counts when the provider says so, and for one submission', async () => {
    const { begin } = await open();
    const save = await begin();
    expect((await save()).status).toBe(400);
    expect((await save('a program')).status).toBe(400);
    expect((await save('a person')).status).toBe(200);
    // The answer was lost: the same submission again, which the provider would refuse.
    expect((await save('a person')).status).toBe(200);
    const another = await begin();
    expect((await another('a person')).status).toBe(400);
    expect((await another('another person')).status).toBe(200);
    expect(asked[1]).toEqual({
      method: 'POST',
      secret: 'our secret',
      response: 'a person',
      sitekey: 'site-key',
    });
  });

  it('[FRM-8] [A-183] a provider that does not answer, or not in JSON, has said nothing', async () => {
    const { begin, lines } = await open();
    reply = () => '<h1>Busy</h1>';
    expect((await (await begin())('a person')).status).toBe(400);
    const closed = await open({ secret: 'our secret', address: 'http://127.0.0.1:1/' });
    expect((await (await closed.begin())('another person')).status).toBe(400);
    expect(JSON.stringify(lines)).not.toContain('a person');
  });

  it('[FRM-8] [A-230] [SRV-2i] the page names provider and key, and allows its script alone', async () => {
    const { page } = await open();
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    const html = await page.text();
    expect(html).toContain('data-captcha-provider="turnstile" data-sitekey="site-key"');
    expect(html).not.toContain('src="https://challenges');
  });
});
