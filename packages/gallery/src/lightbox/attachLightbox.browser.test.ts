import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  mouseClick,
  mouseDrag,
  parkMouse,
  pinch,
  swipe,
  tap,
  wheel,
} from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { picture, pictures } from '../__fixtures__/pictures';
import { attachLightbox } from './attachLightbox';

const design = 'grid';
const fast = { speed: 0.02 };
const dialog = () => page.getByRole('dialog', { name: 'Gallery' });
const element = () => document.querySelector<HTMLDialogElement>('dialog.pl-lightbox')!;
const button = (name: string) => dialog().getByRole('button', { name });
const overThe = (x: number, y = 0.5) => ({ x: innerWidth * x, y: innerHeight * y });

/** The picture in the middle of the window, as big as it is painted. */
function shown(): { alt: string; width: number; left: number; top: number } {
  const image = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find(
      (hit): hit is HTMLImageElement =>
        hit instanceof HTMLImageElement && hit.closest('dialog') !== null,
    );
  const box = image?.getBoundingClientRect();
  return {
    alt: image?.alt ?? '',
    width: box?.width ?? 0,
    left: box?.left ?? 0,
    top: box?.top ?? 0,
  };
}
const expectShown = (number: number) => expect.poll(() => shown().alt).toBe(`Picture ${number}`);
const atRest = () => expect.poll(() => element().getAnimations({ subtree: true }).length).toBe(0);

async function openAt(number: number, props = {}, lightbox = {}, count = 5) {
  const mounted = mountGallery(
    { design, items: pictures(count), ...props },
    { lightbox: { ...fast, history: false, ...lightbox } },
  );
  await page.getByRole('link', { name: `Picture ${number}`, exact: true }).click();
  await expectShown(number);
  await atRest();
  return mounted;
}

