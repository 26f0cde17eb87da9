import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { everyField, everyKey, everyMistake, everyValue } from './__fixtures__/everyField';
import { partsOf, postName } from './pure/fieldTypes';
import type { FormErrors, FormValues } from './pure/formSchema';
import { readFormPost } from './pure/readFormPost';
import { serialiseValues } from './pure/serialiseValues';
import { validateForm } from './pure/validateForm';
import { Form } from './react/Form';

/** A server as small as can be: shows the form, reads the post, answers with the form again. */
const posts: { body: string; values: FormValues; errors: FormErrors }[] = [];
let server: Server;
let origin: string;
let browser: Browser;

function pageOf(content: string): string {
  // Far down the page, as forms often are.
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title><body><div style="height: 3000px"></div>${content}`;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const form = {
      schema: everyField,
      idPrefix: '',
      action: '/send',
      query: '?utm_source=news+letter',
      hidden: { key: 'key-1' },
    };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.method !== 'POST') return response.end(pageOf(renderToString(<Form {...form} />)));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      const values = readFormPost(everyField, new URLSearchParams(body));
      const errors = validateForm(everyField, values);
      posts.push({ body, values, errors });
      const outcome =
        Object.keys(errors).length === 0
          ? ({ ok: true } as const)
          : ({ ok: false, status: 400, body: { errors } } as const);
      response.end(pageOf(renderToString(<Form {...form} values={values} outcome={outcome} />)));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(await chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function open(): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

async function fill(page: Page, values: FormValues): Promise<void> {
  for (const { id, type, options = [] } of everyField.fields) {
    const value = values[id];
    if (value === undefined || type === 'hidden') continue;
    for (const [index, part] of (partsOf(type) ?? []).entries()) {
      const control = page.locator(`[name="${postName(id, part)}"]`);
      const text = (value as readonly string[])[index]!;
      if (text === '') continue;
      if (await control.evaluate((element) => element.tagName === 'SELECT').catch(() => false))
        await control.selectOption(text);
      else await control.fill(text);
    }
    if (partsOf(type)) continue;
    if (type === 'likert') {
      for (const [question, answer] of Object.entries(value as Record<string, string>))
        await page
          .locator(`[name="${postName(id, options.indexOf(question))}"][value="${answer}"]`)
          .check();
    } else if (type === 'radio' || type === 'checkbox') {
      for (const option of [value].flat().filter(Boolean))
        await page.locator(`[name="${postName(id)}"][value="${option as string}"]`).check();
    } else if (type === 'select')
      await page.locator(`[name="${postName(id)}"]`).selectOption(value);
    else await page.locator(`[name="${postName(id)}"]`).fill(value as string);
  }
}

describe('a form with every field type, without JavaScript', () => {
  it('[FRM-2a] [FRM-21a] posts without a script what the script would send', async () => {
    const page = await open();
    await fill(page, everyValue);
    await page.getByRole('button', { name: 'Send it' }).click();
    const { values, errors, body } = posts.at(-1)!;
    expect(errors).toEqual({});
    expect(values).toEqual(everyValue);
    expect(JSON.parse(serialiseValues(everyField, values))).toEqual(everyValue);
    // As Chromium itself writes it: CR LF, UTF-8, + for a space.
    expect(body).toContain('fields.message=Two+lines%3A%0D%0Athe+second+%E2%80%9C%C3%BC%E2%80%9D');
    expect(body).toContain('fields.extras=Cake&fields.extras=Tea');
    expect(body).toContain('fields.source=news+letter');
    expect(body).toContain('key=key-1');
    await page.getByText('Thank you, we will be in touch.').waitFor();
    await page.context().close();
  });

  it('[FRM-16] [FRM-20a] [FRM-21d] answers with the same messages and keeps every entry but the password', async () => {
    const page = await open();
    await fill(page, { ...everyValue, email: 'ada@example', message: 'x'.repeat(37) + '\n\ny' });
    await page.getByRole('button', { name: 'Send it' }).click();
    await page
      .getByText('Your form has encountered a problem. Please scroll down to review.', {
        exact: true,
      })
      .waitFor();
    await page
      .getByText('Your form has encountered a problem. Please scroll up to review.', {
        exact: true,
      })
      .waitFor();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    expect(await email.inputValue()).toBe('ada@example');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await page
      .locator('#email')
      .getByText('Email is not valid. Email addresses should follow the format user@domain.com.')
      .waitFor();
    expect(await page.locator('[name="fields.secret"]').inputValue()).toBe('');
    // A line break is posted as two characters and counts as one: 40 of 40 are used.
    expect(posts.at(-1)!.errors).not.toHaveProperty('message');
    await page.getByRole('link', { name: /^E-mail/ }).click();
    expect(page.url()).toContain('#email');

    await email.fill('ada@example.org');
    await page.locator('[name="fields.message"]').fill('Short');
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Thank you, we will be in touch.').waitFor();
    expect(posts.at(-1)!.values).toEqual({
      ...everyValue,
      email: 'ada@example.org',
      message: 'Short',
      secret: '',
    });
    await page.context().close();
  });

  it('[FRM-21f] [FRM-22c] opens the answer at what it says', async () => {
    const page = await open();
    /** The element of the new page that has the focus. */
    const focused = () =>
      page.evaluate(() => {
        const { className, clientHeight } = document.activeElement!;
        const { top } = document.activeElement!.getBoundingClientRect();
        return { className, isSeen: clientHeight > 0 && top >= 0 && top < innerHeight };
      });
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Please scroll down to review.').waitFor();
    await expect.poll(focused).toEqual({ className: 'pl-form-summary', isSeen: true });
    await fill(page, everyValue);
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Thank you, we will be in touch.').waitFor();
    await expect.poll(focused).toEqual({ className: 'form-submission-text', isSeen: true });
    await page.context().close();
  });

  it('[FRM-6] [FRM-9] [FRM-21c] says the same of a mistake in every field as the script', async () => {
    const page = await open();
    const entries = Object.entries(everyMistake).map(([id, [value]]) => [id, value] as const);
    await fill(page, Object.fromEntries(entries));
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Please scroll down to review.').waitFor();
    const notes = await page
      .locator('.form-item.error')
      .evaluateAll((items) =>
        items.map((item) => [
          (item as HTMLElement).dataset['fieldId'],
          item.querySelector('.form-field-error')!.textContent,
        ]),
      );
    expect(Object.fromEntries(notes)).toEqual(
      Object.fromEntries(Object.entries(everyMistake).map(([id, [, words]]) => [id, words])),
    );
    await page.context().close();
  });

  it('[FRM-2a] [FRM-21c] reads every character that Chromium writes', async () => {
    const page = await open();
    const subject = `+ % %20 & = ; , " ' < > \\ / ? # * - . _ ~ ! ( ) é e\u0301 ß 漢 😀 \u202e`;
    const message = 'one\n\n  two\n';
    await fill(page, { ...everyValue, subject, message });
    await page.getByRole('button', { name: 'Send it' }).click();
    const { values, body, errors } = posts.at(-1)!;
    expect(errors).toEqual({});
    expect(values).toEqual({ ...everyValue, subject, message });
    // Byte for byte what the URL standard writes: anybody who follows it reads a form as we do.
    expect(body).toBe(new URLSearchParams([...new URLSearchParams(body)]).toString());
    await page.context().close();
  });

  it('[FRM-22d] can be filled in and sent with the keyboard alone', async () => {
    const page = await open();
    await page.locator('[name="fields.name.first"]').focus();
    for (const keys of everyKey) {
      for (const key of keys) {
        const [, name] = /^\{(\w+)\}$/.exec(key) ?? [];
        await (name ? page.keyboard.press(name) : page.keyboard.type(key));
      }
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText('Thank you, we will be in touch.').waitFor();
    expect(posts.at(-1)!.values).toEqual(everyValue);
    await page.context().close();
  });

  it('[FRM-22m] has no flaw that axe finds: empty, with errors, sent', async () => {
    const page = await open();
    const states = [await page.content()];
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Please scroll down to review.').waitFor();
    states.push(await page.content());
    await fill(page, everyValue);
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Thank you, we will be in touch.').waitFor();
    states.push(await page.content());
    await page.context().close();
    // axe is a script: it looks at the same markup in a page that lets it run.
    const viewer = await browser.newPage();
    for (const state of states) {
      await viewer.setContent(state);
      await viewer.addStyleTag({ path: fileURLToPath(new URL('forms.css', import.meta.url)) });
      await viewer.evaluate(axe.source);
      const violations = await viewer.evaluate(async () => {
        const found = await (window as unknown as { axe: typeof axe }).axe.run(document.body, {
          rules: { region: { enabled: false } },
        });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
      expect(violations).toEqual([]);
    }
    await viewer.close();
  });
});
