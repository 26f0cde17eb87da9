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
import './sending'; // It is there already: the clock of these tests stands still while parts load.
import { createFormStore, type Connection, type FormStoreOptions } from './formStore';

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
    expect(store.getState().submit.phase).toBe('success');
    expect(store.submit()).toBe(false);
  });
  it('[FRM-12, FRM-20] takes what is sent along from whichever view knows it', async () => {
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
  it('[FRM-17] has words for everything else that goes wrong', async () => {
    const refusing = recordingPorts([], {
      requestSubmissionKey: async () => ({ ok: false, status: 500 }),
    });
    const keyless = start([], { ports: refusing });
    keyless.store.submit();
    await settle();
    expect(messageOf(keyless.store)).toBe(
      'Could not get a form submission key, please try again later.',
    );

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
  it('[FRM-8] does not save without the captcha', async () => {
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
  it('[FRM-20] sends the same entries with the same key while the outcome is unknown', async () => {
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
  it('[FRM-20] takes a new key for other entries, and after the server has said no', async () => {
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
  it('[FRM-20] waits for the connection and goes once, with what stands there then', async () => {
    let isOnline = false;
    const listeners = new Set<() => void>();
    const connection: Connection = {
      isOnline: () => isOnline,
      onReconnect: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const { store, ports } = start([], { connection });
    store.submit();
    await settle();
    expect(store.getState().submit.phase).toBe('waiting');
    expect(store.submit()).toBe(false);
    store.setValue('code', 'C');
    isOnline = true;
    for (const listener of [...listeners, ...listeners]) listener();
    await settle();
    expect(ports.saved.map(({ form }) => form)).toEqual([JSON.stringify({ ...values, code: 'C' })]);
    expect(listeners.size).toBe(0);
  });
  it('ends with its store', async () => {
    const { store, ports } = start();
    store.submit();
    store.destroy();
    await settle();
    expect(ports.saved).toEqual([]);
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
  it('does not stop anybody when a rule cannot answer', async () => {
    const { store, ports } = start([], {
      checks: { code: () => Promise.reject(new Error('down')) },
    });
    store.submit();
    await settle();
    expect(ports.saved).toHaveLength(1);
  });
});

describe('entries', () => {
  it('[FRM-22] scolds late and forgives early', () => {
    const { store } = start([], { values: { email: '', code: '' } });
    store.leaveField('email');
    expect(store.getState().errors).toEqual({});
    store.setValue('email', 'ada');
    expect(store.getState().errors).toEqual({});
    store.leaveField('email');
    expect(store.getState().errors['email']).toContain('Email is not valid.');
    store.setValue('email', 'ada@example.org');
    expect(store.getState().errors).toEqual({});
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
    store.submit();
    await settle();
    expect(store.getState()).toMatchObject({ step: 0, errors: { email: 'Unknown.' } });
  });
  it('starts anew after a reset', async () => {
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
