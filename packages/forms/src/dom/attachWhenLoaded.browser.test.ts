import { afterEach, expect, it, vi } from 'vitest';
import { attachWhenLoaded } from './attachWhenLoaded';

let undo: (() => void) | undefined;
let watch: AbortController;
afterEach(() => {
  undo?.();
  undo = undefined;
  watch.abort();
  document.body.replaceChildren();
});

/** A part whose arrival the test decides, a form, and the submissions that would leave the page. */
function prepare(html: string) {
  document.body.innerHTML = html;
  const form = document.querySelector('form')!;
  const posts: string[] = [];
  watch = new AbortController();
  document.body.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) posts.push(form.action);
      event.preventDefault();
    },
    { signal: watch.signal },
  );
  const sent: Event[] = [];
  const detach = vi.fn();
  const attach = vi.fn(() => {
    const listener = (event: Event): void => {
      event.preventDefault();
      sent.push(event);
    };
    form.addEventListener('submit', listener);
    return detach;
  });
  const calls: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<object>((resolve, reject) =>
      calls.push({ come: () => resolve({}), fail: () => reject(new Error('gone')) }),
    );
  const fail = vi.fn();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  undo = attachWhenLoaded(form, { load, attach, fail });
  return { form, posts, sent, attach, detach, calls, fail, told };
}

it('[FRM-20l] holds what is sent before the part is there, and sends it once', async () => {
  const { form, posts, sent, attach, calls } = prepare('<form action="/send"></form>');
  form.requestSubmit();
  form.requestSubmit();
  expect(attach).not.toHaveBeenCalled();
  calls[0]!.come();
  await expect.poll(() => sent.length).toBe(1);
  form.requestSubmit();
  expect(sent).toHaveLength(2);
  expect(posts).toEqual([]);
  expect(calls).toHaveLength(1);
});

it('[RUN-5] reports a part that fails to load to the console', async () => {
  const { calls, told } = prepare('<form></form>');
  calls[0]!.fail();
  await expect.poll(() => told.mock.calls).toEqual([['Could not render form', new Error('gone')]]);
});

it('[FRM-20l] [FRM-21a] lets the browser post a form with an address where the part fails to load', async () => {
  const { form, posts, attach, calls, fail } = prepare('<form action="/send"></form>');
  calls[0]!.fail();
  await expect.poll(() => fail.mock.calls).toEqual([[false]]);
  form.requestSubmit();
  expect(posts).toEqual([]);
  expect(calls).toHaveLength(2);
  calls[1]!.fail();
  await expect.poll(() => posts).toEqual([form.action]);
  expect(attach).not.toHaveBeenCalled();
});

it.each([
  ['that has no address', '<form></form>', true],
  ['without a connection', '<form action="/send"></form>', false],
])('[FRM-20f] keeps a form %s in the page, and asks again', async (_, html, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { form, posts, sent, calls, fail } = prepare(html);
  form.requestSubmit();
  calls[0]!.fail();
  await expect.poll(() => fail.mock.calls).toEqual([[true]]);
  form.requestSubmit();
  calls[1]!.come();
  await expect.poll(() => sent.length).toBe(1);
  expect(posts).toEqual([]);
});

it('attaches nothing to a form that is gone by then, and lets go of it', async () => {
  const { form, posts, attach, detach, calls } = prepare('<form action="/send"></form>');
  undo!();
  calls[0]!.come();
  await new Promise(requestAnimationFrame);
  expect(attach).not.toHaveBeenCalled();
  form.requestSubmit();
  expect(posts).toHaveLength(1);
  expect(detach).not.toHaveBeenCalled();
});
