import { expect, it, onTestFinished, vi } from 'vitest';
import { changeInTransition } from './changeInTransition';

/** A browser that paints no frame: the change is made only after the transition is skipped. */
function paintNothing() {
  const skipped = vi.fn();
  vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    let done: () => void;
    return {
      ready: new Promise(() => {}),
      updateCallbackDone: new Promise<void>((resolve) => (done = resolve)),
      finished: new Promise(() => {}),
      skipTransition: () => {
        skipped();
        (change as () => void)();
        done();
      },
    } as unknown as ViewTransition;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return skipped;
}

it('[RUN-26d] makes the change within a transition of the browser, once', async () => {
  const start = vi.spyOn(document, 'startViewTransition');
  onTestFinished(() => start.mockRestore());
  const change = vi.fn();
  await changeInTransition(document, change);
  expect(start).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
  await start.mock.results[0]!.value.finished;
});

it('[RUN-26d] makes the change without the movement where the browser paints nothing', async () => {
  const skipped = paintNothing();
  const change = vi.fn();
  await changeInTransition(document, change);
  expect(skipped).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

it('[RUN-26d] passes on what the change throws', async () => {
  const change = () => {
    throw new Error('No page to swap.');
  };
  await expect(changeInTransition(document, change)).rejects.toThrow('No page to swap.');
});
