import { afterEach, expect, it, vi } from 'vitest';
import { attachImages } from './attachImages';

let undo: () => void = () => {};
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

const wish = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

function add(more = ''): HTMLImageElement {
  document.body.innerHTML = `<p style="height:9000px">Long</p><img alt="Far" loading="lazy" data-src="/fixture/far.jpg" src="/fixture/far.jpg" srcset="/fixture/far.jpg?format=500w 500w, /fixture/far.jpg?format=1500w 1500w" sizes="400px" width="1000" height="500" ${more}>`;
  return document.querySelector('img')!;
}

it('[MED-1e] [MED-2] lets the browser choose a smaller picture for who asked to save data', () => {
  wish(true);
  const image = add();
  undo = attachImages(document);
  const [atTwo] = image.sizes.split(', ').filter((entry) => entry.includes('2dppx'));
  expect(atTwo).toContain('0.5');
  expect(image.sizes.endsWith('400px')).toBe(true);
});

it('[MED-1e] leaves the choice alone without the wish, and where a picture does not allow it', () => {
  wish(true);
  const image = add('data-allow-save-data="false"');
  undo = attachImages(document);
  expect(image.sizes).toBe('400px');
  undo();
  wish(false);
  const other = add();
  undo = attachImages(document);
  expect(other.sizes).toBe('400px');
});
