import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import '../tabbed-carousel.css';
import { attachTabbedCarousel, type TabbedCarouselOptions } from './attachTabbedCarousel';

interface DevTools {
  send(method: string, parameters?: object): Promise<unknown>;
}
const devTools = () => cdp() as unknown as DevTools;

const names = ['Bowls', 'Jugs', 'Plates'];
const markup = `<section class="pl-carousel" aria-label="From the kiln"><div class="pl-carousel-bar">
  <nav class="pl-carousel-tabs">${names
    .map(
      (name) =>
        `<a class="pl-carousel-tab" href="#${name}"><span class="pl-carousel-name">${name}</span></a>`,
    )
    .join('')}</nav></div>
  <div class="pl-carousel-slides">${names
    .map(
      (name, at) =>
        `<div class="pl-carousel-slide" id="${name}"><p style="height:${100 + at * 50}px">All ${name}</p></div>`,
    )
    .join('')}</div></section>`;

let undo: (() => void) | undefined;
let root: HTMLElement;

function mount(options?: TabbedCarouselOptions): void {
  document.body.innerHTML = `<button>Before</button>${markup}<p>Below</p>`;
  root = document.querySelector('.pl-carousel')!;
  undo = attachTabbedCarousel(root, options);
}
const tab = (name: string) => page.getByRole('tab', { name });
const shown = () =>
  names.filter((name) =>
    page.getByText(`All ${name}`).element().checkVisibility({ visibilityProperty: true }),
  );

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await devTools().send('Emulation.setEmulatedMedia', { features });
  onTestFinished(async () => {
    await devTools().send('Emulation.setEmulatedMedia', { features: [] });
  });
}

beforeEach(async () => {
  // The mouse of an earlier test would rest on the carousel, which waits for it.
  document.body.innerHTML = '<p style="margin-block-start: 400px">Aside</p>';
  await userEvent.hover(page.getByText('Aside'));
  history.replaceState(null, '', location.pathname + location.search);
});
afterEach(() => {
  undo?.();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

it('[BLK-71] is a named carousel whose tabs choose the slide', async () => {
  const onSelect = vi.fn();
  mount({ onSelect });
  const region = page.getByRole('region', { name: 'From the kiln' });
  await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
  await expect.element(page.getByRole('tablist', { name: 'Slides' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Bowls' })).toBeVisible();
  expect(shown()).toEqual(['Bowls']);
  await tab('Jugs').click();
  await expect.poll(shown).toEqual(['Jugs']);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(page.getByRole('tabpanel', { name: 'Jugs' })).toBeVisible();
});

it('[BLK-71] the arrows show the slide that they lead to, in the direction in which they point', async () => {
  mount();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Jugs')).toHaveFocus();
  await expect.poll(shown).toEqual(['Jugs']);
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(shown).toEqual(['Bowls']);
  document.documentElement.dir = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toEqual(['Jugs']);
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Jugs' })).toHaveFocus();
});

it('[BLK-72] the tallest slide gives the height, and nothing below moves', async () => {
  document.body.innerHTML = `${markup}<p>Below</p>`;
  root = document.querySelector('.pl-carousel')!;
  const below = () => page.getByText('Below').element().getBoundingClientRect().top;
  const before = below();
  expect(shown()).toEqual(['Bowls']);
  undo = attachTabbedCarousel(root);
  for (const name of names) {
    await tab(name).click();
    await expect.poll(shown).toEqual([name]);
    expect(below()).toBe(before);
  }
});

it('[BLK-73] moves automatically, stops by its button, and announces neither while it runs', async () => {
  const onPause = vi.fn();
  mount({ interval: 1000, onPause });
  const live = () => root.querySelector('.pl-carousel-slides')!.getAttribute('aria-live');
  await expect.poll(live).toBe('off');
  await expect.poll(shown, { timeout: 5000 }).toEqual(['Jugs']);
  // First the button, then the tabs.
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Pause slideshow' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPause).toHaveBeenLastCalledWith(true);
  expect(live()).toBe('polite');
  const [stopped] = shown();
  const until = performance.now() + 1300;
  await expect.poll(() => performance.now() > until, { timeout: 5000 }).toBe(true);
  expect(shown()).toEqual([stopped]);
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  expect(onPause).toHaveBeenLastCalledWith(false);
  await expect.poll(() => shown().includes(stopped!), { timeout: 5000 }).toBe(false);
});

it.each([
  ['the mouse is over it', async () => userEvent.hover(page.getByText('All Bowls'))],
  ['a tab has the focus of a keyboard', async () => userEvent.keyboard('{Tab}{Tab}{Tab}')],
  [
    'the focus is in a slide',
    async () => page.getByRole('tabpanel', { name: 'Bowls' }).element().focus(),
  ],
])('[BLK-73] waits while %s', async (_, act) => {
  mount({ interval: 1000 });
  const live = () => root.querySelector('.pl-carousel-slides')!.getAttribute('aria-live');
  await expect.poll(live).toBe('off');
  await act();
  await expect.poll(live).toBe('polite');
  const until = performance.now() + 1300;
  await expect.poll(() => performance.now() > until, { timeout: 5000 }).toBe(true);
  expect(shown()).toEqual(['Bowls']);
});

it('[BLK-73] is still under reduced motion, without a button', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  mount({ interval: 1000 });
  await expect.element(page.getByRole('button', { name: /slideshow/ })).not.toBeInTheDocument();
  expect(root.querySelector('.pl-carousel-slides')!.getAttribute('aria-live')).toBe('polite');
  await emulate([]);
  await expect.element(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
});

it.each([
  ['ltr', -80, 'Jugs'],
  ['ltr', 80, 'Plates'],
  ['rtl', 80, 'Jugs'],
  ['ltr', -20, 'Bowls'],
])('[BLK-74] %s: a finger that goes %i px shows %s', async (dir, distance, name) => {
  document.documentElement.dir = dir;
  mount();
  const { left, top } = page.getByText('All Bowls').element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const at = (x: number) => [{ x: frame.left + left + 150 + x, y: frame.top + top + 20 }];
  const touch = (type: string, touchPoints: object[]) =>
    devTools().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', at(0));
  await touch('touchMove', at(distance / 2));
  await touch('touchMove', at(distance));
  await touch('touchEnd', []);
  await expect.poll(shown).toEqual([name]);
});

it('[BLK-71] the undo leaves the sections, and a second call attaches nothing', async () => {
  mount({ interval: 5000 });
  const again = attachTabbedCarousel(root, { interval: 5000 });
  expect(again).toBe(undo);
  expect(page.getByRole('button', { name: 'Pause slideshow' }).elements()).toHaveLength(1);
  await tab('Plates').click();
  again();
  // A slide that was on its way arrives.
  await expect.poll(shown).toEqual(names);
  expect(root.querySelector('[role], [hidden], [aria-hidden], [aria-live], button')).toBeNull();
  expect(root.hasAttribute('role')).toBe(false);
});

it('[BLK-71] reads nothing into an element without tabs', () => {
  document.body.innerHTML = '<section class="pl-carousel"><p>Only text</p></section>';
  const before = document.body.innerHTML;
  attachTabbedCarousel(document.body)();
  expect(document.body.innerHTML).toBe(before);
});
