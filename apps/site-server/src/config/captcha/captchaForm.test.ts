import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterConfig } from '../../../testing/enterConfig';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';

const address = '/config/settings/captcha';
const siteKey = '1x00000000000000000000AA';
const secret = '1x0000000000000000000000000000000AA';

/** A server that answers like the siteverify endpoints of Turnstile and hCaptcha, with their documented error codes. */
let provider: Server;
let verifyAddress: string;
let asked: Record<string, string>[];
let spent: Set<string>;

function answerOf(form: Record<string, string>): object {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
  if (!form['secret']) return refuse('missing-input-secret');
  if (form['secret'] !== secret) return refuse('invalid-input-secret');
  if (!form['response']) return refuse('missing-input-response');
  if (form['sitekey'] !== siteKey) return refuse('sitekey-secret-mismatch');
  if (!form['response'].startsWith('token-')) return refuse('invalid-input-response');
  if (spent.has(form['response'])) return refuse('timeout-or-duplicate');
  spent.add(form['response']);
  return { success: true, challenge_ts: '2026-03-01T12:00:00Z', hostname: 'studio.test' };
}

beforeEach(async () => {
  asked = [];
  spent = new Set();
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push(form);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerOf(form)));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  verifyAddress = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});

afterEach(() => new Promise((resolve) => provider.close(resolve)));

const values = { email: 'ada@example.com', message: 'A cup.', name: ['A', 'B'] };

describeOnEmbeddedDatabase('the captcha of a site', (get) => {
  async function open(more: Parameters<typeof enterConfig>[1] = {}) {
    const site = structuredClone(testSite);
    site.pages[1]!.sections[0]!.blocks[0]!.settings!['captcha'] = { enabled: true };
    const test = await enterConfig(get(), {
      site,
      captchaProvider: { address: verifyAddress },
      ...more,
    });
    const save = (fields: Record<string, string>) => test.send(address, fields);
    return { ...test, save };
  }

  it('[SRV-93a] [A-183] [A-230] is a provider’s by site key and secret, for every form that asks for one', async () => {
    const { save, owner, browser, services, time } = await open();
    expect(await (await owner.get('/contact')).text()).not.toContain('data-captcha-provider');
    const saved = await save({ provider: 'turnstile', siteKey, password: secret });
    expect(saved.headers.get('location')).toBe(`${address}?saved`);
    const visitor = browser();
    const page = await visitor.get('/contact');
    expect(await page.text()).toContain(
      `data-captcha-provider="turnstile" data-sitekey="${siteKey}"`,
    );
    expect(page.headers.get('content-security-policy')).toContain(
      'https://challenges.cloudflare.com',
    );
    // No other page's policy allows the provider.
    expect((await visitor.get('/')).headers.get('content-security-policy')).not.toContain(
      'cloudflare',
    );
    const send = (captchaKey: string) => {
      const key = services.submissionKeys.issue();
      time.now += 5000;
      return visitor.call('saveFormSubmission', {
        key,
        formId: 'contact',
        form: JSON.stringify(values),
        captchaKey,
      });
    };
    expect((await send('made up')).status).toBe(400);
    expect((await send('token-1')).status).toBe(200);
    expect((await send('token-1')).status).toBe(400);
    expect(asked.at(-1)).toEqual({ secret, response: 'token-1', sitekey: siteKey });
  });

  it('[SRV-93b] names the key or the secret that the provider refuses, saves nothing, and shows no secret', async () => {
    const { save, owner, document, lines } = await open();
    for (const [fields, field] of [
      [{ provider: 'hcaptcha', siteKey, password: 'not the secret' }, 'password'],
      [{ provider: 'hcaptcha', siteKey: `${siteKey}-other`, password: secret }, 'siteKey'],
      [{ provider: 'hcaptcha', siteKey: 'a b', password: secret }, 'siteKey'],
      [{ provider: 'hcaptcha', siteKey, password: '' }, 'password'],
    ] as const) {
      const refused = await save(fields);
      expect(refused.status).toBe(422);
      const page = await document(refused);
      expect(page.querySelector(`#${field}`)?.getAttribute('aria-invalid')).toBe('true');
      expect(page.querySelector<HTMLInputElement>('#siteKey')!.value).toBe(fields.siteKey);
      expect(page.querySelector<HTMLInputElement>('#password')!.value).toBe('');
    }
    expect(await (await owner.get('/contact')).text()).not.toContain('data-captcha-provider');
    await save({ provider: 'hcaptcha', siteKey, password: secret });
    expect(await (await owner.get(address)).text()).toContain('One is kept.');
    for (const path of [address, '/config/settings', '/contact'])
      expect(await (await owner.get(path)).text()).not.toContain(secret);
    expect(JSON.stringify(lines)).not.toContain(secret);
    // The secret is kept without being typed again, and removed with the provider.
    expect((await save({ provider: 'hcaptcha', siteKey })).status).toBe(303);
    expect((await save({ provider: '' })).status).toBe(303);
    expect((await save({ provider: 'hcaptcha', siteKey })).status).toBe(422);
  });

  it('[SRV-93c] is saved, and says so, where the provider does not answer', async () => {
    const { save, owner } = await open({
      captchaProvider: { address: 'http://127.0.0.1:1/' },
    });
    const saved = await save({ provider: 'turnstile', siteKey, password: secret });
    expect(saved.headers.get('location')).toBe(`${address}?saved=unasked`);
    const page = await (await owner.get(`${address}?saved=unasked`)).text();
    expect(page).toContain('did not answer just now');
    expect(page).toContain('href="/config/pages/contact/blocks/contact-form/form"');
  });
});
