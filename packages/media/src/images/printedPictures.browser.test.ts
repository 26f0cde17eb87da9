import { afterEach, expect, it } from 'vitest';
import { attachImages } from './attachImages';

let undo: () => void = () => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

const waiting = '<img alt="Far" data-src="/fixture/far.jpg" data-image-dimensions="1000x500">';

it('[MED-3] loads what is far away when the page is printed, and nothing after the undo', async () => {
  document.body.innerHTML = `<p style="height:9000px">Long</p><div>${waiting}</div>`;
  undo = attachImages(document);
  const image = document.querySelector('img')!;
  expect(image.hasAttribute('src')).toBe(false);
  dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);

  document.body.innerHTML = `<p style="height:9000px">Long</p><div>${waiting}</div>`;
  attachImages(document)();
  dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('img')!.hasAttribute('src')).toBe(false);
});
