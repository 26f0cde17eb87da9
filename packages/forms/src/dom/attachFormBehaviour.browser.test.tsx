import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../forms.css';
import { issueChallenge, verifyProof } from '../captcha/proofOfWork';
import { proofOfWorkCaptcha } from '../captcha/proofOfWorkCaptcha';
import { scriptCaptcha } from '../captcha/scriptCaptcha';
import type { CaptchaAdapter } from './captchaAdapter';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FormSchema } from '../pure/formSchema';
import type { SubmitOutcome } from '../pure/submission';
import { Form } from '../react/Form';
import { attachForm } from './attachForm';
import type { AttachFormOptions } from './attachFormOptions';

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

const contact: FormSchema = {
  formId: 'contact',
  formName: 'Contact',
  fields: [
    { type: 'text', id: 'subject', title: 'Subject', required: true },
    { type: 'password', id: 'secret', title: 'Secret' },
    { type: 'hidden', id: 'ref', title: 'ref', key: 'ref', value: 'none' },
    { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Cake', 'Tea'] },
  ],
};
const noSecret: FormSchema = {
  ...contact,
  fields: contact.fields.filter(({ type }) => type !== 'password'),
};

function show(
  schema: FormSchema,
  options: Partial<AttachFormOptions> = {},
  answers: SubmitOutcome[] = [],
) {
  undo?.();
  document.body.innerHTML = renderToString(
    <Form
      schema={{ ...schema, captcha: { enabled: options.captcha !== undefined } }}
      idPrefix=""
    />,
  );
  const ports = recordingPorts(answers);
  undo = attachForm(document.body.firstElementChild as HTMLElement, {
    ports,
    schema,
    drafts: false,
    ...options,
  });
  return ports;
}
const subject = () => page.getByRole('textbox', { name: 'Subject' });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit' }));

/** Whether the browser would ask before it leaves the page. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('drafts', () => {
  const draft = () =>
    Object.entries(sessionStorage).find(([name]) =>
      name.startsWith('plinth.draft.contact'),
    )?.[1] as string | undefined;

  it('[FRM-20b] survive a reload, without password and hidden field', async () => {
    show(contact, { drafts: undefined });
    await userEvent.fill(subject(), 'A long story');
    await userEvent.fill(page.getByLabelText('Secret'), 'p4ss');
    await userEvent.click(page.getByRole('checkbox', { name: 'Tea' }));
    await expect.poll(draft).toContain('Tea');
    expect(draft()).toContain('A long story');
    expect(draft()).not.toContain('p4ss');
    expect(draft()).not.toContain('ref');
    const ports = show(contact, { drafts: undefined });
    await expect.element(subject()).toHaveValue('A long story');
    await expect.element(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked();
    await expect.element(page.getByLabelText('Secret')).toHaveValue('');
    await expect
      .element(page.getByText('Your earlier entries have been restored.'))
      .toBeInTheDocument();
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(draft()).toBeUndefined();
  });
  it('[FRM-20i] are replaced by what is typed where they have just come back', async () => {
    show(contact, { drafts: undefined });
    await userEvent.fill(subject(), 'A long story');
    await expect.poll(draft).toContain('A long story');
    show(contact, { drafts: undefined });
    (subject().element() as HTMLElement).focus();
    await expect.element(subject()).toHaveValue('A long story');
    await userEvent.keyboard('Another');
    await expect.element(subject()).toHaveValue('Another');
    await expect.poll(draft).toContain('Another');
  });
  it('[FRM-20b] are saved when the page goes away in the middle of a word', async () => {
    show(contact, { drafts: undefined });
    await expect
      .poll(async () => {
        await userEvent.fill(subject(), 'Half a w');
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return draft();
      })
      .toContain('Half a w');
  });
  it('[FRM-20c] are not written without consent, and wiped when it ends', async () => {
    let may = true;
    show(contact, { drafts: undefined, mayStoreDrafts: () => may });
    await userEvent.fill(subject(), 'One');
    await expect.poll(draft).toContain('One');
    may = false;
    await userEvent.fill(subject(), 'Two');
    await expect.poll(draft).toBeUndefined();
  });
  it('[FRM-20f] [FRM-15] are asked for before the page goes, where none may be stored, also after a 401', async () => {
    show(contact, { drafts: undefined, mayStoreDrafts: () => false }, [{ ok: false, status: 401 }]);
    expect(asksToStay()).toBe(false);
    // Typed again until the part is there that asks.
    await expect
      .poll(async () => {
        await userEvent.fill(subject(), 'A long story');
        return asksToStay();
      })
      .toBe(true);
    await submit();
    await expect
      .element(page.getByText('Unable to submit form. Please try again later.').first())
      .toBeVisible();
    await expect.element(subject()).toHaveValue('A long story');
    expect(asksToStay()).toBe(true);
    await submit();
    await expect.element(page.getByText('Thank you!').first()).toBeVisible();
    expect(asksToStay()).toBe(false);
  });
  it('[FRM-20f] let the page go without a question where they are kept, or nothing was typed', async () => {
    show(contact, { drafts: undefined });
    await userEvent.fill(subject(), 'A long story');
    await expect.poll(draft).toContain('A long story');
    expect(asksToStay()).toBe(false);
    // No draft has a password.
    await userEvent.fill(page.getByLabelText('Secret'), 'p4ss');
    expect(asksToStay()).toBe(true);
    await userEvent.fill(page.getByLabelText('Secret'), '');
    expect(asksToStay()).toBe(false);
  });
  it('[FRM-20f] are asked for before the page goes, where the storage is full', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    show(contact, { drafts: { getItem: () => null, removeItem() {}, setItem } });
    await expect
      .poll(async () => {
        await userEvent.fill(subject(), 'A long story');
        return asksToStay();
      })
      .toBe(true);
    undo!();
    undo = undefined;
    expect(asksToStay()).toBe(false);
  });
  it('[FRM-20f] do not let the page go without a question while they are being sent', async () => {
    let answer: (outcome: SubmitOutcome) => void = () => {};
    show(noSecret, {
      drafts: undefined,
      ports: recordingPorts([], {
        saveSubmission: () => new Promise((resolve) => (answer = resolve)),
      }),
    });
    await userEvent.fill(subject(), 'On its way');
    await expect.poll(draft).toContain('On its way');
    expect(asksToStay()).toBe(false);
    await submit();
    await expect.element(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    expect(asksToStay()).toBe(true);
    await expect.poll(draft).toContain('key-1');
    answer({ ok: false, status: 503 });
    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    expect(asksToStay()).toBe(false);
  });
  it('[FRM-20b] grow too old, and never overwrite what was typed since', async () => {
    const name = 'plinth.draft.contact.';
    sessionStorage.setItem(
      name,
      JSON.stringify({ values: { subject: 'Old' }, at: Date.now() - 86_400_001 }),
    );
    show(contact, { drafts: undefined });
    await userEvent.fill(subject(), 'New');
    await expect.poll(draft).toContain('New');
    undo!();
    undo = undefined;
    document.body.innerHTML = renderToString(<Form schema={contact} idPrefix="" />);
    await userEvent.fill(subject(), 'Newest');
    undo = attachForm(document.body.firstElementChild as HTMLElement, {
      ports: recordingPorts(),
      schema: contact,
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Cake' }));
    await expect.poll(draft).toContain('Cake');
    expect(draft()).toContain('Newest');
    await expect.element(subject()).toHaveValue('Newest');
  });
  it('[FRM-20n] keep the key of a submission whose answer was lost', async () => {
    const first = show(noSecret, { drafts: undefined }, [{ ok: false, status: 0 }]);
    await userEvent.fill(subject(), 'Lost?');
    await submit();
    await expect.element(page.getByText(/The form could not be sent/).first()).toBeVisible();
    await expect.poll(draft).toContain('key-1');
    const second = show(noSecret, { drafts: undefined });
    await expect.element(subject()).toHaveValue('Lost?');
    await submit();
    await expect.poll(() => second.saved.length).toBe(1);
    expect([first.saved[0]!.key, second.saved[0]!.key]).toEqual(['key-1', 'key-1']);
    expect(second.keys).toEqual([]);
  });
  it('[FRM-20n] have the key before the entries leave, so that a reload meanwhile sends them under it', async () => {
    let kept: string | undefined;
    const answering = recordingPorts([], {
      saveSubmission: () => {
        kept = draft();
        return new Promise(() => {});
      },
    });
    show(noSecret, { drafts: undefined, ports: answering });
    await userEvent.fill(subject(), 'On its way');
    await submit();
    await expect.poll(() => kept).toContain('key-1');
    const second = show(noSecret, { drafts: undefined });
    await expect.element(subject()).toHaveValue('On its way');
    await submit();
    await expect.poll(() => second.saved.map(({ key }) => key)).toEqual(['key-1']);
  });
  describe('in a duplicated tab', () => {
    /** The tab as it is duplicated: its storage is copied, and the page is loaded in both. */
    const duplicate = async (schema: FormSchema, options: Partial<AttachFormOptions> = {}) => {
      show(schema, { drafts: undefined, ...options });
      await userEvent.fill(subject(), 'A long story');
      await expect.poll(draft).toContain('A long story');
      const copied = { ...sessionStorage };
      const here = show(schema, { drafts: undefined, ...options });
      await expect.element(subject()).toHaveValue('A long story');
      await submit();
      await expect.poll(() => here.saved.length).toBe(1);
      await expect.poll(draft).toBeUndefined();
      return { here, copied };
    };
    const open = async (copied: object, schema: FormSchema, answers: SubmitOutcome[] = []) => {
      sessionStorage.clear();
      Object.assign(sessionStorage, copied);
      const there = show(schema, { drafts: undefined }, answers);
      await expect.element(subject()).toHaveValue('A long story');
      return there;
    };

    it('[FRM-20n] the same entries go under the same key, so that they are stored once', async () => {
      const { here, copied } = await duplicate(noSecret);
      const there = await open(copied, noSecret);
      await submit();
      await expect.poll(() => there.saved.map(({ key }) => key)).toEqual(['key-1']);
      expect([here.keys, there.keys]).toEqual([['key-1'], []]);
      await expect.element(page.getByText('Thank you!').first()).toBeVisible();
    });
    it('[FRM-20o] entries changed in one of them go under its own key', async () => {
      const { copied } = await duplicate(noSecret);
      const there = await open(copied, noSecret);
      await userEvent.fill(subject(), 'Another story');
      await submit();
      await expect.poll(() => there.saved.length).toBe(1);
      expect(there.keys).toEqual(['key-1']);
    });
    it('[FRM-20o] [FRM-17] a shared key that the server refuses is given up', async () => {
      const { copied } = await duplicate(noSecret);
      const there = await open(copied, noSecret, [{ ok: false, status: 400 }]);
      await submit();
      await expect.poll(() => there.saved.length).toBe(1);
      await submit();
      await expect.poll(() => there.saved.length).toBe(2);
      expect(there.keys).toEqual(['key-1']);
    });
    it('[FRM-20n] the same entries, typed again, are a second submission', async () => {
      await duplicate(noSecret);
      const later = show(noSecret, { drafts: undefined });
      await userEvent.fill(subject(), 'A long story');
      await submit();
      await expect.poll(() => later.saved.length).toBe(1);
      expect(later.keys).toEqual(['key-1']);
    });
    it('[FRM-20m] both wait for the connection, go at the same moment, and are stored once', async () => {
      show(noSecret, { drafts: undefined });
      await userEvent.fill(subject(), 'A long story');
      await expect.poll(draft).toContain('A long story');
      const copied = { ...sessionStorage };
      const ports = recordingPorts();
      const { requestSubmissionKey } = ports;
      // Keys take their time.
      ports.requestSubmissionKey = async (signal) => {
        await new Promise(requestAnimationFrame);
        return requestSubmissionKey(signal);
      };
      const reconnect: (() => void)[] = [];
      let isOnline = false;
      const connection = {
        isOnline: () => isOnline,
        onReconnect: (listener: () => void) => {
          reconnect.push(listener);
          return () => {};
        },
      };
      show(noSecret, { drafts: undefined, ports, connection });
      await expect.element(subject()).toHaveValue('A long story');
      await submit();
      await expect.element(page.getByText(/^You are offline/).first()).toBeVisible();
      const undoFirst = undo!;
      undo = undefined;
      const first = document.body.firstElementChild!;
      Object.assign(sessionStorage, copied);
      show(noSecret, { drafts: undefined, ports, connection });
      document.body.append(first);
      await expect.element(page.getByRole('textbox').first()).toHaveValue('A long story');
      await userEvent.click(page.getByRole('button', { name: 'Submit', exact: true }));
      await expect.poll(() => reconnect.length).toBe(2);
      isOnline = true;
      for (const listener of reconnect) listener();
      await expect.poll(() => ports.saved.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
      undoFirst();
    });
    it('[FRM-20c] no digest is kept of entries with a password, nor of any where storing is not allowed', async () => {
      await duplicate(contact);
      expect(Object.keys(localStorage)).toEqual([]);
      let may = true;
      const options = { mayStoreDrafts: () => may };
      await duplicate(noSecret, options);
      expect(Object.keys(localStorage)).toHaveLength(1);
      expect(JSON.stringify({ ...localStorage })).not.toContain('story');
      may = false;
      const later = show(noSecret, { drafts: undefined, ...options });
      await userEvent.fill(subject(), 'A long story');
      await submit();
      await expect.poll(() => later.saved.length).toBe(1);
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });
  describe('that are restored where some of a field was entered meanwhile', () => {
    const visit: FormSchema = {
      formId: 'contact',
      formName: 'Visit',
      fields: [
        { type: 'text', id: 'subject', title: 'Subject' },
        { type: 'name', id: 'name', title: 'Name' },
        { type: 'address', id: 'home', title: 'Home' },
        { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Cake', 'Tea', 'Milk'] },
        { type: 'likert', id: 'opinion', title: 'Opinion', options: ['Clean', 'Kind'] },
        { type: 'radio', id: 'colour', title: 'Colour', options: ['Red', 'Green'] },
      ],
    };
    it('[FRM-20j] [FRM-2g] fill in the other parts, boxes and questions, and leave what was entered', async () => {
      const earlier = {
        name: ['Ada', 'Lovelace'],
        home: ['1 Weg', '', 'Bonn', '', '53111', 'DE'],
        extras: ['Cake'],
        opinion: { Clean: '2', Kind: '1' },
        colour: 'Red',
      };
      sessionStorage.setItem(
        'plinth.draft.contact.',
        JSON.stringify({ values: earlier, at: Date.now() }),
      );
      document.body.innerHTML = renderToString(<Form schema={visit} idPrefix="" />);
      await userEvent.fill(page.getByRole('textbox', { name: 'First Name' }), 'Augusta');
      await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Köln');
      await userEvent.click(page.getByRole('checkbox', { name: 'Tea' }));
      await userEvent.click(
        page.getByRole('radiogroup', { name: 'Kind' }).getByRole('radio').first(),
      );
      await userEvent.click(page.getByRole('radio', { name: 'Green' }));
      const ports = recordingPorts();
      undo = attachForm(document.body.firstElementChild as HTMLElement, { ports, schema: visit });
      await expect
        .element(page.getByText('Your earlier entries have been restored.'))
        .toBeInTheDocument();
      await submit();
      await expect.poll(() => ports.saved.length).toBe(1);
      expect(JSON.parse(ports.saved[0]!.form)).toMatchObject({
        name: ['Augusta', 'Lovelace'],
        home: ['1 Weg', '', 'Köln', '', '53111', 'DE'],
        extras: ['Cake', 'Tea'],
        opinion: { Clean: '2', Kind: '-2' },
        colour: 'Green',
      });
    });
  });
  it('do without a storage that refuses', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const ports = show(contact, {
      drafts: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    await userEvent.fill(subject(), 'Still works');
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
  });
});

describe('captcha', () => {
  it('[FRM-8] [FRM-22k] does not move the button when it begins, also where that is pressed first', async () => {
    const requestChallenge = () => issueChallenge({ secret: 's', cost: 10, now: Date.now() });
    show(contact, { captcha: proofOfWorkCaptcha({ requestChallenge }) });
    const button = page.getByRole('button', { name: 'Submit' });
    const { top } = button.element().getBoundingClientRect();
    await expect.poll(() => document.querySelector('.pl-form-captcha')).not.toBeNull();
    button.element().focus();
    await expect.element(page.getByText('Checked: you are human.')).toBeVisible();
    expect(button.element().getBoundingClientRect().top).toBe(top);
  });
  it('[FRM-8, A-150, A-252] [FRM-14] proves work on the device, and again after a failed save', async () => {
    const secret = 'a secret of the server';
    const requestChallenge = vi.fn(() => issueChallenge({ secret, cost: 10, now: Date.now() }));
    const ports = show(contact, { captcha: proofOfWorkCaptcha({ requestChallenge }) }, [
      { ok: false, status: 500 },
    ]);
    await userEvent.fill(subject(), 'Human');
    await submit();
    await expect
      .element(page.getByText('Unable to send form. Please try again later.').first())
      .toBeVisible();
    await submit();
    await expect.poll(() => ports.saved.length).toBe(2);
    const [first, second] = ports.saved.map(({ captchaKey }) => captchaKey!);
    expect(first).not.toBe(second);
    const verdicts = await Promise.all(
      [first!, second!].map((key) => verifyProof(key, { secret })),
    );
    expect(verdicts).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await verifyProof(first!, { secret: 'another' })).toEqual({
      ok: false,
      reason: 'forged',
    });
    expect(await verifyProof('nonsense', { secret })).toEqual({ ok: false, reason: 'unreadable' });
    const { challenge, solution } = JSON.parse(atob(first!)) as {
      challenge: object;
      solution: object;
    };
    const guessed = btoa(JSON.stringify({ challenge, solution: { ...solution, counter: 1e6 } }));
    expect(await verifyProof(guessed, { secret })).toEqual({ ok: false, reason: 'wrong' });
    const old = btoa(
      JSON.stringify({ challenge: await issueChallenge({ secret, cost: 10, now: 0 }), solution }),
    );
    expect(await verifyProof(old, { secret })).toEqual({ ok: false, reason: 'expired' });
  });

  const provider = (width: number) => {
    const rendered: Record<string, unknown>[] = [];
    const reset = vi.fn();
    const globalName = `captcha${width}`;
    Object.assign(window, {
      [globalName]: {
        render: (_: HTMLElement, parameters: Record<string, unknown>) => rendered.push(parameters),
        reset,
        ready: (listener: () => void) => listener(),
      },
    });
    return {
      rendered,
      reset,
      captcha: scriptCaptcha({ siteKey: 'site', src: '/never-loaded.js', globalName }),
    };
  };
  it.each([
    [300, 'compact'],
    [600, 'normal'],
  ])(
    '[FRM-8, A-183, A-184, A-240] is asked for before any call; %i px wide it is %s',
    async (width, size) => {
      const { rendered, reset, captcha } = provider(width);
      document.body.style.inlineSize = `${width}px`;
      const ports = show(contact, { captcha }, [{ ok: false, status: 500 }]);
      await userEvent.fill(subject(), 'Human');
      await submit();
      await expect
        .element(page.getByText('Complete CAPTCHA before submitting.', { exact: true }).first())
        .toBeVisible();
      expect(ports.keys).toEqual([]);
      expect(rendered[0]).toMatchObject({ sitekey: 'site', size });
      reset.mockClear();
      (rendered[0]!['callback'] as (token: string) => void)('token-1');
      await submit();
      await expect.poll(() => ports.saved[0]?.captchaKey).toBe('token-1');
      await expect.poll(() => reset.mock.calls.length).toBe(1);
      document.body.style.inlineSize = '';
    },
  );
  it.each([
    ['rejects', () => Promise.reject(new Error('The captcha script did not load.'))],
    [
      'throws',
      () => {
        throw new Error('The captcha is broken.');
      },
    ],
  ])(
    '[FRM-8] one that %s says so in its place, and the next try asks for it again',
    async (_, fail) => {
      const mount = vi
        .fn<CaptchaAdapter['mount']>()
        .mockImplementationOnce(fail)
        .mockReturnValue({ key: () => 'solved', reset() {}, destroy() {} });
      const ports = show(contact, { captcha: { mount } });
      const note = page.getByText('The check did not work. Try again.');
      await expect.element(note).toBeVisible();
      await userEvent.fill(subject(), 'Human');
      await submit();
      await expect.poll(() => ports.saved[0]?.captchaKey).toBe('solved');
      await expect.element(note).not.toBeInTheDocument();
      expect(mount).toHaveBeenCalledTimes(2);
    },
  );
  it('[FRM-8, A-230] a script that is there and never ready is given up', async () => {
    const { rendered } = provider(2);
    Object.assign((window as unknown as Record<string, object>)['captcha2']!, { ready: () => {} });
    const captcha = scriptCaptcha({
      siteKey: 'site',
      src: '/never-ready.js',
      globalName: 'captcha2',
      timeout: 20,
    });
    const ports = show(contact, { captcha });
    await userEvent.fill(subject(), 'Human');
    await submit();
    await expect
      .element(page.getByText('Complete CAPTCHA before submitting.', { exact: true }).first())
      .toBeVisible();
    await expect.element(page.getByText('The check did not work. Try again.')).toBeVisible();
    expect([rendered, ports.keys]).toEqual([[], []]);
  });
  it('[FRM-14, A-151] disables a button that is bound to it until it is solved again', async () => {
    const { rendered, captcha } = provider(1);
    show(contact, {}, []);
    undo!();
    const html = renderToString(
      <Form schema={{ ...contact, captcha: { enabled: true } }} idPrefix="" />,
    );
    document.body.innerHTML = html.replace('type="submit"', 'type="submit" data-captcha-bound=""');
    undo = attachForm(document.body.firstElementChild as HTMLElement, {
      ports: recordingPorts([{ ok: false, status: 500 }]),
      schema: contact,
      drafts: false,
      captcha,
    });
    await expect.poll(() => rendered.length).toBe(1);
    (rendered[0]!['callback'] as (token: string) => void)('token-1');
    await userEvent.fill(subject(), 'Human');
    await submit();
    // While it is sent the button is disabled too; a new solution counts from the refusal on.
    await expect.element(page.getByText(/Please try again later/).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    (rendered[0]!['callback'] as (token: string) => void)('token-2');
    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

it('[FRM-20m] says beside the button that it waits for the connection', async () => {
  show(contact, { connection: { isOnline: () => false, onReconnect: () => () => {} } });
  await userEvent.fill(subject(), 'Later');
  await submit();
  const note = page.getByText(/^You are offline/).last();
  await expect.element(note).toBeVisible();
  const button = page.getByRole('button', { name: 'Submitting…' }).element();
  expect(button.compareDocumentPosition(note.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[FRM-22i] accepts an address that was copied with invisible characters', async () => {
  const ports = show({
    ...noSecret,
    fields: [
      { type: 'email', id: 'mail', title: 'Mail', required: true },
      { type: 'phone', id: 'phone', title: 'Phone' },
      { type: 'text', id: 'word', title: 'Word' },
    ],
    formats: { phone: 'international' },
  });
  // Before the part that takes them out has come, and after it.
  const mail = page.getByRole('textbox', { name: 'Mail' });
  (mail.element() as HTMLInputElement).value = '\u202aada@example.com\u202c';
  await expect.element(mail).toHaveValue('ada@example.com');
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), '\u202d0170 1234567\u202c');
  await userEvent.fill(page.getByRole('textbox', { name: 'Word' }), 'می\u200cرود');
  await submit();
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.parse(ports.saved[0]!.form)).toEqual({
    mail: 'ada@example.com',
    phone: ['', '', '', '0170 1234567'],
    word: 'می\u200cرود',
  });
});

describe('steps, conditions and countries', () => {
  const steps: FormSchema = {
    formId: 'steps',
    formName: 'Steps',
    fields: [
      { type: 'radio', id: 'pet', title: 'Pet', options: ['Cat', 'None'], required: true },
      {
        type: 'text',
        id: 'cat',
        title: 'Cat’s name',
        required: true,
        conditions: [{ field: 'pet', test: 'is', value: 'Cat' }],
      },
      { type: 'text', id: 'city', title: 'City', required: true },
    ],
    steps: [
      { title: 'Your pet', fields: ['pet', 'cat'] },
      { title: 'Your home', fields: ['city'] },
    ],
  };
  it('shows one step at a time, and a field while its condition holds', async () => {
    const ports = show(steps);
    await expect.element(page.getByText('Step 1 of 2: Your pet')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('radio', { name: 'Cat' }));
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByRole('textbox', { name: 'Cat’s name' })).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'Cat’s name' }), 'Tom');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Step 2 of 2: Your home')).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await userEvent.click(page.getByRole('radio', { name: 'None' }));
    await expect.element(page.getByRole('textbox', { name: 'Cat’s name' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Bonn');
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(JSON.parse(ports.saved[0]!.form)).toEqual({ pet: 'None', city: 'Bonn' });
  });
  it.each([
    { type: 'radio', question: 'Pet' },
    { type: 'likert', question: 'Cat' },
  ] as const)(
    '[FRM-22c] stops at a step whose first question, a $type field, has no answer, and goes there',
    async ({ type, question }) => {
      const pet = { type, id: 'pet', title: 'Pet', options: ['Cat', 'None'], required: true };
      const city = { type: 'text', id: 'city', title: 'City', required: true } as const;
      show({
        ...steps,
        fields: [pet, city],
        steps: [
          { title: 'All', fields: ['pet', 'city'] },
          { title: 'Last', fields: [] },
        ],
      });
      await userEvent.click(page.getByRole('button', { name: 'Next' }));
      const group = page.getByRole('radiogroup', { name: question });
      await expect.element(group.getByRole('radio').first()).toHaveFocus();
    },
  );
  it('shows what the first step shows from the start, so that nothing moves when steps begin', async () => {
    show(steps);
    const form = document.querySelector('form')!;
    const before = form.getBoundingClientRect().height;
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await expect.element(page.getByText('Step 1 of 2: Your pet')).toBeVisible();
    expect(form.getBoundingClientRect().height).toBe(before);
    undo!();
    expect(form.querySelector('.pl-form-progress')).toBeEmptyDOMElement();
  });
  it('shows all steps of a form that comes back with errors', () => {
    document.body.innerHTML = renderToString(
      <Form schema={steps} idPrefix="" errors={{ city: 'City is required.' }} />,
    );
    expect(page.getByRole('textbox', { name: 'City' }).element()).toBeVisible();
  });
  it('[FRM-21f] [FRM-22c] begins an answer of the server at the step that is to be corrected', async () => {
    const refused = { ok: false, status: 400, body: { errors: { city: 'Too far.' } } } as const;
    document.body.innerHTML = renderToString(
      <Form
        schema={steps}
        idPrefix="block-"
        values={{ pet: 'None', city: 'Bonn' }}
        outcome={refused}
      />,
    );
    const root = document.body.firstElementChild as HTMLElement;
    undo = attachForm(root, { ports: recordingPorts(), schema: steps, drafts: false });
    await expect.element(page.getByText('Step 2 of 2: Your home')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await userEvent.click(page.getByRole('link', { name: 'City: Too far.' }));
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
  });
  it('[FRM-16] [FRM-22b] leads from the list of errors to a field of a later step', async () => {
    const errors = { pet: 'Too wild.', city: 'Too far.' };
    show(steps, {}, [{ ok: false, status: 400, body: { errors } }]);
    await userEvent.click(page.getByRole('radio', { name: 'None' }));
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Bonn');
    await submit();
    await expect.element(page.getByRole('radio', { name: 'Cat' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'City: Too far.' }));
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Pet: Too wild.' }));
    await expect.element(page.getByRole('radio', { name: 'Cat' })).toHaveFocus();
  });
  it('[FRM-22a] puts no colon behind a title that has its end', async () => {
    const question = {
      type: 'text',
      id: 'topic',
      title: 'What is it about?',
      required: true,
    } as const;
    show({ ...contact, fields: [question] });
    await submit();
    const link = page.getByRole('link', { name: 'What is it about? An answer is required.' });
    await expect.element(link).toBeVisible();
    document.body.innerHTML = renderToString(
      <Form
        schema={{ ...contact, fields: [question] }}
        idPrefix=""
        errors={{ topic: 'An answer is required.' }}
      />,
    );
    await expect.element(link).toBeVisible();
  });
  it('[FRM-22c] opens what is folded away where an entry in it is to be corrected', async () => {
    const ports = recordingPorts();
    const html = renderToString(<Form schema={contact} idPrefix="" />);
    document.body.innerHTML = `<div>${html}</div>`;
    const list = document.querySelector('.field-list')!;
    list.outerHTML = `<details><summary>About</summary>
      <div class="panel" hidden="until-found">${list.outerHTML}</div></details>`;
    const panel = document.querySelector('.panel')!;
    const heard = new Promise((resolve) => document.addEventListener('beforematch', resolve));
    undo = attachForm(document.querySelector<HTMLElement>('.pl-form')!, {
      ports,
      schema: contact,
      drafts: false,
    });
    await submit();
    await expect.element(subject()).toHaveFocus();
    await expect.element(subject()).toBeVisible();
    expect(((await heard) as Event).target).toBe(panel);
  });
  it('[FRM-22c] takes an empty field to the part that the page shows first', async () => {
    show({
      formId: 'order',
      formName: 'Order',
      fields: [
        { type: 'date', id: 'day', title: 'Arrival', required: true },
        { type: 'name', id: 'name', title: 'Name', required: true },
      ],
      formats: { dateOrder: 'dmy', nameOrder: 'family-first' },
    });
    await submit();
    await expect.element(page.getByLabelText('Day')).toHaveFocus();
    await expect.element(page.getByLabelText('Month')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByLabelText('Last Name')).toHaveAttribute('aria-invalid', 'true');
  });
  it('[FRM-12] has an unseen field that neither keyboard nor screen reader meets, and that says to leave it empty', async () => {
    show(noSecret);
    const trap = document.querySelector<HTMLInputElement>('.pl-form-trap input')!;
    expect(page.getByRole('textbox').elements().length).toBeGreaterThan(0);
    expect(page.getByRole('textbox').elements()).not.toContain(trap);
    expect(trap.labels![0]!.textContent).toBe('Leave this field empty.');
    expect(trap.autocomplete).toBe('off');
    const send = page.getByRole('button', { name: 'Submit' }).element();
    const met: (Element | null)[] = [];
    for (let press = 0; press < 20 && !met.includes(send); press += 1) {
      await userEvent.tab();
      met.push(document.activeElement);
    }
    expect(met).toContain(send);
    expect(met).not.toContain(trap);
  });
  it('[FRM-12] takes the second try of a person whose password manager has filled the unseen field', async () => {
    const ports = show(noSecret, {}, [{ ok: false, status: 400 }]);
    await userEvent.fill(subject(), 'Cups');
    document.querySelector<HTMLInputElement>('.pl-form-trap input')!.value = 'Hanna';
    await submit();
    await expect.element(page.getByText(/Unknown error/).first()).toBeVisible();
    await submit();
    await expect
      .poll(() => ports.saved.map(({ honeypot }) => honeypot))
      .toEqual(['Hanna', undefined]);
  });
  it('[FRM-13] has nothing left in it once it is sent, for a browser that puts entries back', async () => {
    show(noSecret);
    await userEvent.fill(subject(), 'Cups');
    const entry = subject().element() as HTMLInputElement;
    await submit();
    await expect.element(page.getByText('Thank you!').first()).toBeVisible();
    expect(entry.value).toBe('');
  });
  it('[FRM-20d] follows a button that resets it: neither draft nor errors stay', async () => {
    show(noSecret, { drafts: undefined });
    await submit();
    await expect.element(page.getByText('Subject is required.').last()).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Tea' }));
    const stored = () => JSON.stringify({ ...sessionStorage });
    await expect.poll(stored).toContain('Tea');
    document.querySelector('form')!.reset();
    await expect.poll(stored).not.toContain('Tea');
    await expect.element(subject()).not.toHaveAttribute('aria-invalid');
  });
  it('breaks words that are longer than the form is wide', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    show({
      formId: 'long',
      formName: 'Long',
      fields: [
        { type: 'radio', id: 'one', title: word, options: [word, 'x'], required: true },
        { type: 'likert', id: 'opinion', title: word, options: [word], required: true },
        { type: 'section', id: 'rest', title: word, description: word },
        { type: 'text', id: 'text', title: word, description: word, required: true },
      ],
      submitButtonText: word,
    });
    document.body.style.width = '300px';
    await userEvent.click(page.getByRole('button', { name: word }));
    await expect.element(page.getByRole('link', { name: word }).first()).toBeVisible();
    const form = document.querySelector<HTMLElement>('.pl-form')!;
    expect(form.scrollWidth).toBe(form.clientWidth);
    const box = page.getByRole('radio', { name: word }).first().element();
    expect(box.getBoundingClientRect()).toMatchObject({ width: 18, height: 18 });
    document.body.removeAttribute('style');
  });
  it('[FRM-1h] [FRM-20b] gives an address the format of the country that a draft restores, or a reset', async () => {
    const order: FormSchema = {
      formId: 'contact',
      formName: 'Order',
      fields: [{ type: 'address', id: 'home', title: 'Home' }],
    };
    const values = { home: ['1 Weg', '', 'Bonn', '', '53111', 'DE'] };
    sessionStorage.setItem('plinth.draft.contact.', JSON.stringify({ values, at: Date.now() }));
    show(order, { drafts: undefined });
    const state = page.getByRole('textbox', { name: 'State' });
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bonn');
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
    await expect.element(state).not.toBeInTheDocument();
    document.querySelector('form')!.reset();
    await expect.element(state).toBeVisible();
  });
  it('[FRM-1h] [FRM-22c] keeps the focus where a visitor types while an address changes its format', async () => {
    const values = { home: ['', '', 'Bonn', '', '53111', 'DE'] };
    sessionStorage.setItem('plinth.draft.contact.', JSON.stringify({ values, at: Date.now() }));
    const order: FormSchema = {
      formId: 'contact',
      formName: 'Order',
      fields: [{ type: 'address', id: 'home', title: 'Home' }],
    };
    document.body.innerHTML = renderToString(<Form schema={order} idPrefix="" />);
    const city = page.getByRole('textbox', { name: 'City' });
    await userEvent.fill(city, 'Köln');
    const left = vi.fn();
    document.addEventListener('focusout', left);
    undo = attachForm(document.body.firstElementChild as HTMLElement, {
      ports: recordingPorts(),
      schema: order,
    });
    await expect.element(page.getByRole('textbox', { name: 'Postal Code' })).toHaveValue('53111');
    await expect.element(city).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
    document.removeEventListener('focusout', left);
    const captions = [...document.querySelectorAll('#home .field:not([hidden]) .caption')];
    expect(captions.map(({ textContent }) => textContent)).toEqual([
      ...['Country', 'Address 1', 'Address 2', 'Postal Code', 'City'],
    ]);
  });
  it('[FRM-1h] gives an address the shape of its country', async () => {
    const ports = show({
      formId: 'a',
      formName: 'A',
      fields: [{ type: 'address', id: 'home', title: 'Home', required: true }],
    });
    await expect.element(page.getByLabelText('Country')).toHaveValue('US');
    const captions = () =>
      [...document.querySelectorAll<HTMLElement>('#home .field:not([hidden]) .caption')].map(
        ({ textContent }) => textContent,
      );
    await expect
      .poll(captions)
      .toEqual(['Country', 'Address 1', 'Address 2', 'City', 'State', 'Zip Code']);
    const country = page.getByLabelText('Country');
    await userEvent.fill(page.getByLabelText('State'), 'IL');
    await userEvent.selectOptions(country, 'DE');
    await userEvent.selectOptions(country, 'US');
    await expect.element(page.getByLabelText('State')).toHaveValue('IL');
    await userEvent.selectOptions(country, 'DE');
    expect(captions()).toEqual(['Country', 'Address 1', 'Address 2', 'Postal Code', 'City']);
    await userEvent.fill(page.getByLabelText('Address 1'), 'Weg 1');
    await userEvent.fill(page.getByLabelText('City'), 'Bonn');
    await userEvent.fill(page.getByLabelText('Postal Code'), '5311');
    await submit();
    await expect.element(page.getByLabelText('Postal Code')).toHaveFocus();
    await expect
      .element(page.getByLabelText('Postal Code'))
      .toHaveAccessibleDescription('Enter a postal code that fits the country.');
    await userEvent.fill(page.getByLabelText('Postal Code'), '53111');
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(JSON.parse(ports.saved[0]!.form)).toEqual({
      home: ['Weg 1', '', 'Bonn', '', '53111', 'DE'],
    });
  });
});

it('[FRM-12] [A-99] is sent with the ids that the form names, else with the collection of its page', async () => {
  const pageContext = { collectionId: 'of the page' };
  for (const [schema, expected] of [
    [contact, { collectionId: 'of the page', objectName: '' }],
    [
      { ...contact, collectionId: 'of the form', objectName: 'page-1' },
      { collectionId: 'of the form', objectName: 'page-1' },
    ],
  ] as const) {
    const ports = show(schema, { pageContext, schema, drafts: false });
    await userEvent.fill(subject(), 'Human');
    await submit();
    await expect.poll(() => ports.saved[0]).toMatchObject(expected);
  }
});
