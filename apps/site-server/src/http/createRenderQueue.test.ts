import { expect, it } from 'vitest';
import { createRenderQueue } from './createRenderQueue';

const nextLoop = () => new Promise((resolve) => setImmediate(resolve));

it('[SRV-2n] lets one in with each turn of the event loop, in the order of arrival', async () => {
  const turns = createRenderQueue();
  const entered: string[] = [];
  const come = (name: string) => void turns.take().then(() => entered.push(name));
  come('a');
  come('b');
  await nextLoop();
  expect(entered).toEqual(['a']);
  come('c');
  await nextLoop();
  expect(entered).toEqual(['a', 'b']);
  await nextLoop();
  expect(entered).toEqual(['a', 'b', 'c']);
});

it('[SRV-2n] accepts connections again when all have been served', async () => {
  const turns = createRenderQueue();
  await turns.take();
  await turns.take();
  const both = [turns.take(), turns.take()];
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});

it('[SRV-2n] delays no visitor while more come in, but not without end', async () => {
  const turns = createRenderQueue();
  const entered: string[] = [];
  const come = (name: string) => void turns.take().then(() => entered.push(name));
  come('a');
  come('b');
  come('c');
  for (let visitor = 0; visitor < 10; visitor += 1) {
    await nextLoop();
    turns.letIn();
  }
  expect(entered).toEqual(['a']);
  await nextLoop();
  await nextLoop();
  expect(entered).toContain('b');
  let loops = 0;
  for (; !entered.includes('c'); loops += 1) {
    turns.letIn();
    await nextLoop();
  }
  expect(loops).toBeLessThan(70);
});