/** A file of a size, all of one colour. */
function plain(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

beforeEach(async () => {
  await parkMouse();
  scrollTo(0, 0);
});

describe('attachLightbox', () => {
  it('[GAL-20a, B-2, B-26, B-299] [GAL-20d] opens a titled dialog with the picture that was clicked, and locks the page', async () => {
    await openAt(2);
    await expect.element(dialog()).toBeVisible();
    expect(getComputedStyle(element().querySelector('.pl-lightbox-overlay')!).opacity).toBe('0.95');
    expect(document.body.classList.contains('pl-lightbox-open')).toBe(true);
    await expect.element(dialog()).toHaveTextContent('2 of 5');
    await expect.element(button('Close')).toHaveFocus();
  });

  it('[GAL-20g] closes by button, Escape and a click beside the picture, and gives focus back', async () => {
    const { slides } = await openAt(2);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    expect(document.activeElement).toBe(slides[1]!.querySelector('a'));
    expect(document.body.classList.contains('pl-lightbox-open')).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expectShown(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expectShown(2);
    await mouseClick(overThe(0.005));
    await expect.poll(() => element()).toBeNull();
  });

  it('[GAL-20e, B-298] takes as long to close as to open', async () => {
    await openAt(1, {}, { speed: 0.6 });
    await button('Close').click();
    const times = element()
      .getAnimations({ subtree: true })
      .filter((animation) => !(animation instanceof CSSTransition))
      .map((animation) => animation.effect!.getTiming().duration);
    expect(new Set(times)).toEqual(new Set([600]));
  });

  it('[GAL-20a] takes a double click on a thumbnail for one click', async () => {
    const { slides } = mountGallery(
      { design, items: pictures(5) },
      { lightbox: { ...fast, history: false } },
    );
    const box = slides[1]!.getBoundingClientRect();
    const place = { x: box.left + box.width * 0.75, y: box.top + box.height / 2 };
    await mouseClick(place);
    await expect.poll(() => element()).not.toBeNull();
    await mouseClick(place);
    await expectShown(2);
    await expect.element(dialog()).toHaveTextContent('2 of 5');
  });

  it('[GAL-20h] leaves the links and fields of a caption to themselves', async () => {
    const { slides } = mountGallery(
      { design, items: pictures(3, () => ({ title: 'Bowls' })), showMeta: true },
      { lightbox: { ...fast, history: false } },
    );
    const title = slides[0]!.querySelector('.pl-gallery-title')!;
    title.innerHTML = '<a href="#more">More</a><input>';
    title.querySelector('a')!.click();
    title.querySelector('input')!.click();
    expect(location.hash).toBe('#more');
    history.replaceState(null, '', location.pathname + location.search);
    expect(element()).toBeNull();
    // Before its picture such a link is not the picture's own.
    slides[0]!.prepend(title);
    slides[0]!.querySelector<HTMLElement>('.pl-gallery-link')!.click();
    await expectShown(1);
  });

  it('[GAL-10] [GAL-20i] leaves the address of a slideshow to the slideshow', async () => {
    const before = location.href;
    const url = new URL(location.href);
    url.searchParams.set('itemId', 's2');
    history.replaceState(null, '', url);
    const { slides } = mountGallery(
      { design: 'slideshow', items: pictures(4), lightbox: true },
      { history: true, lightbox: fast },
    );
    await expect.poll(() => slides[2]!.hasAttribute('data-current')).toBe(true);
    await import('./openLightbox');
    expect(element()).toBeNull();
    history.replaceState(null, '', before);
  });

  it('[GAL-20i] opens one lightbox where two galleries have a slide of the name in the address', async () => {
    const before = location.href;
    const url = new URL(location.href);
    url.searchParams.set('itemId', 's2/');
    history.replaceState(null, '', url);
    mountGallery({ design, items: pictures(4) }, { lightbox: fast });
    mountGallery({ design, items: pictures(4) }, { lightbox: fast });
    await expectShown(3);
    await atRest();
    expect(document.querySelectorAll('dialog.pl-lightbox')).toHaveLength(1);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    history.replaceState(null, '', before);
  });

  it('[GAL-20j] closes where the browser refuses to write its history', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const spies = [
      vi.spyOn(history, 'pushState').mockImplementation(refuse),
      vi.spyOn(history, 'replaceState').mockImplementation(refuse),
    ];
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
    await openAt(2, {}, { history: true });
    await button('Next Slide').click();
    await expectShown(3);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
  });

  it('[GAL-21f] [GAL-21g] zooms a tall picture to its own pixels at least, and arrow keys move it', async () => {
    const tall = plain(1000, 12_000);
    const items = pictures(2, () => ({ src: tall, width: 1000, height: 12_000 }));
    mountGallery({ design, items }, { lightbox: { ...fast, history: false } });
    await page.getByRole('button', { name: 'Picture 1' }).click();
    await expectShown(1);
    await atRest();
    for (let press = 0; press < 12; press += 1) await userEvent.keyboard('+');
    await expect.poll(() => shown().width).toBeGreaterThanOrEqual(999);
    await atRest();
    const { top } = shown();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => shown().top).toBeLessThan(top - 20);
    await expect.element(dialog()).toHaveTextContent('1 of 2');
  });

  it('[GAL-21i] does not stretch a picture whose stated size lacks the turn of its camera', async () => {
    const turned = plain(300, 400);
    const items = pictures(1, () => ({ src: turned, width: 400, height: 300 }));
    mountGallery({ design, items }, { lightbox: { ...fast, history: false } });
    await page.getByRole('button', { name: 'Picture 1' }).click();
    await expectShown(1);
    await atRest();
    const box = element().querySelector('.pl-lightbox-image')!.getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(0.75, 2);
  });

  it('[GAL-21h] goes on by a sideways swipe on a trackpad', async () => {
    await openAt(1);
    await wheel(overThe(0.5), 0, 90);
    await expectShown(2);
  });

  it('[GAL-21h] goes on once by all events of a swipe', async () => {
    await openAt(1);
    // At once: on a busy machine a driver's events come further apart than those of one swipe.
    for (let turn = 0; turn < 6; turn += 1)
      element()
        .querySelector('.pl-lightbox-image')!
        .dispatchEvent(new WheelEvent('wheel', { deltaX: 30, bubbles: true, cancelable: true }));
    await expectShown(2);
  });

  it('[GAL-20d, B-151] goes through the states open, hiding and destroyed', async () => {
    const states: string[] = [];
    await openAt(1, {}, { speed: 0.2, onClose: () => states.push('closed') });
    expect(element().dataset['state']).toBe('open');
    (button('Close').element() as HTMLElement).click();
    await expect.poll(() => element()?.hasAttribute('data-hiding')).toBe(true);
    await expect.poll(() => element()).toBeNull();
    expect(states).toEqual(['closed']);
  });

  it('[GAL-20b, B-25] [GAL-20g] moves by the buttons, the arrow keys and the halves of the window', async () => {
    await openAt(2);
    await button('Next Slide').click();
    await expectShown(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(2);
    await atRest();
    await mouseClick(overThe(0.6));
    await expectShown(3);
    await atRest();
    await mouseClick(overThe(0.4));
    await expectShown(2);
    await expect.element(dialog()).toHaveTextContent('2 of 5');
  });

  it('[GAL-20g] changes by a click beside a narrow picture as well, and closes where there is no other', async () => {
    const narrow = () => pictures(3, () => ({ width: 100, height: 400 }));
    const { undo, element: gallery } = await openAt(2, { items: narrow() });
    await mouseClick(overThe(0.97, 0.8));
    await expectShown(3);
    await atRest();
    await mouseClick(overThe(0.03, 0.8));
    await expectShown(2);
    await atRest();
    await mouseClick(overThe(0.985, 0.8));
    await expect.poll(() => element()).toBeNull();
    undo();
    gallery.parentElement!.remove();
    await openAt(1, { items: narrow().slice(0, 1) });
    await mouseClick(overThe(0.5));
    await expectShown(1);
    await mouseClick(overThe(0.1));
    await expect.poll(() => element()).toBeNull();
  });

  it('[GAL-20f, B-299] changes at most every 200 ms while a key is held', async () => {
    const onChange = vi.fn();
    await openAt(1, {}, { onChange }, 30);
    const held = () =>
      element().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
    for (let press = 0; press < 20; press += 1) held();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('[GAL-23a] mirrors keys and drags in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await openAt(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(3);
    await atRest();
    await swipe(overThe(0.2), overThe(0.7));
    await expectShown(4);
  });

  it('[GAL-20b, B-25] shows captions, which a phone toggles', async () => {
    await page.viewport(400, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openAt(1, {
      items: pictures(3, () => ({ title: 'Bowl', description: 'Ash glaze' })),
      thumbnailsPerRow: 2,
      width: 380,
    });
    const caption = () => dialog().getByText('Ash glaze', { exact: true });
    await expect.element(caption()).not.toBeVisible();
    await button('Show caption').click();
    await expect.element(caption()).toBeVisible();
    await button('Hide caption').click();
    await expect.element(caption()).not.toBeVisible();
  });

  it('[GAL-23d] says position, picture, title and description of the next one, once and as text', async () => {
    const words = [{ title: 'Bowl' }, { title: '<b>Jug</b>', description: 'Ash glaze' }, {}];
    await openAt(1, { items: pictures(3, (index) => words[index]!) });
    const regions = element().querySelectorAll('[aria-live]');
    expect([...regions].map((region) => region.ariaLive)).toEqual(['polite']);
    const said: string[] = [];
    const region = regions[0]!;
    const listening = new MutationObserver(() => said.push(region.textContent));
    listening.observe(region, { childList: true, characterData: true, subtree: true });
    await button('Next Slide').click();
    await expectShown(2);
    await atRest();
    await button('Next Slide').click();
    await expectShown(3);
    expect(said).toEqual(['2 of 3. Picture 2. <b>Jug</b>. Ash glaze', '3 of 3. Picture 3']);
    listening.disconnect();
  });

  it('[GAL-23d] says no caption that is not to be shown', async () => {
    await openAt(1, { items: pictures(2, () => ({ title: 'Jug' })) }, { captions: false });
    expect(element().querySelector('[aria-live]')!.textContent).toBe('1 of 2. Picture 1');
  });

  it('[GAL-23d] names a picture by its title or says that nothing describes it, and repeats no word', async () => {
    const words = [{ alt: 'Bowl', title: 'Bowl' }, { alt: '' }, { alt: '', title: 'Jug' }];
    await openAt(1, { items: [...pictures(1), ...pictures(3, (index) => words[index]!)] });
    const said = () => element().querySelector('[aria-live]')!.textContent;
    const names = () =>
      dialog()
        .getByRole('img')
        .elements()
        .map((image) => (image as HTMLImageElement).alt);
    const isSaid = async (text: string, name: string) => {
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(said).toBe(text);
      // The pictures beside it are inert.
      await expect.poll(names).toContain(name);
      await atRest();
    };
    // Before anything changes it is read with the dialog itself.
    expect(element().ariaDescribedByElements).toEqual([element().querySelector('[aria-live]')]);
    await isSaid('2 of 4. Bowl', 'Bowl');
    await isSaid('3 of 4. Image without a description', 'Image without a description');
    await isSaid('4 of 4. Jug', 'Jug');
  });

  it('[GAL-23e] says after 2 seconds that a picture is still on its way, and what it is when it has come', async () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    onTestFinished(() => complete.mockRestore());
    const started = performance.now();
    await openAt(1);
    const status = element().querySelector('[aria-live]')!;
    const busy = () => element().querySelectorAll('[aria-busy="true"]').length;
    expect([status.textContent, busy()]).toEqual(['1 of 5. Picture 1', 0]);
    await expect.poll(() => status.textContent).toBe('Loading image');
    expect(performance.now() - started).toBeGreaterThan(2000);
    expect(busy()).toBe(1);
    complete.mockRestore();
    const [before, image, after] = element().querySelectorAll('.pl-lightbox-image');
    expect(before && after).toBeTruthy();
    image!.dispatchEvent(new Event('load'));
    expect([status.textContent, busy()]).toEqual(['1 of 5. Picture 1', 0]);
  });

  it('[GAL-23e] says nothing of a slow picture that was left, nor of slow neighbours', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await openAt(1, { items: pictures(5) });
    const slow = vi
      .spyOn(HTMLImageElement.prototype, 'complete', 'get')
      .mockImplementation(function (this: HTMLImageElement) {
        return this.alt !== 'Picture 2';
      });
    onTestFinished(() => slow.mockRestore());
    const said = () => element().querySelector('[aria-live]')!.textContent;
    vi.advanceTimersByTime(10_000);
    expect(said()).toBe('1 of 5. Picture 1');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(2);
    await atRest();
    vi.advanceTimersByTime(1900);
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(3);
    vi.advanceTimersByTime(10_000);
    expect(said()).toBe('3 of 5. Picture 3');
    expect(element().querySelector('[aria-busy]')).toBeNull();
  });

  it('[GAL-23c] says nothing while the pictures change by themselves', async () => {
    await openAt(1, {}, { autoplay: 60_000 });
    const region = element().querySelector('[aria-live]')!;
    expect(region.ariaLive).toBe('off');
    await button('Pause slideshow').click();
    expect(region.ariaLive).toBe('polite');
    await button('Play slideshow').click();
    expect(region.ariaLive).toBe('off');
  });

  it('[GAL-20c] has a light and a dark theme', async () => {
    await openAt(1, { lightboxTheme: 'light' });
    expect(getComputedStyle(element().querySelector('.pl-lightbox-overlay')!).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    );
  });

  it('[GAL-21a] zooms out of the thumbnail: crop and focal point are where they were', async () => {
    const items = pictures(4, () => ({ focalPoint: { x: 1, y: 0.5 } }));
    const { slides } = mountGallery({ design, items }, { lightbox: { history: false, speed: 5 } });
    const thumbnail = slides[0]!.querySelector('img')!.getBoundingClientRect();
    await page.getByRole('link', { name: 'Picture 1', exact: true }).click();
    const moving = () =>
      [...document.querySelectorAll<HTMLElement>('.pl-lightbox-frame')].find(
        (candidate) => candidate.getAnimations().length > 0,
      );
    await expect.poll(() => moving() !== undefined).toBe(true);
    const frame = moving()!;
    const animation = frame.getAnimations()[0]!;
    animation.pause();
    animation.currentTime = 0;
    const box = frame.getBoundingClientRect();
    // The picture is 1.5 times as wide as the square cell, and its right edge is the one that shows.
    expect(box.height).toBeCloseTo(thumbnail.height, 0);
    expect(box.right).toBeCloseTo(thumbnail.right, 0);
    expect(getComputedStyle(frame).clipPath).toMatch(/^inset\(0%.* 33\.\d+%\)$/);
  });

  it('[GAL-21a] leaves no gap in the page where it is closed while it still opens', async () => {
    mountGallery({ design, items: pictures(3) }, { lightbox: { speed: 5, history: false } });
    const link = page.getByRole('link', { name: 'Picture 2', exact: true });
    await link.click();
    const thumbnail = link.element().querySelector('img')!;
    await expect.poll(() => getComputedStyle(thumbnail).opacity).toBe('0');
    await userEvent.keyboard('{Escape}');
    for (const animation of document.getAnimations()) animation.finish();
    await expect.poll(() => element()).toBeNull();
    expect(getComputedStyle(thumbnail).opacity).toBe('1');
  });

  it('[GAL-21e] zooms with a pinch about the fingers, pans without gaps, and comes back', async () => {
    await openAt(1);
    const before = shown().width;
    await pinch(overThe(0.5), 100, 300);
    await expect.poll(() => shown().width).toBeGreaterThan(before * 2.5);
    await atRest();
    await swipe(overThe(0.5), overThe(0.95), { steps: 6, hold: 200 });
    await expect.poll(() => shown().left).toBeLessThanOrEqual(0.5);
    await expectShown(1);
    await pinch(overThe(0.5), 300, 60);
    await expect.poll(() => Math.round(shown().width)).toBe(Math.round(before));
  });

  it('[GAL-21g] leaves no gap beside a zoomed picture when the window is turned', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    onTestFinished(() => page.viewport(width, height));
    await page.viewport(1200, 600);
    await openAt(1);
    await button('Zoom in').click();
    await atRest();
    await mouseDrag(overThe(0.9), overThe(0.1));
    await atRest();
    await page.viewport(400, 800);
    const image = dialog().getByRole('img', { name: 'Picture 1' }).element();
    await expect.poll(() => Math.round(image.getBoundingClientRect().right)).toBe(400);
    expect(shown().alt).toBe('Picture 1');
  });

  it('[GAL-21a] shows nothing in between when it jumps', async () => {
    await openAt(1, {}, { thumbnails: true });
    (button('Show slide 4 of 5').element() as HTMLElement).click();
    // In the same moment: nothing slides out that has not been seen.
    expect(shown().alt).toBe('Picture 4');
  });

  it('[GAL-21g] flings a zoomed picture on after the finger has left', async () => {
    await openAt(1);
    await pinch(overThe(0.5), 60, 260);
    await atRest();
    // A machine that stalls between the last move and the release makes the finger rest: throw again.
    const beyondTheFinger = async () => {
      const from = shown().left;
      await swipe(overThe(0.55), overThe(0.5), { steps: 5, stepTime: 4 });
      await atRest();
      return from - shown().left - innerWidth * 0.05;
    };
    await expect.poll(beyondTheFinger).toBeGreaterThan(20);
  });

  it('[GAL-21e] zooms on a double tap, out on the next, and with wheel, keys and button', async () => {
    await openAt(1);
    const before = shown().width;
    const grown = (factor: number) =>
      expect.poll(() => shown().width / before).toBeCloseTo(factor, 1);
    await tap(overThe(0.5));
    await tap(overThe(0.5));
    await grown(2.5);
    await atRest();
    await tap(overThe(0.5));
    await tap(overThe(0.5));
    await grown(1);
    await wheel(overThe(0.5), -400);
    await grown(Math.E);
    await wheel(overThe(0.5), 800);
    await grown(1);
    await userEvent.keyboard('+');
    await grown(1.5);
    await userEvent.keyboard('-');
    await grown(1);
    await button('Zoom in').click();
    await grown(2.5);
    await button('Zoom out').click();
    await grown(1);
  });

  it('[GAL-21j] swipes to the next picture, and back where it was not far enough', async () => {
    await openAt(2);
    await swipe(overThe(0.7), overThe(0.2));
    await expectShown(3);
    await atRest();
    await swipe(overThe(0.5), overThe(0.4), { hold: 300 });
    await expectShown(3);
    await atRest();
    await mouseDrag(overThe(0.3), overThe(0.9));
    await expectShown(2);
  });

  it('[GAL-21j] follows no mouse that was let go of on a button beside the picture', async () => {
    await openAt(1);
    const next = button('Next Slide').element().getBoundingClientRect();
    const y = next.top + next.height / 2;
    await mouseDrag({ x: next.left - 3, y }, { x: next.left + 3, y }, { steps: 2 });
    const before = shown();
    await parkMouse();
    expect(shown()).toEqual(before);
    await mouseDrag(overThe(0.7), overThe(0.1));
    await expectShown(2);
  });

  it('[GAL-21j] closes by a drag down or up, and not by a small one', async () => {
    await openAt(1);
    await swipe(overThe(0.5, 0.5), overThe(0.5, 0.6), { hold: 300 });
    await atRest();
    await expectShown(1);
    await swipe(overThe(0.5, 0.4), overThe(0.5, 0.8));
    await expect.poll(() => element()).toBeNull();
  });

  it('[GAL-21k] has the neighbours loaded before they are asked for', async () => {
    await openAt(2);
    await expect
      .poll(() =>
        [...element().querySelectorAll('img')]
          .filter((image) => image.complete)
          .map(({ alt }) => alt)
          .sort(),
      )
      .toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
    // The slides beside it are only for the next swipe.
    const beside = [...element().querySelectorAll('img')].filter(({ alt }) => alt !== 'Picture 2');
    expect(beside.every((image) => image.closest('[inert]'))).toBe(true);
  });

  it('[GAL-21l] keeps focus inside and the page behind inert', async () => {
    await openAt(1);
    for (let press = 0; press < 8; press += 1) {
      await userEvent.keyboard('{Tab}');
      expect(element().contains(document.activeElement)).toBe(true);
    }
  });

  it('[GAL-21d] says when a picture cannot be loaded', async () => {
    mountGallery(
      {
        design,
        items: [{ src: 'data:image/png;base64,broken', alt: 'Gone', width: 400, height: 400 }],
      },
      { lightbox: { ...fast, history: false } },
    );
    // A picture that no link can lead to opens by keyboard all the same.
    (page.getByRole('button', { name: 'Gone' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveTextContent('This image could not be loaded.');
    const status = element().querySelector('[aria-live]')!;
    expect(status.textContent).toBe('1 of 1. Gone. This image could not be loaded.');
  });

  it('[GAL-21e] offers no zoom for a picture that cannot be loaded, and again for the next one', async () => {
    const broken = { src: 'data:image/png;base64,broken', alt: 'Gone', width: 400, height: 400 };
    mountGallery(
      { design, items: [broken, pictures(1)[0]!] },
      { lightbox: { ...fast, history: false } },
    );
    (page.getByRole('button', { name: 'Gone' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveTextContent('This image could not be loaded.');
    await atRest();
    await expect.element(button('Zoom in')).not.toBeInTheDocument();
    const isZoomed = () => element().hasAttribute('data-zoomed');
    await userEvent.keyboard('+');
    expect(isZoomed()).toBe(false);
    await wheel(overThe(0.5), -400);
    expect(isZoomed()).toBe(false);
    await tap(overThe(0.5));
    await tap(overThe(0.5));
    expect(isZoomed()).toBe(false);
    await pinch(overThe(0.5), 100, 300);
    expect(isZoomed()).toBe(false);
    await button('Next Slide').click();
    await expectShown(1);
    await button('Zoom in').click();
    expect(isZoomed()).toBe(true);
  });

  it('[GAL-21l] gives the focus of a button that goes to the one that closes', async () => {
    const items = pictures(2);
    items[1]!.src = 'data:image/png;base64,broken';
    await openAt(1, { items }, { loop: false });
    (button('Zoom in').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog()).toHaveTextContent('This image could not be loaded.');
    await expect.element(button('Close')).toHaveFocus();
    (button('Previous Slide').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectShown(1);
    await expect.element(button('Close')).toHaveFocus();
  });

  it('[GAL-21e] shows in full that a picture failed which was zoomed while it was on its way', async () => {
    const host = document.createElement('div');
    host.innerHTML = `<a href="${picture(1)}"><img src="${picture(1)}" width="300" height="200" alt="Picture 1"></a>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    onTestFinished(() => {
      undo();
      host.remove();
    });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expectShown(1);
    await atRest();
    await button('Zoom in').click();
    const frame = element().querySelector<HTMLElement>('.pl-lightbox-holder:not([inert]) > *')!;
    await expect.poll(() => frame.style.transform).not.toBe('');
    const image = frame.querySelector('img')!;
    const broken = 'data:image/png;base64,broken';
    image.src = broken;
    // The same file is tried again.
    await expect.poll(() => image.src).not.toBe(broken);
    image.src = broken;
    await expect.element(dialog()).toHaveTextContent('This image could not be loaded.');
    expect(frame.style.transform).toBe('');
    await expect.element(button('Zoom in')).not.toBeInTheDocument();
  });

  /** A picture of the page whose variants and large file may be missing. */
  function mountVariants(link: string, image: string) {
    const host = document.createElement('div');
    host.innerHTML = `<a class="pl-gallery-link" href="${link}"><img ${image} width="1500" height="1000" style="width: 150px; height: 100px" alt="Picture 1"></a>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    onTestFinished(() => {
      undo();
      host.remove();
    });
    return host.querySelector('img')!;
  }
  const shownFile = () =>
    element()?.querySelector<HTMLImageElement>('.pl-lightbox-image')?.currentSrc;
  const missing = '/src/__fixtures__/missing.svg';

  it('[GAL-21d] shows the file of the thumbnail where the large one is missing', async () => {
    const thumbnail = mountVariants(missing, `src="${picture(4)}"`);
    await page.getByRole('img', { name: 'Picture 1' }).click();
    await expect.poll(shownFile).toBe(thumbnail.currentSrc);
    await expectShown(1);
    await expect.element(dialog()).not.toHaveTextContent('could not be loaded');
    await expect.element(button('Zoom in')).toBeVisible();
  });

  it('[GAL-21d] shows the variant of the thumbnail where a larger one is missing', async () => {
    const thumbnail = mountVariants(
      missing,
      `sizes="150px" srcset="${picture(5)} 300w, ${missing} 2500w" src="${missing}"`,
    );
    await page.getByRole('img', { name: 'Picture 1' }).click();
    await expect.poll(shownFile).toBe(thumbnail.currentSrc);
    await expectShown(1);
    await expect.element(dialog()).not.toHaveTextContent('could not be loaded');
  });

  it('[GAL-21d] keeps the variant it has shown where the one to zoom into is missing', async () => {
    mountVariants(
      picture(6),
      `sizes="150px" srcset="${picture(7)} 300w, ${picture(6)} 2500w, ${missing} 9000w" src="${picture(6)}"`,
    );
    await page.getByRole('img', { name: 'Picture 1' }).click();
    await expectShown(1);
    await atRest();
    const before = shownFile();
    expect(before).toContain(picture(6));
    const failed = vi.fn();
    element().addEventListener('error', failed, { capture: true });
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('+');
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    await expect.poll(shownFile).toBe(before);
    await expect.element(dialog()).not.toHaveTextContent('could not be loaded');
    expect(element().hasAttribute('data-zoomed')).toBe(true);
  });

  it('[GAL-21d] tries the file of the thumbnail once', async () => {
    const failed: string[] = [];
    const note = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches('.pl-lightbox-image'))
        failed.push(target.currentSrc.replace(/.*\?/, ''));
    };
    document.addEventListener('error', note, { capture: true });
    onTestFinished(() => document.removeEventListener('error', note, { capture: true }));
    mountVariants(`${missing}?large`, `src="${missing}?small"`);
    await page.getByRole('img', { name: 'Picture 1' }).click();
    await expect.element(dialog()).toHaveTextContent('This image could not be loaded.');
    expect(failed).toEqual(['large', 'small']);
  });

  it('[GAL-21i] fits a picture whose size the markup does not know', async () => {
    const host = document.createElement('div');
    host.innerHTML = `<a href="${picture(3)}"><img src="${picture(3)}" alt="Picture 1"></a>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    onTestFinished(() => {
      undo();
      host.remove();
    });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expectShown(1);
    await atRest();
    const image = element().querySelector('.pl-lightbox-image')!.getBoundingClientRect();
    await expect.poll(() => image.width / image.height).toBeCloseTo(3, 1);
  });

  it('[GAL-21c] shows the large picture that a link leads to, in its own size', async () => {
    const large = `${picture(2)}#large.svg`;
    const host = document.createElement('div');
    host.innerHTML = `<a href="${large}"><img src="${picture(2)}" width="20" height="10" alt="Picture 1"></a>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    onTestFinished(() => {
      undo();
      host.remove();
    });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expectShown(1);
    const image = element().querySelector<HTMLImageElement>('.pl-lightbox-image')!;
    expect(image.getAttribute('src')).toBe(large);
    await expect.poll(() => image.getBoundingClientRect().width).toBeGreaterThan(200);
  });

  it('[GAL-21c] opens by any part of a plain link to a picture, and by Enter on it', async () => {
    const host = document.createElement('div');
    const link = (number: number) =>
      `<a href="${picture(number)}#.svg" style="display: block; padding: 20px"><img src="${picture(number)}" width="60" height="40" alt="Picture ${number}"><br>Caption ${number}</a>`;
    host.innerHTML = `${link(1)}${link(2)}<a href="#shop">The shop</a>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    // The target of a link whose default is not prevented.
    const left: string[] = [];
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && !event.defaultPrevented) left.push(link.getAttribute('href')!);
      event.preventDefault();
    };
    addEventListener('click', stay);
    onTestFinished(() => {
      removeEventListener('click', stay);
      undo();
      host.remove();
    });
    await page.getByText('Caption 2').click();
    await expectShown(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element()).toBeNull();
    expect(document.activeElement).toBe(host.children[1]);
    await userEvent.keyboard('{Enter}');
    await expectShown(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element()).toBeNull();
    await page.getByRole('link', { name: 'Picture 1' }).click({ position: { x: 5, y: 5 } });
    await expectShown(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element()).toBeNull();
    expect(left).toEqual([]);
    await page.getByRole('link', { name: 'The shop' }).click();
    expect(left).toEqual(['#shop']);
    expect(element()).toBeNull();
  });

  it('[GAL-20a] opens by the button that an image block of published pages puts around its picture', async () => {
    const host = document.createElement('div');
    host.innerHTML = `<button type="button" class="sqs-block-image-button lightbox" data-lightbox-theme="dark" data-description="Of ash"><img src="${picture(1)}" width="60" height="40" alt="Picture 1"></button>`;
    document.body.append(host);
    const undo = attachLightbox(host, { ...fast, history: false });
    onTestFinished(() => {
      undo();
      host.remove();
    });
    // One stop for the Tab key, not a button in a button.
    expect(host.querySelector('img')!.hasAttribute('tabindex')).toBe(false);
    host.querySelector('button')!.focus();
    await userEvent.keyboard('{Enter}');
    await expectShown(1);
    await expect.poll(() => element()?.textContent).toContain('Of ash');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element()).toBeNull();
    expect(document.activeElement).toBe(host.querySelector('button'));
  });

  it('[GAL-21l] keeps the focus inside when the small picture that has it goes', async () => {
    await openAt(1, {}, { thumbnails: true }, 40);
    const small = (number: number) => button(`Show slide ${number} of 40`);
    (small(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expectShown(40);
    await expect.element(small(40)).toHaveFocus();
    // Keys count at most once per 200 ms.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Home}');
        return shown().alt;
      })
      .toBe('Picture 1');
  });

  it('[GAL-20j] has an address, opens at it, and Back closes it', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    await openAt(2, {}, { history: true });
    expect(new URLSearchParams(location.search).get('itemId')).toBe('s1');
    await button('Next Slide').click();
    await expectShown(3);
    expect(new URLSearchParams(location.search).get('itemId')).toBe('s2');
    history.back();
    await expect.poll(() => element()).toBeNull();
    expect(location.href).toBe(before);
    document.querySelector('.pl-gallery')!.parentElement!.remove();

    history.replaceState(null, '', `${before}${before.includes('?') ? '&' : '?'}itemId=s3`);
    mountGallery({ design, items: pictures(5) }, { lightbox: fast });
    await expectShown(4);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    expect(location.href).toBe(before);
  });

  it('[GAL-21a] leaves the page where the picture is that was seen last', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    const { slides } = await openAt(1, { thumbnailsPerRow: 1 }, { history: true });
    await userEvent.keyboard('{End}');
    await expectShown(5);
    await button('Close').click();
    await expect.poll(() => location.href).toBe(before);
    await expect.poll(() => element()).toBeNull();
    const { top, bottom } = slides[4]!.getBoundingClientRect();
    expect(document.activeElement).toBe(slides[4]!.querySelector('a'));
    expect(top).toBeLessThan(innerHeight);
    expect(bottom).toBeGreaterThan(0);
    expect(history.scrollRestoration).toBe('auto');
  });

  it('[GAL-20j] opens by Forward what Back has closed, and Back closes it again', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    const { slides } = await openAt(1, { thumbnailsPerRow: 1 }, { history: true });
    await button('Next Slide').click();
    await expectShown(2);
    history.back();
    await expect.poll(() => element()).toBeNull();
    const { length } = history;
    history.forward();
    await expectShown(2);
    await atRest();
    await expect.element(button('Close')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expectShown(5);
    expect(new URLSearchParams(location.search).get('itemId')).toBe('s4');
    history.back();
    await expect.poll(() => element()).toBeNull();
    expect(location.href).toBe(before);
    expect(document.activeElement).toBe(slides[4]!.querySelector('a'));
    const { top, bottom } = slides[4]!.getBoundingClientRect();
    expect(top).toBeLessThan(innerHeight);
    expect(bottom).toBeGreaterThan(0);
    history.forward();
    await expectShown(5);
    await button('Close').click();
    await expect.poll(() => location.href).toBe(before);
    await expect.poll(() => element()).toBeNull();
    expect(history.length).toBe(length);
  });

  it('[GAL-20j] opens by Forward while it is still closing', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    await openAt(2, {}, { history: true, speed: 1 });
    history.back();
    await expect.poll(() => element().hasAttribute('data-hiding')).toBe(true);
    history.forward();
    await expect.poll(() => element()?.hasAttribute('data-hiding')).toBe(false);
    await expectShown(2);
    expect(document.querySelectorAll('dialog.pl-lightbox')).toHaveLength(1);
    history.back();
    await expect.poll(() => element()).toBeNull();
    expect(location.href).toBe(before);
  });

  it('[GAL-20j] opens by Forward only what it has opened itself, and Back closes what opens on top', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    const { element: gallery, undo } = await openAt(2, {}, { history: true });
    history.back();
    await expect.poll(() => element()).toBeNull();
    // The same pictures, as another page or a new rendering may show them.
    undo();
    gallery.parentElement!.remove();
    mountGallery({ design, items: pictures(5) }, { lightbox: fast });
    await page.getByRole('link', { name: 'Picture 1', exact: true }).hover();
    history.forward();
    await expect.poll(() => new URLSearchParams(location.search).get('itemId')).toBe('s1');
    expect(element()).toBeNull();
    await page.getByRole('link', { name: 'Picture 3', exact: true }).click();
    await expectShown(3);
    history.back();
    await expect.poll(() => element()).toBeNull();
    expect(new URLSearchParams(location.search).get('itemId')).toBe('s1');
    history.back();
    await expect.poll(() => location.href).toBe(before);
  });

  it('[GAL-20k] closes to the page before where a click has opened it and the page was reloaded', async () => {
    const before = location.href;
    history.replaceState({ isPage: true }, '');
    onTestFinished(() => history.replaceState(null, '', before));
    // The entry as the document before has left it.
    const named = `${before}${before.includes('?') ? '&' : '?'}itemId=s3`;
    history.pushState({ plinthLightbox: 0.5 }, '', named);
    mountGallery({ design, items: pictures(5) }, { lightbox: fast });
    await expectShown(4);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    await expect.poll(() => history.state).toEqual({ isPage: true });
    expect(location.href).toBe(before);
  });

  it('[GAL-20k] stays closed where the address named it and it was closed', async () => {
    const before = location.href;
    onTestFinished(() => history.replaceState(null, '', before));
    history.pushState(null, '', `${before}${before.includes('?') ? '&' : '?'}itemId=s3`);
    mountGallery({ design, items: pictures(5) }, { lightbox: fast });
    await expectShown(4);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    history.back();
    const arrived = () =>
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await arrived();
    history.forward();
    await arrived();
    expect(location.href).toBe(before);
    expect(element()).toBeNull();
  });

  it('[GAL-10] records nothing in the backend editor', async () => {
    const before = location.href;
    mountGallery({ design, items: pictures(2) }, { isEditor: true, lightbox: fast });
    await page.getByRole('link', { name: 'Picture 2' }).click();
    await expectShown(2);
    expect(location.href).toBe(before);
  });

  it('[GAL-21m, B-1] plays video slides', async () => {
    const items = pictures(2, (index) =>
      index === 1
        ? {
            alt: 'Kiln',
            video: {
              embed: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
              providerName: 'YouTube',
            },
          }
        : {},
    );
    mountGallery({ design, items }, { lightbox: { ...fast, history: false } });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expectShown(1);
    await button('Next Slide').click();
    await expect.element(dialog().getByRole('button', { name: /play.*kiln/i })).toBeVisible();
    await expect.element(button('Zoom in')).not.toBeInTheDocument();
  });

  it('[GAL-8, B-135] ends a video that is left, and keeps the keys', async () => {
    const items = pictures(3, (index) =>
      index === 1 ? { alt: 'Kiln', video: { embed: '/kiln.mp4' } } : {},
    );
    mountGallery({ design, items }, { lightbox: { ...fast, history: false } });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expectShown(1);
    await button('Next Slide').click();
    await dialog()
      .getByRole('button', { name: /play.*kiln/i })
      .click();
    await expect.poll(() => element().querySelector('video')).not.toBeNull();
    await expect.poll(() => document.activeElement?.localName).toBe('video');
    // As by a swipe: nothing else takes the focus.
    element().querySelector<HTMLElement>('.pl-lightbox-next')!.click();
    await expect.element(dialog().getByText('3 of 3', { exact: true })).toBeVisible();
    expect(element().querySelector('video')).toBeNull();
    await expect.element(button('Close')).toHaveFocus();
  });

  it('[GAL-21n] shows as many elements for 5,000 pictures as for five, thumbnails included', async () => {
    const count = async (total: number) => {
      const { element: gallery, undo } = await openAt(
        3,
        { sizeFormat: 'none' },
        { thumbnails: true },
        total,
      );
      await expect.poll(() => element().querySelectorAll('.pl-lightbox-image').length).toBe(3);
      const elements = element().querySelectorAll('*').length;
      undo();
      gallery.parentElement!.remove();
      return elements;
    };
    const few = await count(20);
    expect(await count(5000)).toBe(few);
  });

  it('[GAL-21m] has thumbnails to choose from', async () => {
    await openAt(1, {}, { thumbnails: true });
    await dialog().getByRole('button', { name: 'Show slide 4 of 5' }).click();
    await expectShown(4);
    await expect
      .element(dialog().getByRole('button', { name: 'Show slide 4 of 5' }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('[GAL-21m] moves automatically where it should, and can be paused', async () => {
    await openAt(1, {}, { autoplay: 150 });
    await expectShown(3);
    await button('Pause slideshow').click();
    await expect.element(button('Play slideshow')).toBeVisible();
  });

  it('[GAL-7] stays at a video that plays, and goes on after it was left', async () => {
    await openAt(1, {}, { autoplay: 150 });
    element()
      .querySelector('.pl-lightbox-holder:not([inert])')!
      .dispatchEvent(new CustomEvent('plinth:video-play', { bubbles: true }));
    await atRest();
    const shownNow = shown().alt;
    const end = performance.now() + 1500;
    await expect.poll(() => performance.now() > end).toBe(true);
    expect(shown().alt).toBe(shownNow);
    await button('Next Slide').click();
    await expect.poll(() => shown().alt).not.toBe(shownNow);
    const next = shown().alt;
    await expect.poll(() => shown().alt).not.toBe(next);
  });

  it('[GAL-23g] rests in a hidden tab, and goes on in front of the visitor', async () => {
    await openAt(1, {}, { autoplay: 150 });
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => isHidden.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    const shownNow = shown().alt;
    const end = performance.now() + 700;
    await expect.poll(() => performance.now() > end).toBe(true);
    expect(shown().alt).toBe(shownNow);
    isHidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => shown().alt).not.toBe(shownNow);
  });

  it('[GAL-23g] rests in a tab that has not been looked at yet', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => isHidden.mockRestore());
    await openAt(1, {}, { autoplay: 150 });
    const end = performance.now() + 700;
    await expect.poll(() => performance.now() > end).toBe(true);
    expect(shown().alt).toBe('Picture 1');
    isHidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => shown().alt).not.toBe('Picture 1');
  });

  it('[GAL-7] [GAL-23b] does not move automatically where nothing overflows', async () => {
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: true } as MediaQueryList);
    onTestFinished(() => media.mockRestore());
    const { undo, element: gallery } = await openAt(1, {}, { autoplay: 20 });
    await expect.element(button('Pause slideshow')).not.toBeInTheDocument();
    expect(element().querySelector('[aria-live]')!.ariaLive).toBe('polite');
    undo();
    gallery.parentElement!.remove();
    media.mockRestore();
    const before = location.href;
    history.replaceState(null, '', `${before}${before.includes('?') ? '&' : '?'}nomotion=true`);
    onTestFinished(() => history.replaceState(null, '', before));
    await openAt(1, {}, { autoplay: 20 });
    await expect.element(button('Pause slideshow')).not.toBeInTheDocument();
    await expectShown(1);
  });

  it('[GAL-20a] leaves slides with an address of their own, and new tabs, alone', async () => {
    const items = pictures(2, (index) => (index === 0 ? { clickThroughUrl: '#shop' } : {}));
    mountGallery({ design, items }, { lightbox: { ...fast, history: false } });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    expect(location.hash).toBe('#shop');
    history.replaceState(null, '', location.pathname + location.search);
    const link = page.getByRole('link', { name: 'Picture 2' }).element();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(click);
    expect(element()).toBeNull();
  });

  it('[GAL-21n] is there within the click on later opens', async () => {
    await openAt(1);
    await button('Close').click();
    await expect.poll(() => element()).toBeNull();
    const link = page
      .getByRole('link', { name: 'Picture 2', exact: true })
      .element() as HTMLElement;
    link.click();
    expect(element()?.open).toBe(true);
    await expectShown(2);
  });

  it('[GAL-21n] is gone with its listeners when it is undone', async () => {
    const { undo } = await openAt(1);
    undo();
    expect(element()).toBeNull();
    const link = page.getByRole('link', { name: 'Picture 2', exact: true }).element();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    (link as HTMLElement).click();
    expect(element()).toBeNull();
  });
});

