import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouseClick, mouseDrag, parkMouse, pointOf } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

const element = () => document.querySelector<HTMLDialogElement>('dialog.pl-lightbox')!;
const part = (name: string) => element().querySelector<HTMLElement>(`.pl-lightbox-${name}`)!;
const frame = () =>
  element().querySelector<HTMLElement>('.pl-lightbox-holder:not([inert]) .pl-lightbox-frame')!;
const items = pictures(4, () => ({ title: 'Bowls', description: 'Fired twice' }));

async function openFirst(lightbox = {}): Promise<HTMLElement[]> {
  const { slides } = mountGallery({ design: 'grid', items, width: 500 }, { lightbox });
  const thumbnail = slides[0]!.querySelector('img')!;
  await expect.poll(() => thumbnail.complete).toBe(true);
  await mouseClick(pointOf(thumbnail));
  await expect.poll(() => element()?.open).toBe(true);
  return slides;
}
const atRest = () => expect.poll(() => element().getAnimations({ subtree: true })).toEqual([]);

function setRootStyle(name: string, value: string): void {
  const { style } = document.documentElement;
  style.setProperty(name, value);
  onTestFinished(() => void style.removeProperty(name));
}

beforeEach(async () => {
  await parkMouse();
  scrollTo(0, 0);
});

it('[GAL-33] grows out of its thumbnail, fits into the window and follows the pointer in a page with CSS zoom', async () => {
  setRootStyle('zoom', '1.5');
  const [slide] = await openFirst({ speed: 30, history: false });
  const [move] = frame().getAnimations();
  move!.pause();
  move!.currentTime = 0;
  const from = frame().getBoundingClientRect();
  const thumbnail = slide!.querySelector('img')!.getBoundingClientRect();
  const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
  middleOf(from).forEach((at, axis) => expect(at).toBeCloseTo(middleOf(thumbnail)[axis]!, 0));
  for (const animation of element().getAnimations({ subtree: true })) animation.finish();
  const shown = frame().getBoundingClientRect();
  expect(shown.width).toBeLessThanOrEqual(innerWidth);
  expect(shown.height).toBeLessThanOrEqual(innerHeight);
  expect(shown.left).toBeCloseTo((innerWidth - shown.width) / 2, 0);
  const [left, right] = [0.7, 0.3].map((x) => ({ x: innerWidth * x, y: innerHeight / 2 }));
  await mouseDrag(left!, right!);
  await expect.poll(() => part('counter').textContent).toBe('2 of 4');
});

it('[GAL-34] keeps its bar, its arrows and its thumbnails in their places in a page with vertical lines', async () => {
  setRootStyle('writing-mode', 'vertical-rl');
  await openFirst({ speed: 0.02, history: false, thumbnails: true });
  await atRest();
  const box = (name: string) => part(name).getBoundingClientRect();
  expect(box('bar').width).toBe(innerWidth);
  expect(box('close').right).toBeGreaterThan(innerWidth - 60);
  expect(box('close').top).toBeLessThan(60);
  expect(box('previous').left).toBeLessThan(60);
  expect(box('next').right).toBeGreaterThan(innerWidth - 60);
  expect(box('thumbnails').bottom).toBe(innerHeight);
  expect(frame().getBoundingClientRect().bottom).toBeLessThanOrEqual(box('thumbnails').top);
});

it('[GAL-21e] zooms the picture, and not the page, by a pinch on a trackpad over caption, bar and thumbnails', async () => {
  await openFirst({ speed: 0.02, history: false, thumbnails: true });
  await atRest();
  const pinchOver = (target: Element, deltaY: number) =>
    !target.dispatchEvent(
      new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  const width = () => frame().getBoundingClientRect().width;
  for (const name of ['caption', 'bar', 'thumbnails', 'next']) {
    const before = width();
    expect(pinchOver(part(name), -20)).toBe(true);
    await expect.poll(width).toBeGreaterThan(before);
  }
  // Without the pinch these parts scroll.
  const scroll = new WheelEvent('wheel', { deltaY: 20, bubbles: true, cancelable: true });
  expect(part('caption').dispatchEvent(scroll)).toBe(true);
});

it('[GAL-20m] stays closed where Escape is pressed before its code has come, and opens by the next press', async () => {
  const { slides } = mountGallery(
    { design: 'grid', items, width: 500 },
    { lightbox: { speed: 0.02, history: false } },
  );
  const link = slides[0]!.querySelector('a')!;
  // The first press waits for an import, which no real key could reach in time here.
  link.click();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await import('./openLightbox');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(element()).toBeNull();
  link.click();
  await expect.poll(() => element()?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => element()).toBeNull();
});

it('[GAL-20h] a link in a caption to a place on the page leads there, and takes the picture out of the address', async () => {
  const before = location.pathname + location.search;
  await openFirst({ speed: 0.02 });
  const far = document.createElement('div');
  far.innerHTML =
    '<div style="height:3000px"></div><h2 id="far">Far</h2><div style="height:2000px"></div>';
  document.body.append(far);
  onTestFinished(() => {
    far.remove();
    history.replaceState(null, '', before);
  });
  await atRest();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => location.search).toContain('itemId=s1');
  part('description').innerHTML = '<a href="#far">There</a>';
  await page.getByRole('link', { name: 'There' }).click();
  await expect.poll(() => element()).toBeNull();
  expect(location.pathname + location.search + location.hash).toBe(`${before}#far`);
  await expect
    .poll(() => Math.abs(document.getElementById('far')!.getBoundingClientRect().top))
    .toBeLessThan(2);
});
