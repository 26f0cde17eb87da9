import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { parkMouse, pinch } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

/* Ways of using a lightbox that visitors of other sites have stumbled over. */

const dialog = () => page.getByRole('dialog', { name: 'Gallery' });
const element = () => document.querySelector<HTMLDialogElement>('dialog.pl-lightbox');
const button = (name: string) => dialog().getByRole('button', { name });
const atRest = () => expect.poll(() => element()?.getAnimations({ subtree: true }).length).toBe(0);
const middle = () => ({ x: innerWidth / 2, y: innerHeight / 2 });

function shown(): { alt: string; width: number } {
  const image = document
    .elementsFromPoint(middle().x, middle().y)
    .find(
      (hit): hit is HTMLImageElement => hit instanceof HTMLImageElement && !!hit.closest('dialog'),
    );
  return { alt: image?.alt ?? '', width: Math.round(image?.getBoundingClientRect().width ?? 0) };
}

async function openAt(number: number, lightbox: object = {}) {
  const mounted = mountGallery(
    { design: 'grid', items: pictures(5, () => ({ width: 3000, height: 2000 })) },
    { lightbox: { speed: 0.02, history: false, ...lightbox } },
  );
  await page.getByRole('link', { name: `Picture ${number}`, exact: true }).click();
  await expect.poll(() => shown().alt).toBe(`Picture ${number}`);
  await atRest();
  return mounted;
}

beforeEach(async () => {
  await parkMouse();
  scrollTo(0, 0);
});

it('[GAL-21j] takes no other button of a mouse than the first for a press', async () => {
  await openAt(2);
  const { width } = shown();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  const place = {
    x: (frame?.left ?? 0) + middle().x * scale,
    y: (frame?.top ?? 0) + middle().y * scale,
  };
  const session = cdp() as unknown as { send(method: string, options: object): Promise<void> };
  for (const button of ['right', 'middle'])
    for (const type of ['mousePressed', 'mouseReleased', 'mousePressed', 'mouseReleased'])
      await session.send('Input.dispatchMouseEvent', { type, ...place, button, clickCount: 1 });
  await expect.poll(shown).toEqual({ alt: 'Picture 2', width });
});

it('[GAL-20i] opens nothing for a name in the address that no slide has, and what is pressed afterwards', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const asked = `${before}${before.includes('?') ? '&' : '?'}itemId=deleted`;
  history.replaceState(null, '', asked);
  mountGallery(
    { design: 'grid', items: pictures(5) },
    { lightbox: { speed: 0.02, history: true } },
  );
  await page.getByRole('link', { name: 'Picture 4', exact: true }).click();
  await expect.poll(() => shown().alt).toBe('Picture 4');
  await button('Close').click();
  await expect.poll(() => element()).toBeNull();
  expect(location.href).toBe(asked);
  await page.getByRole('link', { name: 'Picture 2', exact: true }).click();
  await expect.poll(() => shown().alt).toBe('Picture 2');
});

it('[GAL-21e] closes while it is zoomed, and shows the next one fitted', async () => {
  const { undo } = await openAt(2);
  const { width } = shown();
  await button('Zoom in').click();
  await expect.poll(() => shown().width).toBeGreaterThan(width * 1.2);
  await button('Close').click();
  await expect.poll(() => element()).toBeNull();
  await page.getByRole('link', { name: 'Picture 3', exact: true }).click();
  await expect.poll(shown).toEqual({ alt: 'Picture 3', width });
  await atRest();
  undo();
});

it('[GAL-21e] follows the arrow keys after zooming in and out by the button', async () => {
  await openAt(2);
  const { width } = shown();
  await button('Zoom in').click();
  await expect.poll(() => shown().width).toBeGreaterThan(width);
  await button('Zoom out').click();
  await expect.poll(() => shown().width).toBe(width);
  await atRest();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shown().alt).toBe('Picture 3');
});

it('[GAL-20d] leaves the page where it was scrolled to, on opening and on closing', async () => {
  const space = document.createElement('div');
  space.style.height = '1500px';
  document.body.prepend(space);
  const after = space.cloneNode() as HTMLElement;
  onTestFinished(() => {
    space.remove();
    after.remove();
  });
  const { element: gallery, slides } = mountGallery(
    { design: 'grid', items: pictures(5) },
    { lightbox: { speed: 0.02, history: false } },
  );
  document.body.append(after);
  gallery.scrollIntoView({ block: 'center' });
  const place = scrollY;
  expect(place).toBeGreaterThan(500);
  slides[1]!.querySelector('a')!.click();
  await expect.poll(() => shown().alt).toBe('Picture 2');
  await atRest();
  expect(slides[1]!.getBoundingClientRect().top + scrollY).toBeGreaterThan(1000);
  await button('Close').click();
  await expect.poll(() => element()).toBeNull();
  expect(scrollY).toBe(place);
});

it('[GAL-21e] is fitted after a pinch that ends just short of it, and swipes again', async () => {
  await openAt(2);
  const { width } = shown();
  await pinch(middle(), 60, 200);
  await expect.poll(() => shown().width).toBeGreaterThan(width * 1.5);
  await atRest();
  await pinch(middle(), 300, 60, 2);
  await expect.poll(() => shown().width).toBe(width);
  await atRest();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shown().alt).toBe('Picture 3');
});