it('[GAL-31] a grid’s video opens in the lightbox where the gallery asks for it, and plays there alone', async () => {
  const items = pictures(3, (index) =>
    index === 1
      ? { title: 'The kiln', video: { embed: 'https://vimeo.com/76979871', providerName: 'vimeo' } }
      : {},
  );
  const { element: gallery } = mountGallery({ design, items, lightboxVideos: true }, {});
  const link = page.getByRole('link', { name: 'View video 2 of 3: The kiln' });
  await expect.element(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
  // The grid contains no player.
  expect(gallery.querySelector('.pl-video')).toBeNull();
  await userEvent.click(link);
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: /Play video/ })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expectShown(3);
  await userEvent.keyboard('{Escape}');
});

it('[GAL-31] a press on a grid’s video asks its provider for nothing', async () => {
  const embed = 'https://vimeo.com/76979871';
  const items = pictures(2, (index) =>
    index === 1 ? { title: 'The kiln', video: { embed } } : {},
  );
  mountGallery({ design, items, lightboxVideos: true }, {});
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('View video 2 of 2: The kiln')).toHaveAttribute('href', embed);
  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  onTestFinished(() => asked.mockRestore());
  await userEvent.click(link('View video 2 of 2: The kiln'));
  await expect.element(dialog().getByRole('button', { name: /Play video/ })).toBeVisible();
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.flat().filter((address) => address.includes('vimeo'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
});
