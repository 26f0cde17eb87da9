import {
  object,
  pipe,
  string,
  check as valibotCheck,
  minLength,
  forward,
  partialCheck,
} from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FormSchema } from '../pure/formSchema';
import type { SubmitOutcome } from '../pure/submission';
import './sending'; // Loaded in advance, because the fake clock of these tests does not advance while parts load.
import { createFormStore } from './createFormStore';
import type { Connection, FormStoreOptions } from './formStore';

const schema: FormSchema = {
  formId: 'contact',
  formName: 'Contact',
  fields: [
    { type: 'email', id: 'email', title: 'E-mail', required: true },
    { type: 'text', id: 'code', title: 'Code' },
  ],
};
const values = { email: 'ada@example.org', code: 'A' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

function start(answers: SubmitOutcome[] = [], options: Partial<FormStoreOptions> = {}) {
  const ports = recordingPorts(answers);
  const store = createFormStore({ schema, values, ports, ...options });
  return { ports: { ...ports, ...options.ports } as typeof ports, store };
}

/** A device that is cut off and connected again as a test says. */
function flakyConnection() {
  const listeners = new Set<() => void>();
  const device = { isOnline: true, listeners };
  const connection: Connection = {
    isOnline: () => device.isOnline,
    onReconnect: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { device, connection };
}

/** The number of changes that a store reports while something happens. */
function countChanges(store: ReturnType<typeof createFormStore>, happen: () => void): number {
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  happen();
  stop();
  return listener.mock.calls.length;
}
const messageOf = (store: ReturnType<typeof createFormStore>): string | undefined => {
  const { submit } = store.getState();
  return submit.phase === 'failure'
    ? [submit.explanation.message, ...submit.explanation.others].join(' ')
    : undefined;
};

describe('submission', () => {
  it('[FRM-12] asks for a key, then saves', async () => {
    const { store, ports } = start();
    expect(store.submit()).toBe(true);
    expect(store.submit()).toBe(false);
    await settle();
    expect(ports.saved).toEqual([
      {
        key: 'key-1',
        formId: 'contact',
        collectionId: '',
        objectName: '',
        isOverlayForm: false,
        submitButtonText: 'Submit',
        form: JSON.stringify(values),
      },
    ]);
    // Without a captcha there is not even an empty key.
    expect(ports.saved[0]).not.toHaveProperty('captchaKey');
    expect(store.getState().submit.phase).toBe('success');
    expect(store.submit()).toBe(false);
  });
  it('notifies the page once of what was sent, and of nothing that was refused', async () => {
    const onSubmitted = vi.fn();
    const ports = recordingPorts([{ ok: false, status: 500 }], { onSubmitted });
    const { store } = start([], { ports });
    store.submit();
    await settle();
    expect(onSubmitted).not.toHaveBeenCalled();
    store.submit();
    await settle();
    expect(onSubmitted.mock.calls).toEqual([[{ formId: 'contact', values }]]);
  });
  it('[FRM-12] checks and sends what the views find in the page', async () => {
    const { store, ports } = start([], { values: { email: '', code: '' } });
    store.connectView({});
    store.connectView({ collect: () => ({ email: 'autofill@example.org' }) });
    store.connectView({ collect: () => ({ code: 'Z' }) });
    const leave = store.connectView({ collect: () => ({ code: 'of a view that is gone' }) });
    leave();
    store.submit();
    await settle();
    expect(ports.saved.map(({ form }) => JSON.parse(form) as unknown)).toEqual([
      { email: 'autofill@example.org', code: 'Z' },
    ]);
  });
  it('[FRM-20n] notifies the views before anything leaves under a new key, so that they can keep it', async () => {
    const steps: string[] = [];
    const ports = recordingPorts([{ ok: false, status: 0 }], {
      requestSubmissionKey: async () => {
        steps.push('key');
        return { ok: true, key: 'key-1' };
      },
    });
    const save = ports.saveSubmission;
    ports.saveSubmission = (payload, signal) => {
      steps.push('save');
      return save(payload, signal);
    };
    const { store } = start([], { ports });
    store.connectView({});
    store.connectView({ beforeSave: () => steps.push(`kept ${store.pending()?.key}`) });
    store.submit();
    await settle();
    // The second try has the key already.
    store.submit();
    await settle();
    expect(steps).toEqual(['key', 'kept key-1', 'save', 'save']);
  });
  it('[FRM-11] reports no change where a second submit is locked out', () => {
    const { store } = start();
    store.submit();
    expect(countChanges(store, () => store.submit())).toBe(0);
  });
  it('[FRM-14] leaves what was typed wrong meanwhile beside what the server refuses', async () => {
    const { store } = start([{ ok: false, status: 400, body: { errors: { code: 'Taken.' } } }]);
    store.submit();
    store.setValue('email', 'ada');
    await settle();
    expect(store.getState().errors).toEqual({
      email: expect.stringContaining('Email is not valid.'),
      code: 'Taken.',
    });
  });
  it('[FRM-12] [FRM-20p] takes what is sent along from whichever view knows it', async () => {
    const { store, ports } = start();
    store.connectView({ beforeSave: () => {} });
    store.connectView({ captchaKey: () => 'token', payload: () => ({ isOverlayForm: true }) });
    store.connectView({ payload: () => ({ isOverlayForm: false }) });
    store.submit();
    await settle();
    expect(ports.saved[0]).toMatchObject({ isOverlayForm: true, captchaKey: 'token' });
  });
  it.each([
    [401, 'Unable to submit form. Please try again later.'],
    [404, 'This form has not been configured yet.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, 'Unable to send form. Please try again later.'],
  ])('[FRM-15] explains status %i', async (status, message) => {
    const { store } = start([{ ok: false, status, body: { error: 'inner words' } }]);
    store.submit();
    await settle();
    expect(messageOf(store)).toBe(message);
  });
  it('[FRM-15] says when to try again', async () => {
    const { store } = start([
      { ok: false, status: 429, retryAfter: 30 },
      { ok: false, status: 429, retryAfter: 600 },
    ]);
    store.submit();
    await settle();
    expect(messageOf(store)).toContain('You can try again in 30 seconds.');
    store.submit();
    await settle();
    expect(messageOf(store)).toContain('You can try again in 10 minutes.');
  });
  it('[FRM-16] shows the error of the body, else that it is unknown', async () => {
    const { store } = start([
      { ok: false, status: 400, body: { data: { error: 'Not on Sundays.' } } },
      { ok: false, status: 400 },
      { ok: false, status: 418, body: 'tea' },
    ]);
    for (const message of [
      'Not on Sundays.',
      'Unknown error, please try again later.',
      'Unknown error, please try again later.',
    ]) {
      store.submit();
      await settle();
      expect(messageOf(store)).toBe(message);
    }
  });
  it('[FRM-17, A-238, A-241, A-242] has messages for everything else that goes wrong', async () => {
    const refusing = recordingPorts([], {
      requestSubmissionKey: async () => ({ ok: false, status: 500 }),
    });
    const keyless = start([], { ports: refusing });
    keyless.store.submit();
    await settle();
    expect(messageOf(keyless.store)).toBe(
      'Could not get a form submission key, please try again later.',
    );

    const busy = recordingPorts([], {
      requestSubmissionKey: async () => ({ ok: false, status: 429, retryAfter: 30 }),
    });
    const waiting = start([], { ports: busy });
    waiting.store.submit();
    await settle();
    expect(messageOf(waiting.store)).toBe(
      'Could not get a form submission key, please try again later. You can try again in 30 seconds.',
    );

    const empty = start([], {
      ports: recordingPorts([], { requestSubmissionKey: async () => ({ ok: true, key: '' }) }),
    });
    empty.store.submit();
    await settle();
    expect(messageOf(empty.store)).toBe(
      'Could not get a form submission key, please try again later.',
    );
    expect(empty.ports.saved).toEqual([]);

    const throwing = recordingPorts([], {
      saveSubmission: () => Promise.reject(new Error('boom')),
    });
    const broken = start([], { ports: throwing });
    broken.store.submit();
    await settle();
    expect(messageOf(broken.store)).toBe(
      'Error processing form submission. Please reload and try again.',
    );

    const odd = start();
    odd.store.setValue('code', 1n as never);
    odd.store.submit();
    await settle();
    expect(messageOf(odd.store)).toBe(
      'Could not parse the form fields, please check your entries.',
    );

    const invalid = start([], { values: { email: '', code: '' } });
    invalid.store.submit();
    expect(messageOf(invalid.store)).toBe(
      'One or more fields is invalid, please check your entries.',
    );
    expect(invalid.ports.keys).toEqual([]);
  });
  it('[FRM-8, A-101] does not save without the captcha', async () => {
    const { store, ports } = start();
    let token: string | null = null;
    store.connectView({ captchaKey: () => token });
    store.submit();
    await settle();
    expect(messageOf(store)).toBe('Complete CAPTCHA before submitting.');
    expect(ports.keys).toEqual([]);
    token = 'solved';
    store.submit();
    await settle();
    expect(ports.saved[0]).toMatchObject({ captchaKey: 'solved' });
  });
  it('[FRM-20n] sends the same entries with the same key while the outcome is unknown', async () => {
    const { store, ports } = start([
      { ok: false, status: 0 },
      { ok: false, status: 503 },
    ]);
    for (let tries = 0; tries < 3; tries += 1) {
      store.submit();
      await settle();
    }
    expect(ports.saved.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(store.getState().submit.phase).toBe('success');
  });
  it.each([429, 500])(
    '[FRM-20n] sends the same entries with the same key after status %i',
    async (status) => {
      const { store, ports } = start([{ ok: false, status }]);
      store.submit();
      await settle();
      store.submit();
      await settle();
      expect(ports.saved.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    },
  );
  it('[FRM-20n] goes on after a reload with the key whose outcome is unknown', async () => {
    const before = start([{ ok: false, status: 0 }]);
    before.store.submit();
    await settle();
    const pending = before.store.pending()!;
    expect(pending.key).toBe('key-1');

    const after = start();
    expect(after.store.pending()).toBeUndefined();
    after.store.resume(pending);
    // A key of an earlier page does not replace the one that is being used.
    after.store.resume({ key: 'older', entries: pending.entries });
    after.store.submit();
    await settle();
    expect(after.ports.keys).toEqual([]);
    expect(after.ports.saved).toMatchObject([{ key: 'key-1' }]);
    expect(after.store.pending()).toBeUndefined();
  });
  it('[FRM-20n] takes a new key for other entries, and after the server has said no', async () => {
    const { store, ports } = start([
      { ok: false, status: 0 },
      { ok: false, status: 400, body: { error: 'No.' } },
    ]);
    store.submit();
    await settle();
    store.setValue('code', 'B');
    store.submit();
    await settle();
    store.submit();
    await settle();
    expect(ports.saved.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  });
  it('[FRM-20m] waits for the connection and sends once, with the current entries', async () => {
    const { device, connection } = flakyConnection();
    const { listeners } = device;
    device.isOnline = false;
    const { store, ports } = start([], { connection });
    store.submit();
    await settle();
    expect(store.getState().submit.phase).toBe('waiting');
    expect(store.submit()).toBe(false);
    store.setValue('code', 'C');
    device.isOnline = true;
    for (const listener of [...listeners, ...listeners]) listener();
    await settle();
    expect(ports.saved.map(({ form }) => form)).toEqual([JSON.stringify({ ...values, code: 'C' })]);
    expect(listeners.size).toBe(0);
  });
  it.each(['key', 'save'])(
    '[FRM-20m] waits where the connection is lost with the call for the %s, and goes when it is back',
    async (call) => {
      const { device, connection } = flakyConnection();
      const onSubmitted = vi.fn();
      const ports = recordingPorts([], { onSubmitted });
      const { requestSubmissionKey, saveSubmission } = ports;
      ports.requestSubmissionKey = async (signal) =>
        device.isOnline && call === 'key' ? cutOff() : requestSubmissionKey(signal);
      ports.saveSubmission = async (payload, signal) =>
        device.isOnline && call === 'save' ? cutOff() : saveSubmission(payload, signal);
      const cutOff = () => {
        device.isOnline = false;
        call = 'neither';
        return { ok: false as const, status: 0 };
      };
      const { store } = start([], { connection, ports });
      store.submit();
      await settle();
      expect(store.getState().submit.phase).toBe('waiting');
      expect(onSubmitted).not.toHaveBeenCalled();
      device.isOnline = true;
      for (const listener of [...device.listeners]) listener();
      await settle();
      expect(store.getState().submit.phase).toBe('success');
      expect(ports.keys).toEqual(['key-1']);
      expect(onSubmitted).toHaveBeenCalledTimes(1);
    },
  );
  it.each([
    [0, true],
    [503, false],
  ])(
    '[FRM-20m] does not wait for a connection after status %i, online: %s',
    async (status, isOnline) => {
      const { device, connection } = flakyConnection();
      const ports = recordingPorts([], {
        saveSubmission: async () => {
          device.isOnline = isOnline;
          return { ok: false, status };
        },
      });
      const { store } = start([], { connection, ports });
      store.submit();
      await settle();
      expect(store.getState().submit.phase).toBe('failure');
    },
  );
  it('ends with its store', async () => {
    const { store, ports } = start();
    store.submit();
    store.destroy();
    await settle();
    expect(ports.saved).toEqual([]);
  });
  it('does not let a sending that was reset spoil the next one', async () => {
    const { store, ports } = start();
    store.submit();
    store.reset();
    store.submit();
    await settle();
    expect(store.getState().submit.phase).toBe('success');
    expect(ports.saved).toHaveLength(1);
  });
});

describe('checks of the page’s own', () => {
  it('takes the latest answer of a rule that asks a server', async () => {
    const asked: { value: string; answer: (message?: string) => void; signal: AbortSignal }[] = [];
    const { store } = start([], {
      checks: {
        code: (value, { signal }) =>
          new Promise((answer) => asked.push({ value: value as string, answer, signal })),
      },
    });
    store.setValue('code', 'B');
    store.leaveField('code');
    await vi.advanceTimersByTimeAsync(300);
    store.setValue('code', 'BB');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ value }) => value)).toEqual(['B', 'BB']);
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[1]!.answer('Taken.');
    asked[0]!.answer('Old news.');
    await settle();
    expect(store.getState().errors).toEqual({ code: 'Taken.' });
  });
  it('asks a rule once for quick typing, and not before the field was left', async () => {
    const check = vi.fn();
    const { store } = start([], { checks: { code: check } });
    store.setValue('code', 'B');
    await vi.advanceTimersByTimeAsync(300);
    expect(check).not.toHaveBeenCalled();
    store.leaveField('code');
    await vi.advanceTimersByTimeAsync(299);
    store.setValue('code', 'BB');
    await vi.advanceTimersByTimeAsync(299);
    expect(check).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(check.mock.calls.map(([value]) => value as unknown)).toEqual(['BB']);
  });
  it('asks a rule only for what the rule table finds right', async () => {
    const check = vi.fn();
    const { store } = start([], { checks: { email: check } });
    store.setValue('email', 'ada');
    store.leaveField('email');
    await vi.advanceTimersByTimeAsync(300);
    expect(check).not.toHaveBeenCalled();
    expect(store.getState().errors['email']).toContain('Email is not valid.');
  });
  it.each(['reset', 'destroy'] as const)('asks no rule any more after a %s', async (end) => {
    const check = vi.fn(() => 'Taken.');
    const { store } = start([], { checks: { code: check } });
    store.setValue('code', 'B');
    store.leaveField('code');
    await vi.advanceTimersByTimeAsync(100);
    store[end]();
    await vi.advanceTimersByTimeAsync(300);
    expect(check).not.toHaveBeenCalled();
    expect(store.getState().errors).toEqual({});
  });
  it('does not ask the rule of a field that is not shown', async () => {
    const fields = [
      ...schema.fields,
      { type: 'text', id: 'more', title: 'More', conditions: [{ field: 'code', test: 'empty' }] },
    ] as const;
    const { store, ports } = start([], {
      schema: { ...schema, fields },
      checks: { more: () => 'Never right.' },
    });
    store.submit();
    await settle();
    expect(ports.saved).toHaveLength(1);
  });
  it('lets a rule look at the other fields when the form is sent', async () => {
    const { store, ports } = start([], {
      checks: { code: (value, { values: all }) => (all['email'] === value ? 'Twice.' : undefined) },
    });
    store.setValue('code', values.email);
    store.submit();
    await settle();
    expect(store.getState().errors).toEqual({ code: 'Twice.' });
    expect(ports.keys).toEqual([]);
  });
  it('leaves what was typed wrong while a rule was asked', async () => {
    let answer = (_: string): void => {};
    const { store } = start([], {
      checks: { code: () => new Promise<string>((resolve) => (answer = resolve)) },
    });
    store.submit();
    await settle();
    store.setValue('email', 'ada');
    answer('Taken.');
    await settle();
    expect(store.getState().errors).toEqual({
      email: expect.stringContaining('Email is not valid.'),
      code: 'Taken.',
    });
  });
  it('stops the submission with what any Standard Schema validator says, per field and per form', async () => {
    const { store, ports } = start([], {
      checks: { code: pipe(string(), minLength(2, 'Two letters, please.')) },
      formCheck: pipe(
        object({ email: string(), code: string() }),
        forward(
          partialCheck(
            [['email'], ['code']],
            ({ email, code }) => !email.includes(code),
            'Not from your address.',
          ),
          ['code'],
        ),
        valibotCheck(({ code }) => code !== 'xx', 'No form like this.'),
      ),
    });
    store.submit();
    await settle();
    expect(store.getState().errors).toEqual({ code: 'Two letters, please.' });
    store.setValue('code', 'ada');
    store.submit();
    await settle();
    expect(store.getState().errors).toEqual({ code: 'Not from your address.' });
    store.setValue('code', 'xx');
    store.submit();
    await settle();
    expect(messageOf(store)).toContain('No form like this.');
    store.setValue('code', 'ok');
    store.submit();
    await settle();
    expect(ports.saved).toHaveLength(1);
  });
  it('waits ten seconds for a rule that does not answer, and sends the form then', async () => {
    const { store, ports } = start([], {
      checks: { code: () => new Promise(() => {}), email: () => 'Taken.' },
      formCheck: {
        '~standard': { version: 1, vendor: 'x', validate: () => new Promise(() => {}) },
      },
    });
    store.submit();
    await vi.advanceTimersByTimeAsync(20_000);
    // Errors that others have found count.
    expect(store.getState().errors).toEqual({ email: 'Taken.' });
    const alone = start([], { checks: { code: () => new Promise(() => {}) } });
    alone.store.submit();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(alone.ports.saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(alone.ports.saved).toHaveLength(1);
    expect(ports.saved).toEqual([]);
  });
  it('does not stop anybody when a rule cannot answer', async () => {
    const { store, ports } = start([], {
      checks: { code: () => Promise.reject(new Error('down')) },
      formCheck: {
        '~standard': { version: 1, vendor: 'x', validate: () => Promise.reject(new Error('down')) },
      },
    });
    store.submit();
    await settle();
    expect(ports.saved).toHaveLength(1);
  });
});

describe('entries', () => {
  it('[FRM-22j] scolds late and forgives early', () => {
    const { store } = start([], { values: { email: '', code: '' } });
    store.leaveField('email');
    expect(store.getState().errors).toEqual({});
    store.setValue('email', 'ada');
    expect(store.getState().errors).toEqual({});
    store.leaveField('email');
    expect(store.getState().errors['email']).toContain('Email is not valid.');
    store.setValue('email', 'ada@example.org');
    expect(Object.keys(store.getState().errors)).toEqual([]);
  });
  it('[FRM-22j] checks no field that a visitor only went through, also where its parts were read again', () => {
    const fields = [
      { type: 'name', id: 'name', title: 'Name', required: true },
      { type: 'likert', id: 'mood', title: 'Mood', options: ['Rain'], required: true },
      { type: 'address', id: 'home', title: 'Home', required: true },
    ] as const;
    const home = ['', '', '', '', '', 'DE'];
    const { store } = start([], { schema: { ...schema, fields }, values: { home } });
    // As a page does that comes back from the browser's memory.
    store.setValues({ name: ['', ''], mood: {}, home: [...home] });
    for (const { id } of fields) store.leaveField(id);
    expect(store.getState().errors).toEqual({});
    store.setValue('name', ['Ada', '']);
    store.leaveField('name');
    expect(store.getState().errors).toEqual({ name: 'Name is required.' });
  });
  it('[FRM-22j] keeps what a server said about an entry when the field is left again', () => {
    const { store } = start();
    store.setValue('code', 'B');
    store.setErrors({ code: 'Taken.' });
    store.leaveField('code');
    expect(store.getState().errors).toEqual({ code: 'Taken.' });
  });
  it('[FRM-22j] takes many entries without checking them', () => {
    const { store } = start();
    store.setValues({ email: 'ada' });
    expect(store.getState()).toMatchObject({ values: { ...values, email: 'ada' }, errors: {} });
  });
  it('[FRM-4] leaves alone what is no field of the form', () => {
    const { store } = start();
    store.setValue('gone', 'x');
    expect(store.getState().values).toEqual(values);
    store.setValues({ gone: 'x' });
    store.leaveField('gone');
    expect(store.getState().errors).toEqual({});
    expect(store.failingPart('gone')).toBeUndefined();
    expect(store.isShown('gone')).toBe(true);
  });
  it('[FRM-22l] knows the part to be corrected, and nothing of a right entry', () => {
    const fields = [{ type: 'name', id: 'name', title: 'Name', required: true }] as const;
    const { store } = start([], { schema: { ...schema, fields }, values: { name: ['Ada', ''] } });
    expect(store.failingPart('name')).toBe(1);
    store.setValue('name', ['Ada', 'Lovelace']);
    expect(store.failingPart('name')).toBeUndefined();
  });
  it('shows a field while its conditions hold', () => {
    const fields = [
      { type: 'text', id: 'a', title: 'A' },
      { type: 'text', id: 'b', title: 'B', conditions: [{ field: 'a', test: 'filled' }] },
    ] as const;
    const { store } = start([], { schema: { ...schema, fields }, values: {} });
    expect([store.isShown('a'), store.isShown('b')]).toEqual([true, false]);
    store.setValue('a', 'x');
    expect(store.isShown('b')).toBe(true);
  });
  it('notifies subscribers of the state before and after, until they unsubscribe', () => {
    const { store } = start();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.setValue('code', 'B');
    expect(listener.mock.calls).toMatchObject([[{ values: { code: 'B' } }, { values }]]);
    stop();
    store.setValue('code', 'C');
    expect(listener).toHaveBeenCalledTimes(1);
  });
  it('reports no change where a right field is left or a step is shown already', () => {
    const { store } = start();
    store.setValue('code', 'B');
    expect(countChanges(store, () => store.leaveField('code'))).toBe(0);
    expect(countChanges(store, () => store.goToStep(0))).toBe(0);
  });
  it('uses the site’s own messages', () => {
    const { store } = start([], {
      values: {},
      messages: { 'forms.required': '{title} fehlt.' },
    });
    expect(store.validate()).toEqual({ email: 'E-mail fehlt.' });
  });
  it('starts with the messages of a server’s answer, and forgives them early', () => {
    const { store } = start([], { errors: { email: 'Unknown.' } });
    expect(store.getState().errors).toEqual({ email: 'Unknown.' });
    store.setValue('email', 'bob@example.org');
    expect(store.getState().errors).toEqual({});
  });
  describe('in steps', () => {
    const fields = (['a', 'b', 'c', 'd'] as const).map((id) => ({
      type: 'text' as const,
      id,
      title: id.toUpperCase(),
      required: id !== 'd',
    }));
    const steps = [
      { title: 'One', fields: ['a'] },
      { title: 'Two', fields: ['b'] },
      { title: 'Three', fields: ['c'] },
    ];
    const inSteps = (answers: SubmitOutcome[] = [], entries: Record<string, string> = {}) =>
      start(answers, { schema: { ...schema, fields, steps }, values: entries });

    it('puts what no step names into the last one', () => {
      const { store } = inSteps();
      expect([0, 1, 2].map(store.stepFields)).toEqual([['a'], ['b'], ['c', 'd']]);
      expect(start().store.stepFields(0)).toEqual(['email', 'code']);
    });
    it('checks a step without what comes later, and scolds for nothing that was not reached', () => {
      const { store } = inSteps();
      expect(store.validate(0)).toEqual({ a: 'A is required.' });
      store.setValue('a', 'x');
      expect(store.goToStep(1)).toBe(true);
      expect(store.getState()).toMatchObject({ step: 1, errors: {} });
      expect(Object.keys(store.getState().errors)).toEqual([]);
    });
    it('keeps the messages of other steps while one is checked, but not while the form is', () => {
      const { store } = inSteps();
      store.setErrors({ d: 'Taken.' });
      store.validate(0);
      expect(store.getState().errors).toEqual({ a: 'A is required.', d: 'Taken.' });
      store.validate();
      expect(Object.keys(store.getState().errors)).toEqual(['a', 'b', 'c']);
    });
    it('stops at the first step with an error on the way', () => {
      const { store } = inSteps([], { a: 'x' });
      expect(store.goToStep(2)).toBe(false);
      expect(store.getState()).toMatchObject({ step: 1, errors: { b: 'B is required.' } });
    });
    it('goes back past errors, and neither before the first step nor behind the last', () => {
      const { store } = inSteps([], { a: 'x', b: 'x' });
      expect(store.goToStep(9)).toBe(true);
      expect(store.getState().step).toBe(2);
      store.setValue('a', '');
      expect(store.goToStep(-1)).toBe(true);
      expect(store.getState().step).toBe(0);
    });
    it('shows the first step that has something to be corrected', () => {
      const { store } = inSteps([], { a: 'x' });
      store.submit();
      expect(store.getState()).toMatchObject({ step: 1, submit: { phase: 'failure' } });
    });
    it('stays where it is when a refusal names no field', async () => {
      const { store } = inSteps([{ ok: false, status: 500 }], { a: 'x', b: 'x', c: 'x' });
      store.goToStep(2);
      store.submit();
      await settle();
      expect(store.getState()).toMatchObject({ step: 2, submit: { phase: 'failure' } });
    });
    it('has one step where a form names none', async () => {
      const { store } = start([
        { ok: false, status: 400, body: { errors: { email: 'Unknown.' } } },
      ]);
      store.submit();
      await settle();
      expect(store.getState()).toMatchObject({ step: 0, errors: { email: 'Unknown.' } });
    });
  });
  it('moves to the next step only past what is right, and back to the step with an error', async () => {
    const steps = [
      { title: 'You', fields: ['email'] },
      { title: 'It', fields: ['code'] },
    ];
    const { store } = start([{ ok: false, status: 400, body: { errors: { email: 'Unknown.' } } }], {
      schema: { ...schema, steps },
      values: { email: '', code: '' },
    });
    expect(store.goToStep(1)).toBe(false);
    expect(store.getState()).toMatchObject({ step: 0, errors: { email: 'E-mail is required.' } });
    store.setValue('email', 'ada@example.org');
    expect(store.goToStep(1)).toBe(true);
    expect(store.getState().step).toBe(1);
    store.submit();
    await settle();
    expect(store.getState()).toMatchObject({ step: 0, errors: { email: 'Unknown.' } });
  });
  it('starts over after a reset', async () => {
    const { store, ports } = start();
    store.setValue('code', 'B');
    store.submit();
    await settle();
    store.reset();
    expect(store.getState()).toMatchObject({ values, errors: {}, submit: { phase: 'idle' } });
    store.submit();
    await settle();
    expect(ports.saved).toHaveLength(2);
  });
});
