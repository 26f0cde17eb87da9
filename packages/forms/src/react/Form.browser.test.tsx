import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../forms.css';
import { everyField, everyValue } from '../__fixtures__/everyField';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { attachNewsletter } from '../dom/attachNewsletter';
import type { FormSchema } from '../pure/formSchema';
import { Form } from './Form';
import { FormSummary } from './FormSummary';
import { Newsletter } from './Newsletter';
import { useField, useForm, useFormState } from './useForm';

const schema: FormSchema = {
  formId: 'news',
  formName: 'News',
  fields: [{ type: 'email', id: 'email', title: 'E-mail', required: true }],
};
afterEach(() => sessionStorage.clear());

describe('Form', () => {
  it('[FRM-20p] keeps what is typed while the page around renders again, with new ports each time', async () => {
    const saved: string[] = [];
    function Page() {
      const [count, setCount] = useState(0);
      const ports = {
        ...recordingPorts(),
        saveSubmission: async () => (saved.push(`port ${count}`), { ok: true } as const),
      };
      return (
        <StrictMode>
          <button onClick={() => setCount(count + 1)}>Again</button>
          <Form schema={schema} ports={ports} drafts={false} />
        </StrictMode>
      );
    }
    await render(<Page />);
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Again' }));
    await userEvent.click(page.getByRole('button', { name: 'Again' }));
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .toHaveValue('ada@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => saved).toEqual(['port 2']);
  });
  it('[FRM-22a] says in which currency an amount is', async () => {
    const sum = { type: 'currency', id: 'sum', title: 'Sum', description: 'Before tax.' } as const;
    const fields = [{ ...sum, currencySymbol: '€' }];
    await render(<Form schema={{ ...schema, fields }} action="/sum" drafts={false} />);
    await expect
      .element(page.getByRole('textbox', { name: 'Sum' }))
      .toHaveAccessibleDescription('Before tax. €');
  });
  it('[FRM-20l] holds what is sent before its behaviour has come', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const ports = recordingPorts();
    flushSync(() => root.render(<Form schema={schema} ports={ports} drafts={false} />));
    expect(place.querySelector('[data-attached]')).toBeNull();
    place.querySelector<HTMLInputElement>('[type=email]')!.value = 'ada@example.org';
    place.querySelector('form')!.requestSubmit();
    place.querySelector('form')!.requestSubmit();
    await expect
      .poll(() => ports.saved.map(({ form }) => form))
      .toEqual(['{"email":"ada@example.org"}']);
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
    expect(ports.keys).toHaveLength(1);
    root.unmount();
    place.remove();
  });
  it('is twice on a page', async () => {
    const ports = [recordingPorts(), recordingPorts()];
    await render(
      <>
        <Form schema={schema} ports={ports[0]} drafts={false} />
        <Form schema={schema} ports={ports[1]} drafts={false} />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }).nth(1), 'ada@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }).nth(1));
    await expect.poll(() => ports[1]!.saved.length).toBe(1);
    expect(ports[0]!.saved).toEqual([]);
  });
  it('[FRM-20b] keeps the drafts of two forms of one kind apart', async () => {
    const twoForms = () => (
      <main id="page">
        <Form schema={schema} ports={recordingPorts()} />
        <Form schema={schema} ports={recordingPorts()} />
      </main>
    );
    const emails = page.getByRole('textbox', { name: 'E-mail' });
    const first = await render(twoForms());
    await expect.poll(() => document.querySelectorAll('[data-attached]').length).toBe(2);
    await userEvent.fill(emails.nth(1), 'ada@example.org');
    await first.unmount();
    await render(twoForms());
    await expect.element(emails.nth(1)).toHaveValue('ada@example.org');
    await expect.element(emails.nth(0)).toHaveValue('');
  });
  it('[FRM-20p] keeps what is typed where every rendering has a schema of the same content', async () => {
    const ports = recordingPorts();
    const form = () => <Form schema={structuredClone(schema)} ports={ports} drafts={false} />;
    const screen = await render(form());
    const field = screen.container.querySelector<HTMLInputElement>('[type=email]')!;
    await userEvent.fill(field, 'Typed');
    await screen.rerender(form());
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('Typed');
  });

  it('takes another schema, and gives the page back when it goes', async () => {
    const other: FormSchema = {
      ...schema,
      formId: 'other',
      fields: [{ type: 'text', id: 'word', title: 'Word', required: true }],
    };
    const ports = recordingPorts();
    const screen = await render(<Form schema={schema} ports={ports} drafts={false} />);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await screen.rerender(<Form schema={other} ports={ports} drafts={false} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Word' }), 'Yes');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect
      .poll(() => ports.saved[0])
      .toMatchObject({ formId: 'other', form: '{"word":"Yes"}' });
    await screen.unmount();
  });
  it('[FRM-21d] hydrates what the server rendered, errors and all', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const form = (
      <Form
        schema={everyField}
        ports={recordingPorts()}
        query=""
        drafts={false}
        values={everyValue}
        errors={{ email: 'Taken.' }}
      />
    );
    place.innerHTML = renderToString(form);
    const failed = vi.fn();
    const root = hydrateRoot(place, form, { onRecoverableError: failed });
    await expect.poll(() => place.querySelector('[data-attached]')).not.toBeNull();
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .toHaveAccessibleDescription(/Taken\./);
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org');
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .not.toHaveAttribute('aria-invalid');
    expect(failed).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  });
});

