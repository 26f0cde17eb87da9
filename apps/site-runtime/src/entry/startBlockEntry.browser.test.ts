import { afterEach, expect, it } from 'vitest';
import '../styles/base.css';
import { createHost } from '@plinth/site-blocks/host';
import { startBlockEntry } from './startBlockEntry';

const context = JSON.stringify({ website: { id: 'site' } });
const host = { ...createHost(document), init() {}, destroy() {}, start() {}, context };
let stop: (() => void) | undefined;

function sections(): HTMLElement[] {
  document.body.innerHTML = ['rise', 'fade']
    .map(
      (entry) =>
        `<section class="pl-section" data-entry="${entry}"><div class="pl-section-content" style="height: 3000px">Text</div></section>`,
    )
    .join('');
  return [...document.querySelectorAll<HTMLElement>('section')];
}

afterEach(() => {
  stop?.();
  scrollTo(0, 0);
  document.body.replaceChildren();
});

it('[RUN-31, B-7, B-176] a section comes when it is seen, and not before', async () => {
  const [first, second] = sections();
  const opacity = (section: Element) => getComputedStyle(section.firstElementChild!).opacity;
  expect(opacity(second!)).toBe('0');
  stop = await startBlockEntry(host);
  await expect.poll(() => first!.dataset['loaded']).toBe('');
  await expect.poll(() => opacity(first!)).toBe('1');
  expect(second!.dataset['loaded']).toBeUndefined();
  scrollTo(0, 3000);
  await expect.poll(() => second!.dataset['loaded']).toBe('');
});

it('[RUN-31] marks older markup by its own marker, and nothing after its undo', async () => {
  const [first] = sections();
  first!.removeAttribute('data-entry');
  first!.className = 'older';
  stop = await startBlockEntry(host, { selector: '.older', marker: 'data-animation-loaded' });
  await expect.poll(() => first!.hasAttribute('data-animation-loaded')).toBe(true);
  first!.removeAttribute('data-animation-loaded');
  stop();
  scrollTo(0, 10);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(first!.hasAttribute('data-animation-loaded')).toBe(false);
});
