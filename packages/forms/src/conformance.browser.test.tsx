import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './forms.css';
import { everyField, everyKey, everyMistake, everyValue } from './__fixtures__/everyField';
import { expectNoViolations } from './__fixtures__/expectNoViolations';
import { fillForm } from './__fixtures__/fillForm';
import { recordingPorts } from './__fixtures__/recordingPorts';
import { attachForm } from './dom/attachForm';
import type { AttachFormOptions } from './dom/attachFormOptions';
import { readFormPost } from './pure/readFormPost';
import { Form } from './react/Form';

const query = '?utm_source=news+letter';
let undo: (() => void) | undefined;

/** The two ways to add behaviour to a form where scripts run. The third way is `conformance.noScript.test.tsx`. */
const ways = {
  attached(options: AttachFormOptions) {
    document.body.innerHTML = `<main>${renderToString(<Form schema={everyField} idPrefix="a-" />)}</main>`;
    return attachForm(document.querySelector<HTMLElement>('.pl-form')!, {
      schema: everyField,
      query,
      ...options,
    });
  },
  React(options: AttachFormOptions) {
    document.body.innerHTML = '<main></main>';
    const root = createRoot(document.querySelector('main')!);
    root.render(
      <StrictMode>
        <Form {...options} schema={everyField} query={query} idPrefix="a-" />
      </StrictMode>,
    );
    return () => root.unmount();
  },
};

afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
});

describe.each(Object.entries(ways))('a form with every field type, %s', (_, mount) => {
  const start = async (options: Partial<AttachFormOptions> & Pick<AttachFormOptions, 'ports'>) => {
    undo = mount({ drafts: false, ...options });
    await expect.element(page.getByRole('button', { name: 'Send it' })).toBeVisible();
    await expect.poll(() => document.querySelector('[data-attached]')).not.toBeNull();
    return document.querySelector('form')!;
  };
  const submit = () => userEvent.click(page.getByRole('button', { name: 'Send it' }));

  it('[FRM-1a, A-88, A-90, A-91, A-92, A-93, A-95, A-97] [FRM-2a] [FRM-12] [FRM-13] sends every value in its shape and moves the focus to the thanks', async () => {
    const ports = recordingPorts();
    const form = await start({ ports });
    await fillForm(form, everyValue);
    // The browser's own post says the same.
    expect(readFormPost(everyField, new FormData(form))).toEqual(everyValue);
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(JSON.parse(ports.saved[0]!.form)).toEqual(everyValue);
    expect(ports.saved[0]).toMatchObject({
      key: 'key-1',
      formId: 'every-field',
      collectionId: 'collection-1',
      objectName: 'Page Section',
      isOverlayForm: false,
      submitButtonText: 'Send it',
    });
    expect(ports.saved[0]).not.toHaveProperty('captchaKey');
    const thanks = page.getByText('Thank you, we will be in touch.');
    await expect.element(thanks).toHaveFocus();
    expect(form.hidden).toBe(true);
    await expectNoViolations();
  });

  it('[FRM-7, A-152] [FRM-11] [FRM-17, A-243] [FRM-22c] stops before any call, says what is missing and goes to the first field', async () => {
    const ports = recordingPorts();
    await start({ ports });
    await expectNoViolations();
    await submit();
    await expect.element(page.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await expect
      .element(page.getByRole('textbox', { name: 'First Name' }))
      .toHaveAccessibleDescription('Name is required.');
    const item = document.querySelector<HTMLElement>('#a-email')!;
    expect(item.classList.contains('error')).toBe(true);
    const note = item.querySelector('.form-field-error')!.getBoundingClientRect();
    expect(note.bottom).toBeLessThanOrEqual(
      item.querySelector('.title')!.getBoundingClientRect().top,
    );
    await expect
      .element(
        page.getByText('One or more fields is invalid, please check your entries.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /^Colour/ }));
    await expect.element(page.getByRole('radio', { name: 'Red' })).toHaveFocus();
    expect(ports.keys).toEqual([]);
    await expectNoViolations();
  });

  it('[FRM-16, A-244, A-245] [FRM-20a] shows the server’s errors, keeps every entry, and is not blocked by an unknown field', async () => {
    const errors = { email: 'We know no such address.', ghost: 'The ghost field is haunted.' };
    const ports = recordingPorts([{ ok: false, status: 400, body: { errors } }]);
    const form = await start({ ports });
    await fillForm(form, everyValue);
    await submit();
    await expect
      .element(
        page.getByText('Your form has encountered a problem. Please scroll down to review.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect
      .element(
        page.getByText('Your form has encountered a problem. Please scroll up to review.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect
      .element(page.getByText('The ghost field is haunted.', { exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .toHaveAccessibleDescription(/^We know no such address\./);
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expectNoViolations();
    await submit();
    await expect.poll(() => ports.saved.length).toBe(2);
    expect(JSON.parse(ports.saved[1]!.form)).toEqual(everyValue);
  });

  it('[FRM-11, A-237] saves once for a double click, two clicks in one task and Enter twice', async () => {
    let release = (): void => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    const ports = recordingPorts();
    const { saveSubmission } = ports;
    ports.saveSubmission = async (...args) => {
      await wait;
      return saveSubmission(...args);
    };
    const form = await start({ ports });
    await fillForm(form, everyValue);
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
    button.click();
    button.click();
    await userEvent.dblClick(button, { force: true });
    await userEvent.click(form.querySelector('[name="fields.subject"]')!);
    await userEvent.keyboard('{Enter}{Enter}');
    expect(button.textContent).toBe('Submitting…');
    expect(button.ariaDisabled).toBe('true');
    release();
    await expect.element(page.getByText('Thank you, we will be in touch.')).toHaveFocus();
    expect(ports.saved).toHaveLength(1);
    expect(ports.keys).toHaveLength(1);
  });

  it('[FRM-5] [FRM-6] [FRM-9] [FRM-22e] says the same of a mistake in every field as without a script', async () => {
    const ports = recordingPorts();
    const form = await start({ ports });
    const entries = Object.entries(everyMistake).map(([id, [value]]) => [id, value] as const);
    await fillForm(form, { ...Object.fromEntries(entries), message: 'x'.repeat(41) });
    await submit();
    const notes = () =>
      Object.fromEntries(
        [...form.querySelectorAll<HTMLElement>('.form-item.error')].map((item) => [
          item.dataset['fieldId'],
          item.querySelector('.form-field-error')!.textContent,
        ]),
      );
    await expect.poll(notes).toEqual({
      ...Object.fromEntries(Object.entries(everyMistake).map(([id, [, words]]) => [id, words])),
      message: 'You have exceeded the character limit.',
    });
    expect(ports.keys).toEqual([]);
    await expectNoViolations();
  });

  it('[FRM-22d] can be filled in and sent with the keyboard alone', async () => {
    const ports = recordingPorts();
    const form = await start({ ports });
    form.querySelector<HTMLElement>('input:not([type=hidden])')!.focus();
    for (const keys of everyKey) await userEvent.keyboard(`${keys.join('')}{Tab}`);
    await expect.element(page.getByRole('button', { name: 'Send it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(JSON.parse(ports.saved[0]!.form)).toEqual(everyValue);
  });

  it('gives back what it changed', async () => {
    await start({ ports: recordingPorts() });
    undo!();
    undo = undefined;
    expect(document.querySelector('[data-attached]')).toBeNull();
  });
});
