import { expect, it } from 'vitest';
import { createTurns } from './createTurns';

const nextLoop = () => new Promise((resolve) => setImmediate(resolve));

it('[SRV-2] lets one in with each turn of the event loop, in the order of arrival', async () => {
  const turn = createTurns();
  const entered: string[] = [];
  const come = (name: string) => void turn().then(() => entered.push(name));
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

it('[SRV-2] opens again for whoever comes when everybody has been served', async () => {
  const turn = createTurns();
  await turn();
  await turn();
  const both = [turn(), turn()];
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});
