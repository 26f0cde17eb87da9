import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../forms.css';
import { generation0, generation1, generation2, generation3 } from '../__fixtures__/publishedPages';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FormSchema } from '../pure/formSchema';
import { buildElement } from '../view/buildElement';
import { formView } from '../view/formView';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { fieldMessages } from '../messages/fieldMessages';
import { engineMessages } from '../messages/engineMessages';
import { attachForm } from './attachForm';
import type { AttachFormOptions } from './attachFormOptions';

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
});

function attach(html: string, options: Partial<AttachFormOptions> = {}) {
  document.body.innerHTML = html;
  const ports = recordingPorts();
  undo = attachForm(document.body.firstElementChild as HTMLElement, {
    ports,
    drafts: false,
    ...options,
  });
  return ports;
}
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const sent = (ports: ReturnType<typeof recordingPorts>) =>
  JSON.parse(ports.saved[0]!.form) as Record<string, unknown>;

describe('published pages', () => {
  it('[FRM-2a, A-177] [FRM-4] [FRM-13] adds behaviour to generation 1 from its markup alone', async () => {
    const ports = attach(generation1);
    const type = async (selector: string, text: string) =>
      userEvent.fill(document.querySelector(selector)!, text);
    await type('[name=fname]', 'Ada');
    await type('[name=lname]', 'Lovelace');
    await type('#email-1-field', 'ada@example.org');
    await type('[data-title=Areacode]', '212');
    await type('[data-title=Prefix]', '555');
    await type('[data-title=Line]', '0123');
    await type('[data-title=Month]', '2');
    await type('[data-title=Day]', '29');
    await type('[data-title=Year]', '2024');
    await type('[name=address]', '1 Main St');
    await type('[name=city]', 'Springfield');
    await type('[name=state]', 'IL');
    await type('[name=zip]', '62701');
    await type('[name=country]', 'United States');
    await userEvent.click(page.getByRole('checkbox', { name: 'Tea' }));
    await userEvent.click(page.getByRole('radio', { name: 'Blue' }));
    await userEvent.click(page.getByRole('radio', { name: 'Strongly Agree' }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({
      'name-1': ['Ada', 'Lovelace'],
      'email-1': 'ada@example.org',
      'textarea-1': '',
      'phone-1': ['', '212', '555', '0123'],
      'date-1': ['2', '29', '2024'],
      'address-1': ['1 Main St', '', 'Springfield', 'IL', '62701', 'United States'],
      'checkbox-1': ['Tea'],
      'radio-1': 'Blue',
      'select-1': 'Small',
      'likert-1': { 'It was clean': '2' },
    });
    expect(ports.saved[0]).toMatchObject({ formId: 'f1', submitButtonText: 'Submit' });
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
  });
  it('[FRM-12] [FRM-13] reads what a form belongs to from its handler, and says thanks where a script would', async () => {
    const ports = attach(
      `<div class="sqs-block form-block"><form data-form-id="form01" method="POST" novalidate onsubmit="return (function (form) { Y.use('x', function () { submit({ formId: 'form01', collectionId: 'col01', objectName: 'page-col01' }); }); return false; })(this);">
        <div id="text-1" class="form-item field text required"><label class="title" for="text-1-field">Subject</label><input class="field-element text" type="text" id="text-1-field"></div>
        <input class="button" type="submit" value="Send">
        <div class="hidden form-submission-text">Thank you, reader.</div>
        <div class="hidden form-submission-html" data-submission-html="&lt;script&gt;count()&lt;/script&gt;"><script>count()</` +
        `script></div>
      </form></div>`,
    );
    await userEvent.fill(byId('text-1-field'), 'Mugs');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(ports.saved[0]).toMatchObject({ collectionId: 'col01', objectName: 'page-col01' });
    await expect.element(page.getByText('Thank you, reader.')).toBeVisible();
  });
  it.each([
    ['<input type="tel" name="phone-1-field" id="p">', ['', '', '', '030 1234567']],
    [
      '<select name="country"><option>+49</option></select><input type="tel" name="phone-1" id="p">',
      ['+49', '', '', '030 1234567'],
    ],
    [
      '<input type="text" name="a" value="+49"><input type="tel" name="b" id="p">',
      ['+49', '', '', '030 1234567'],
    ],
  ])('[FRM-2b] takes a number in the phone field of %s', async (inputs, value) => {
    const ports = attach(
      `<div><form data-form-id="f"><fieldset id="phone-1" class="form-item fields phone required"><legend class="title">Phone</legend>${inputs}</fieldset><button type="submit" value="Go">
        <span></span><span> Go  on </span>
      </button></form></div>`,
    );
    await userEvent.fill(byId('p'), '030 1234567');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({ 'phone-1': value });
    expect(ports.saved[0]!.submitButtonText).toBe('Go on');
  });
  it('[FRM-7, A-182] shows errors in generation 1 above the title, and takes everything back', async () => {
    const before = new DOMParser().parseFromString(generation1, 'text/html').body.innerHTML;
    const ports = attach(generation1);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .element(page.getByRole('textbox', { name: /Email Address/ }))
      .toHaveAccessibleDescription('Email Address is required.');
    expect(document.activeElement).toBe(document.querySelector('[name=fname]'));
    expect(byId('email-1').classList.contains('error')).toBe(true);
    expect(byId('email-1').firstElementChild!.className).toBe('form-field-error');
    expect(ports.keys).toEqual([]);
    undo!();
    undo = undefined;
    const plain = (html: string) => html.trim().replace(/ class=""/g, '');
    expect(plain(document.body.innerHTML)).toBe(plain(before));
  });
  it('[FRM-5, A-186, B-198] [FRM-10] counts in generation 1 and truncates no entry', async () => {
    attach(generation1);
    const area = byId<HTMLTextAreaElement>('textarea-1-field');
    await expect.element(page.getByText('0 / 20')).toBeInTheDocument();
    await userEvent.fill(area, 'x'.repeat(21));
    const counter = page.getByText('21 / 20');
    await expect.element(counter).toHaveAttribute('data-over');
    await expect.element(page.getByText('1 character too many.')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .element(page.getByText('You have exceeded the character limit.', { exact: true }))
      .toBeVisible();
    undo!();
    undo = undefined;
    expect(area.maxLength).toBe(20);
    expect(area.value).toHaveLength(21);
  });
  it('[FRM-2a] [FRM-13] reads generation 2’s context, and shows its message without its scripts', async () => {
    const ports = attach(generation2, { query: '?ref=friend' });
    await userEvent.fill(byId('text-2-field'), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({ 'text-2': 'Hello', 'hidden-2': 'friend' });
    expect(ports.saved[0]).toMatchObject({ formId: 'f2', collectionId: 'c2', objectName: 'o2' });
    await expect.element(page.getByRole('link', { name: 'more' })).toHaveAttribute('href', '/more');
    const html = document.querySelector('.form-submission-html')!;
    expect(html.innerHTML).toBe('<p>Thanks, <a href="/more">more</a><a>bad</a></p>');
    await expect.element(page.getByText('bad')).toBeVisible();
    expect(document.activeElement).toBe(html);
  });
  it('[FRM-1d] builds generation 3 from its description', async () => {
    const ports = attach(generation3);
    await userEvent.fill(page.getByRole('textbox', { name: 'Last Name' }), 'Lovelace');
    await userEvent.fill(page.getByRole('textbox', { name: 'First Name' }), 'Ada');
    await userEvent.click(page.getByRole('radio', { name: 'Strongly Agree' }));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({ 'name-3': ['Ada', 'Lovelace'], 'likert-3': { Clean: '2' } });
    await expect.element(page.getByText('Bye')).toBeVisible();
    undo!();
    undo = undefined;
    expect(document.querySelector('form')).toBeNull();
  });
  it('[FRM-15] says that a form of generation 0 has not been configured', async () => {
    attach(generation0);
    await expect.element(page.getByText('This form has not been configured yet.')).toBeVisible();
  });
  it('survives a context that is not JSON', async () => {
    const ports = attach(generation2.replace('{"formId"', '{formId'));
    await userEvent.fill(byId('text-2-field'), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved[0]?.formId).toBe('f2');
  });
});

describe('our own markup', () => {
  const fields = [{ type: 'text', id: 'subject', title: 'Subject', required: true }] as const;
  const schema: FormSchema = { formId: 'own', formName: 'Own', fields };
  const block = (json: object, shown: FormSchema = schema): string => {
    const {
      head,
      fields: items,
      tail,
    } = formView({
      h: buildElement,
      schema: shown,
      values: {},
      errors: {},
      locale: 'en',
      idPrefix: '',
      translate: createPlainTranslate({ ...engineMessages, ...fieldMessages }),
      isShown: () => true,
    });
    const form = buildElement('form', null, ...head, ...items, ...tail);
    const element = document.createElement('div');
    element.dataset['blockJson'] = JSON.stringify(json);
    element.append(form);
    return element.outerHTML;
  };

  it('[FRM-4] gets its behaviour at once by the description in its block', async () => {
    const extra = { ...schema, fields: [...fields, { type: 'text', id: 'gone', title: 'Gone' }] };
    const ports = attach(block({ schema: extra }));
    expect(document.querySelector('[data-attached]')).not.toBeNull();
    await userEvent.fill(page.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(ports.saved[0]).toMatchObject({ formId: 'own', form: '{"subject":"Hello"}' });
  });
  it('[FRM-9] sends no address before its rules are there, which load for it alone', async () => {
    const withAddress: FormSchema = {
      ...schema,
      formats: { country: 'US' },
      fields: [{ type: 'address', id: 'home', title: 'Home' }],
    };
    const ports = attach(block({ schema: withAddress }, withAddress));
    expect(document.querySelector('[data-attached]')).toBeNull();
    document.querySelector<HTMLInputElement>('[autocomplete="postal-code"]')!.value = '1011';
    document.querySelector('form')!.requestSubmit();
    const code = page.getByRole('textbox', { name: 'Zip' });
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    expect(ports.saved).toEqual([]);
    await userEvent.fill(code, '10115');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => ports.saved.length).toBe(1);
  });
  it('is read from the page where the block has it in another form, or names none of its fields', async () => {
    const ports = attach(block({ formId: 'raw', formFields: [] }));
    await expect.poll(() => document.querySelector('[data-attached]')).not.toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .element(page.getByRole('textbox', { name: 'Subject' }))
      .toHaveAccessibleDescription('Subject is required.');
    await userEvent.fill(page.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => ports.saved[0]?.formId).toBe('raw');
  });
});

describe('the page around', () => {
  it('[FRM-21d] keeps the answer to a form that the browser posted', async () => {
    const answer = '<div class="pl-form"><div class="form-submission-text">Thank you!</div></div>';
    document.body.innerHTML = generation3.replace('<div class="form-wrapper">', `$&${answer}`);
    const detach = attachForm(byId('block-3'), { ports: recordingPorts(), drafts: false });
    const other = document.createElement('div');
    other.innerHTML = generation3.replace('block-3', 'block-4');
    document.body.append(other);
    // The other form shows that there was enough time to build one.
    const detachOther = attachForm(byId('block-4'), { ports: recordingPorts(), drafts: false });
    await expect.poll(() => byId('block-4').querySelector('form')).not.toBeNull();
    expect(byId('block-3').querySelector('form')).toBeNull();
    detach();
    detachOther();
  });
  it.each([true, false])(
    '[FRM-8] asks for a captcha where the description does: %s',
    async (captchaEnabled) => {
      const key = vi.fn(() => 'solved');
      const ports = attach(generation3.replace('{', `{"captchaEnabled":${captchaEnabled},`), {
        captcha: { mount: () => ({ key, reset() {}, destroy() {} }) },
      });
      await userEvent.fill(page.getByLabelText('First Name'), 'Ada');
      await userEvent.fill(page.getByLabelText('Last Name'), 'Lovelace');
      await userEvent.click(page.getByRole('button', { name: 'Send' }));
      await expect.poll(() => ports.saved.length).toBe(1);
      expect(ports.saved[0]!.captchaKey).toBe(captchaEnabled ? 'solved' : undefined);
    },
  );
  it('[FRM-22a] may have the same described form twice', async () => {
    document.body.innerHTML = generation3 + generation3.replace('block-3', 'block-4');
    const detach = ['block-3', 'block-4'].map((id) =>
      attachForm(byId(id), { ports: recordingPorts(), drafts: false }),
    );
    const names = page.getByLabelText('First Name');
    await expect.poll(() => names.elements().length).toBe(2);
    await userEvent.click(page.getByText('First Name').nth(1));
    await expect.element(names.nth(1)).toHaveFocus();
    detach.forEach((step) => step());
  });
  it('[FRM-12, A-98] reports whether the form is in the popup overlay', async () => {
    const ports = attach(generation2);
    await userEvent.fill(byId('text-2-field'), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved[0]?.isOverlayForm).toBe(false);
    undo!();
    document.body.innerHTML = `<div class="sqs-popup-overlay">${generation2}</div>`;
    const inside = recordingPorts();
    undo = attachForm(document.querySelector<HTMLElement>('.sqs-block')!, {
      ports: inside,
      drafts: false,
      pageContext: { pageTitle: 'Home', contentSource: 'c', pagePath: '/' },
    });
    await userEvent.fill(byId('text-2-field'), 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect
      .poll(() => inside.saved[0])
      .toMatchObject({ isOverlayForm: true, pageTitle: 'Home', contentSource: 'c', pagePath: '/' });
  });
  it('[FRM-13, A-56, A-149] goes to the success address, but never to a script', async () => {
    const navigate = vi.fn();
    const html = (address: string) =>
      generation1.replace('data-success-redirect=""', `data-success-redirect="${address}"`);
    const send = async () => {
      await userEvent.fill(document.querySelector('[name=fname]')!, 'A');
      await userEvent.fill(document.querySelector('[name=lname]')!, 'L');
      await userEvent.fill(byId('email-1-field'), 'ada@example.org');
      await userEvent.click(page.getByRole('radio', { name: 'Blue' }));
      await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    };
    attach(html('/thanks'), { ports: { ...recordingPorts(), navigate } });
    await send();
    await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']]);
    undo!();
    attach(html('javascript:alert(1)'), { ports: { ...recordingPorts(), navigate } });
    await send();
    await expect.element(page.getByText('Thank you!')).toBeVisible();
    expect(navigate).toHaveBeenCalledTimes(1);
    undo!();
    attach(html('#thanks'), { ports: { ...recordingPorts(), navigate } });
    await send();
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
    expect(navigate).toHaveBeenLastCalledWith('#thanks');
    undo!();
    // The same place, with its page in front.
    const place = `${location.pathname}${location.search}#thanks`;
    attach(html(place.replaceAll('&', '&amp;')), { ports: { ...recordingPorts(), navigate } });
    await send();
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
    expect(navigate).toHaveBeenLastCalledWith(place);
  });
  it('[FRM-13] is there again when a visitor comes back from the success address', async () => {
    const navigate = vi.fn();
    const html = generation2.replace('<form', '<form data-success-redirect="/thanks"');
    const ports = { ...recordingPorts(), navigate };
    attach(html, { ports });
    const form = document.querySelector('form')!;
    const entry = byId<HTMLInputElement>('text-2-field');
    const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.fill(entry, 'Hello');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']]);
    expect(form.hidden).toBe(true);
    comeBack();
    await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible();
    expect(entry.value).toBe('');
    // An entry that is made then is not taken back.
    await userEvent.fill(entry, 'Once more');
    comeBack();
    expect(entry.value).toBe('Once more');
  });
  it('[FRM-18] reports once that the form was shown, when it is', async () => {
    const onShown = vi.fn();
    attach(`<div><div style="block-size: 3000px"></div>${generation2}</div>`, {
      ports: { ...recordingPorts(), onShown },
    });
    await new Promise(requestAnimationFrame);
    expect(onShown).not.toHaveBeenCalled();
    document.querySelector('form')!.scrollIntoView();
    await expect.poll(() => onShown.mock.calls).toEqual([['f2']]);
    scrollTo(0, 0);
    document.querySelector('form')!.scrollIntoView();
    await new Promise(requestAnimationFrame);
    expect(onShown).toHaveBeenCalledTimes(1);
  });
  it('[FRM-20e] keeps what was typed before the script came', async () => {
    document.body.innerHTML = generation2;
    await userEvent.fill(byId('text-2-field'), 'Early bird');
    const ports = recordingPorts();
    undo = attachForm(document.body.firstElementChild as HTMLElement, { ports, drafts: false });
    expect(byId<HTMLInputElement>('text-2-field').value).toBe('Early bird');
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toMatchObject({ 'text-2': 'Early bird' });
  });
  it('[FRM-20l] holds what is sent before a published page has been read', async () => {
    document.body.innerHTML = generation2;
    await userEvent.fill(byId('text-2-field'), 'Too early');
    const ports = recordingPorts();
    undo = attachForm(document.body.firstElementChild as HTMLElement, { ports, drafts: false });
    document.querySelector('form')!.requestSubmit();
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toMatchObject({ 'text-2': 'Too early' });
  });
  it('[FRM-20b] sends what the browser filled in without telling', async () => {
    const ports = attach(generation2);
    byId<HTMLInputElement>('text-2-field').value = 'Autofilled';
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toMatchObject({ 'text-2': 'Autofilled' });
  });
});

const subject =
  '<div id="text-1" class="form-item field text required"><label class="title" for="s">Subject</label><input class="field-element" type="text" id="s"></div>';
const publishedForm = (attributes: string, inner = subject, outside = '') =>
  `<div class="sqs-block form-block"><div class="form-wrapper"><form id="f" ${attributes}>${inner}<div class="hidden form-submission-text">Thank you.</div></form>${outside}</div></div>`;
const quoted = (text: string) => text.replaceAll('"', '&quot;');
const sendButton = '<input type="submit" value="Send">';

async function submit(ports: ReturnType<typeof recordingPorts>, name = 'Send') {
  await userEvent.click(page.getByRole('button', { name }));
  await expect.poll(() => ports.saved.length).toBe(1);
  return ports.saved[0]!;
}

describe('forms of published pages, written in other ways', () => {
  it.each([
    ['onsubmit', 'go({formId:`form01`,collectionId:`col01`,objectName:`page-col01`})'],
    [
      'onsubmit',
      `go(JSON.parse("{\\"formId\\":\\"form01\\",\\"collectionId\\":\\"col01\\",\\"objectName\\":\\"page-col01\\"}"))`,
    ],
    [
      'onsubmit',
      `var o={};o.formId='form01';o.collectionId = "col01";o['objectName']="page-col01";go(o)`,
    ],
  ])('[FRM-31a] reads what it belongs to from %s="%s"', async (name, handler) => {
    const ports = attach(publishedForm(`${name}="${quoted(handler)}"`, subject + sendButton));
    await userEvent.fill(byId('s'), 'Mugs');
    expect(await submit(ports)).toMatchObject({
      formId: 'form01',
      collectionId: 'col01',
      objectName: 'page-col01',
    });
  });

  it.each([
    ['attributes', 'data-collection-id="col01" data-object-name="page-col01"', ''],
    [
      'hidden entries',
      '',
      '<input type="hidden" name="collectionId" value="col01"><input type="hidden" name="objectName" value="page-col01">',
    ],
  ])('[FRM-31a] reads what it belongs to from %s', async (_, attributes, entries) => {
    const ports = attach(
      publishedForm(`data-form-id="form01" ${attributes}`, entries + subject + sendButton),
    );
    await userEvent.fill(byId('s'), 'Mugs');
    expect(await submit(ports)).toMatchObject({ collectionId: 'col01', objectName: 'page-col01' });
  });

  it('[FRM-31b] sends fields without an id, two of one id, and choices without a value', async () => {
    const field = (attributes: string, title: string) =>
      `<div ${attributes} class="form-item field text"><label class="title">${title} <input class="field-element" type="text"></label></div>`;
    const ports = attach(
      publishedForm(
        'data-form-id="form01"',
        `${field('', 'Nowhere')}${field('id="t"', 'First')}${field('id="t"', 'Second')}<fieldset id="c" class="form-item field checkbox"><legend class="title">Extras</legend><label><input type="checkbox" name="c-field"> Tea</label><label><input type="checkbox" name="c-field"> Cake</label></fieldset>${sendButton}`,
      ),
    );
    await expect.element(page.getByLabelText('Nowhere')).toHaveAttribute('aria-describedby');
    for (const name of ['Nowhere', 'First', 'Second'])
      await userEvent.fill(page.getByLabelText(name), `${name}!`);
    await userEvent.click(page.getByLabelText('Cake'));
    await submit(ports);
    expect(sent(ports)).toEqual({
      'text-1': 'Nowhere!',
      t: 'First!',
      't-2': 'Second!',
      c: ['Cake'],
    });
  });

  it.each([
    [
      'with drawings and what readers do not hear',
      '<button type="submit"><span aria-hidden="true">Loading</span><svg><title>arrow</title></svg>Sign<br>Up<style>.a{}</style></button>',
      '',
      'Sign Up',
    ],
    ['outside the form', '', '<button form="f">Sign Up</button>', 'Sign Up'],
    ['that is a picture', '<input type="image" alt="Sign Up">', '', 'Sign Up'],
    [
      'that was pressed',
      '<button>Save</button><button type="submit">Sign Up</button>',
      '',
      'Sign Up',
    ],
  ])('[FRM-31c] sends the text of a button %s', async (_, inside, outside, text) => {
    const ports = attach(publishedForm('data-form-id="form01"', subject + inside, outside));
    await expect.element(byId('s')).toHaveAttribute('aria-describedby');
    await userEvent.fill(byId('s'), 'Mugs');
    expect((await submit(ports, /Sign\s*Up/ as never)).submitButtonText).toBe(text);
  });

  it('[FRM-31d] forgets that a saved page was sending, and what it had refused', async () => {
    const ports = attach(
      publishedForm(
        'data-form-id="form01"',
        `<div class="field-error">Please scroll down to review.</div>${subject
          .replace('required"', 'required error"')
          .replace(
            '<label',
            '<div class="field-error">Subject is required.</div><label',
          )}<button class="submitting" type="submit" value="Send" disabled>Submitting…</button>`,
      ),
    );
    const before = document.body.innerHTML;
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect.element(page.getByText('Subject is required.')).not.toBeVisible();
    await expect.element(page.getByText('Please scroll down')).not.toBeVisible();
    await userEvent.fill(byId('s'), 'Mugs');
    expect((await submit(ports)).submitButtonText).toBe('Send');
    undo!();
    undo = undefined;
    expect(document.querySelector('button')!.disabled).toBe(true);
    expect(document.querySelector('button')!.textContent).toBe('Submitting…');
    expect(before).toContain('Submitting…');
  });

  it.each([
    '<button class="lightbox-handle">Write</button>',
    '<div class="lightbox-handle">Write</div>',
  ])('[FRM-31e] opens a hidden form by its handle %s', async (handle) => {
    const ports = attach(
      `<div class="form-block"><style>.hidden{display:none}</style>${handle}<div class="form-inner-wrapper hidden">${publishedForm('data-form-id="form01"', subject + sendButton)}</div></div>`,
    );
    const opener = page.getByRole('button', { name: 'Write' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(byId('s')).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('Mugs');
    await submit(ports);
    expect(sent(ports)).toEqual({ 'text-1': 'Mugs' });
    undo!();
    undo = undefined;
    expect(document.querySelector('form')!.checkVisibility()).toBe(false);
    expect(document.querySelector('.lightbox-handle')!.outerHTML).toBe(handle);
    expect(document.querySelector('.form-inner-wrapper')!.getAttribute('style') || '').toBe('');
  });

  const newsletter = (fields: string, button = '<button type="submit">Sign Up</button>') =>
    `<div class="newsletter-block"><form class="newsletter-form" data-form-id="letter01" method="POST" novalidate><div class="newsletter-form-body">${fields}${button}</div></form></div>`;
  const email = '<input name="email" type="email" placeholder="Email Address">';
  const trap = '<input name="url" tabindex="-1" style="position:absolute;left:-9999px">';
  it.each([
    ['alone in the form', email],
    ['in a label', `<label>Email Address ${email}</label>`],
    [
      'beside its label',
      `<label for="x">Email Address</label>${email.replace('name', 'id="x" name')}`,
    ],
    ['beside a trap for bots', `<div>${trap}${email}</div>`],
    ['in an element of another class', `<div class="newsletter-form-field-wrapper">${email}</div>`],
    [
      'that is no email entry by its type',
      email.replace('email"', 'EMAIL"').replace('type="email"', 'type="text"'),
    ],
  ])('[FRM-31f] takes over a newsletter whose entry is %s', async (_, fields) => {
    const ports = attach(newsletter(fields));
    const button = page.getByRole('button', { name: 'Sign Up' });
    await userEvent.click(button);
    // The summary names the field; the error is above it.
    const entry = document.querySelector<HTMLInputElement>('[placeholder="Email Address"]')!;
    await expect.poll(() => entry.closest('.form-item')).not.toBeNull();
    await expect.poll(() => entry.ariaInvalid).toBe('true');
    expect(document.querySelector('.form-field-error')!.textContent).not.toBe('');
    expect(ports.saved).toEqual([]);
    await userEvent.fill(entry, 'ada@example.org');
    await userEvent.click(button);
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(Object.values(sent(ports))).toEqual(['ada@example.org']);
    undo!();
    undo = undefined;
    expect(document.querySelector('.form-item, .form-field-error, span')).toBeNull();
  });

  it('[FRM-31f] sends a name and other loose entries, each as a field of its own', async () => {
    const ports = attach(
      newsletter(
        `<div><label>First <input name="fname"></label><label>Last <input name="lname"></label></div><p>${email}</p><div><label><input type="checkbox" name="topics" value="Kiln"> Kiln</label><label><input type="checkbox" name="topics" value="Shop"> Shop</label></div><select name="often"><option>Weekly</option></select><input type="hidden" name="token" value="7">`,
      ),
    );
    await userEvent.fill(page.getByLabelText('First'), 'Ada');
    await userEvent.fill(page.getByLabelText('Last'), 'Lovelace');
    await userEvent.fill(page.getByPlaceholder('Email Address'), 'ada@example.org');
    await userEvent.click(page.getByLabelText('Shop'));
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({
      fname: ['Ada', 'Lovelace'],
      email: 'ada@example.org',
      topics: ['Shop'],
      often: 'Weekly',
    });
  });

  it('[FRM-31f] keeps the focus and the text of an entry in which a visitor is typing', async () => {
    document.body.innerHTML = newsletter(email);
    const entry = document.querySelector('input')!;
    entry.focus();
    await userEvent.keyboard('ada@');
    const ports = recordingPorts();
    undo = attachForm(document.querySelector<HTMLElement>('.newsletter-block')!, {
      ports,
      drafts: false,
    });
    await expect.poll(() => entry.closest('.form-item')).not.toBeNull();
    await userEvent.keyboard('example.org{Enter}');
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(sent(ports)).toEqual({ email: 'ada@example.org' });
  });
});