describe('useForm', () => {
  it('gives a team the same store for markup of its own', async () => {
    const ports = recordingPorts();
    function Own() {
      const form = useForm({ schema, ports });
      const { value, error, setValue, onBlur } = useField(form, 'email');
      const phase = useFormState(form, ({ submit }) => submit.phase);
      return (
        <>
          <input
            aria-label="Mail"
            value={value as string}
            onChange={(event) => setValue(event.target.value)}
            onBlur={onBlur}
          />
          <output>{error ?? phase}</output>
          <button onClick={() => form.submit()}>Go</button>
        </>
      );
    }
    await render(
      <StrictMode>
        <Own />
      </StrictMode>,
    );
    await userEvent.fill(page.getByRole('textbox'), 'ada');
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Email is not valid.');
    await userEvent.fill(page.getByRole('textbox'), 'ada@example.org');
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('status')).toHaveTextContent('success');
    expect(ports.saved).toHaveLength(1);
  });
  it('[FRM-20p] keeps entries and errors while the form leaves the page and comes back', async () => {
    function Own() {
      const store = useForm({
        schema,
        ports: recordingPorts(),
        values: { email: 'ada@example' },
      });
      const [isShown, setShown] = useState(true);
      return (
        <>
          <button onClick={() => setShown(!isShown)}>Turn</button>
          {isShown && <Form schema={schema} store={store} drafts={false} />}
        </>
      );
    }
    await render(
      <StrictMode>
        <Own />
      </StrictMode>,
    );
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect.element(email).toHaveValue('ada@example');
    await userEvent.fill(email, 'eve@example');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(email).toHaveAccessibleDescription(/not valid/);
    await userEvent.click(page.getByRole('button', { name: 'Turn' }));
    await userEvent.click(page.getByRole('button', { name: 'Turn' }));
    await expect.element(email).toHaveValue('eve@example');
    await expect.element(email).toHaveAccessibleDescription(/not valid/);
  });
});

describe('FormSummary', () => {
  it('[FRM-3] shows what was entered', async () => {
    await render(<FormSummary schema={everyField} values={everyValue} />);
    await expect.element(page.getByText('First: Ada')).toBeVisible();
    await expect.element(page.getByText('The room was clean: 2 (Strongly Agree)')).toBeVisible();
    await expect.element(page.getByText('Second: N/A')).toBeVisible();
  });
});

describe('Newsletter', () => {
  it('[FRM-19, A-58, A-301] names the subscriber, shows errors inside its body, and is small at 320 px', async () => {
    const onSubscribed = vi.fn();
    const ports = recordingPorts([{ ok: false, status: 500 }]);
    const screen = await render(
      <div style={{ inlineSize: 400 }} id="room">
        <Newsletter
          schema={schema}
          ports={ports}
          onSubscribed={onSubscribed}
          title="News"
          footnote="No spam."
          drafts={false}
        />
      </div>,
    );
    const box = page.getByRole('textbox', { name: 'E-mail' });
    const button = page.getByRole('button', { name: 'Sign Up' });
    const top = (element: { element: () => Element }) => element.element().getBoundingClientRect();
    expect(top(button).top).toBeLessThan(top(box).bottom);
    document.getElementById('room')!.style.inlineSize = '320px';
    expect(top(button).top).toBeGreaterThanOrEqual(top(box).bottom);
    await userEvent.fill(box, 'ada@example.org');
    await userEvent.click(button);
    const message = page.getByText('Unable to send form. Please try again later.').first();
    await expect.element(message).toBeVisible();
    expect(
      message.element().closest('.newsletter-form-body') ??
        document.querySelector('.newsletter-form-body .pl-form-summary'),
    ).not.toBeNull();
    expect(document.querySelector('.newsletter-form-body .pl-form-summary')!.textContent).toContain(
      'Unable to send form.',
    );
    expect(onSubscribed).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect.poll(() => onSubscribed.mock.calls).toEqual([['news']]);
    await screen.unmount();
  });
  it('[FRM-19] adds behaviour to a published newsletter', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="newsletter-form-wrapper" id="old"><form class="newsletter-form" data-form-id="n1" method="POST">
        <header class="newsletter-form-header"><h2>News</h2></header>
        <div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper">
          <div id="email-9" class="newsletter-form-field-wrapper form-item field email required"><label class="title" for="e9">Email Address</label><input class="field-element" id="e9" name="email" type="email"></div>
        </div><button class="newsletter-form-button" type="submit"><span>Sign Up</span></button></div>
        <div class="newsletter-form-footnote"></div><div class="hidden form-submission-text">Thank you!</div></form></div>`,
    );
    const onSubscribed = vi.fn();
    const ports = recordingPorts();
    const undo = attachNewsletter(document.getElementById('old')!, {
      ports,
      onSubscribed,
      drafts: false,
    });
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    expect(document.querySelector('.newsletter-form-body > .pl-form-summary')).not.toBeNull();
    await userEvent.fill(page.getByRole('textbox'), 'ada@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect.poll(() => onSubscribed.mock.calls).toEqual([['n1']]);
    expect(ports.saved[0]!.form).toBe('{"email-9":"ada@example.org"}');
    await expect.element(page.getByText('Thank you!')).toBeVisible();
    undo();
    document.getElementById('old')!.remove();
  });
});
