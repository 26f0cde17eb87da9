import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../summary.css';
import { attachCarousel } from './attachCarousel';

let undo: () => void = () => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const cards = (count: number, width = 200) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<li class="pl-summary-item" style="inline-size:${width}px"><a href="#${at}">Item ${at}</a></li>`,
  ).join('');

const ours = (
  count: number,
) => `<div id="root" style="inline-size:450px"><section class="pl-summary" data-design="carousel">
  <div class="pl-summary-pager"><button data-summary-previous aria-label="Previous"></button><button data-summary-next aria-label="Next"></button></div>
  <ul class="pl-summary-list" style="scroll-behavior:auto;grid-auto-columns:200px">${cards(count)}</ul></section></div>`;

const published = (
  count: number,
) => `<div id="root" style="inline-size:450px"><div class="summary-block-wrapper sqs-gallery-design-carousel">
  <div class="summary-carousel-pager"><span class="previous" aria-label="Previous">&lt;</span><span class="next" aria-label="Next">&gt;</span></div>
  <div class="summary-item-list" style="display:flex;overflow:auto;inline-size:450px">${cards(count).replaceAll('<li', '<div').replaceAll('</li', '</div').replaceAll('inline-size:200px', 'flex:0 0 200px')}</div></div></div>`;

function mount(html: string) {
  document.body.innerHTML = html;
  const root = document.getElementById('root')!;
  undo = attachCarousel(root);
  return { root, list: root.querySelector<HTMLElement>('.pl-summary-list, .summary-item-list')! };
}
const button = (name: string) => page.getByRole('button', { name });

describe.each([
  ['our markup', ours],
  ['the markup of older pages', published],
])('a carousel of %s', (_, html) => {
  it('[RUN-20b] [RUN-17n] moves by what is seen, and says at its ends that there is no more', async () => {
    const { list } = mount(html(8));
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Next'));
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(300);
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'false');
    list.scrollTo({ left: 10_000, behavior: 'instant' });
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[RUN-20b] is used by the keyboard alone, and from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { list } = mount(html(8));
    const next = button('Next');
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => list.scrollLeft).toBeLessThan(-300);
  });

  it('[RUN-20b] hides its buttons where everything fits, and is gone after its undo', async () => {
    const { root, list } = mount(html(2));
    await expect.poll(() => root.hasAttribute('data-all-fit')).toBe(true);
    undo();
    expect(root.hasAttribute('data-all-fit')).toBe(false);
    root.querySelector<HTMLElement>('[data-summary-next], .next')!.click();
    expect(list.scrollLeft).toBe(0);
  });
});

it('[RUN-4] follows content that is swapped in', async () => {
  const { root } = mount(ours(2));
  await expect.poll(() => root.hasAttribute('data-all-fit')).toBe(true);
  const holder = document.createElement('div');
  holder.innerHTML = ours(8);
  root.replaceChildren(...holder.querySelector('#root')!.childNodes);
  await expect.poll(() => root.hasAttribute('data-all-fit')).toBe(false);
  await userEvent.click(button('Next'));
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'false');
});
