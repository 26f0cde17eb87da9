import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { createFormStore } from './createFormStore';
import { loadSending } from './loadSending';

vi.mock('./loadSending');
const load = vi.mocked(loadSending);
beforeEach(() => void load.mockRejectedValue(new Error('gone')));
afterEach(() => void load.mockReset());

const schema = {
  formId: 'contact',
  formName: 'Contact',
  fields: [{ type: 'text', id: 'word', title: 'Word', required: true }],
} as const;

it('[FRM-17] [FRM-20l] keeps the entries where the part that sends fails to load, and loads it again', async () => {
  const ports = recordingPorts();
  const store = createFormStore({ schema, ports });
  store.setValue('word', 'Kep');
  expect(load).toHaveBeenCalledTimes(1);
  store.setValue('word', 'Kept');
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.submit()).toBe(true);
  expect(store.submit()).toBe(false);
  await expect.poll(() => store.getState().submit.phase).toBe('failure');
  expect(store.getState()).toMatchObject({
    values: { word: 'Kept' },
    submit: {
      explanation: {
        message: 'Error processing form submission. Please reload and try again.',
      },
    },
  });
  load.mockImplementation(() => import('./sending'));
  store.submit();
  await expect.poll(() => store.getState().submit.phase).toBe('success');
  expect(ports.saved).toMatchObject([{ form: '{"word":"Kept"}' }]);
});

it('[FRM-20l] lets the browser post the form where that can be done', async () => {
  const ports = recordingPorts();
  const store = createFormStore({ schema, ports, values: { word: 'Kept' } });
  const posts: boolean[] = [];
  const post = (answer: boolean) => () => (posts.push(answer), answer);
  store.connectView({ post: post(false) });
  store.connectView({ post: post(true) });
  store.submit();
  await expect.poll(() => posts).toEqual([false, true]);
  // A page that comes back from the browser's memory must not be locked.
  expect(store.getState()).toMatchObject({ submit: { phase: 'idle' }, values: { word: 'Kept' } });
  expect(ports.saved).toEqual([]);
});

it('blocks nobody where rules of the page’s own fail to load', async () => {
  const ports = recordingPorts();
  const store = createFormStore({ schema, ports, checks: { word: () => 'Never.' } });
  load.mockImplementation(() => import('./sending'));
  store.setValue('word', 'Right');
  store.submit();
  await expect.poll(() => store.getState().submit.phase).toBe('success');
});

it.each(['requestSubmissionKey', 'saveSubmission'] as const)(
  '[FRM-21a] posts the form where %s says that no script of the page can send it',
  async (call) => {
    const refused = () => Promise.resolve({ ok: false as const, status: 400, needsPost: true });
    const ports = { ...recordingPorts(), [call]: refused };
    const store = createFormStore({ schema, ports, values: { word: 'Kept' } });
    load.mockImplementation(() => import('./sending'));
    let posts = 0;
    const disconnect = store.connectView({ post: () => (posts += 1) > 0 });
    store.submit();
    await expect.poll(() => posts).toBe(1);
    expect(store.getState()).toMatchObject({ submit: { phase: 'idle' }, values: { word: 'Kept' } });
    // A form without an address says so.
    disconnect();
    store.submit();
    await expect.poll(() => store.getState().submit.phase).toBe('failure');
  },
);
