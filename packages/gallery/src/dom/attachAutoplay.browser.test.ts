import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { parkMouse } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

const design = 'slideshow';
const autoplay = { timeout: 120 };
const options = { speed: 0.01, autoplay };

/** Counts changes for a while after a moment in which the pause takes hold. */
async function changesDuring(
  onChange: ReturnType<typeof vi.fn>,
  milliseconds: number,
): Promise<number> {
  const before = onChange.mock.calls.length;
  const end = performance.now() + milliseconds;
  await expect.poll(() => performance.now() > end, { timeout: milliseconds + 2000 }).toBe(true);
  return onChange.mock.calls.length - before;
}

describe('autoplay', () => {
  beforeEach(parkMouse);

  it('[GAL-7] moves on automatically', async () => {
    const onChange = vi.fn();
    mountGallery({ design, items: pictures(3) }, { ...options, onChange });
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(3);
  });

  it('[GAL-7, B-53, B-277] takes its time in seconds from the block', async () => {
    const onChange = vi.fn();
    mountGallery(
      { design, items: pictures(3), autoplay: true, autoplayDuration: 300 },
      { speed: 0.01, onChange },
    );
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  });

  it('[GAL-7, B-65, B-133] rests while the mouse is over it, and goes on afterwards', async () => {
    const onChange = vi.fn();
    const { list, element } = mountGallery(
      { design, items: pictures(3) },
      { ...options, onChange },
    );
    const beside = document.createElement('p');
    beside.textContent = 'Beside';
    element.parentElement!.before(beside);
    await userEvent.hover(list);
    expect(await changesDuring(onChange, 500)).toBe(0);
    await userEvent.hover(beside);
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(2);
    beside.remove();
  });

  it('[GAL-7, B-133] keeps its layout under a finger or on a phone', async () => {
    const onChange = vi.fn();
    const { list } = mountGallery(
      { design, items: pictures(3) },
      { ...options, onChange, isMobile: true },
    );
    await userEvent.hover(list);
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(2);
    await userEvent.unhover(list);
  });

  it('[GAL-23f] has a pause button, and pressing play is stronger than pointing', async () => {
    const onChange = vi.fn();
    mountGallery({ design, items: pictures(3), autoplay: true }, { ...options, onChange });
    const pause = page.getByRole('button', { name: 'Pause slideshow' });
    await pause.click();
    expect(await changesDuring(onChange, 500)).toBe(0);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(1);
  });

  it('[GAL-23g] rests while keyboard focus is inside', async () => {
    const onChange = vi.fn();
    mountGallery({ design, items: pictures(3), autoplay: true }, { ...options, onChange });
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('.pl-gallery')).not.toBeNull();
    expect(await changesDuring(onChange, 500)).toBe(0);
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(1);
  });

  it('[GAL-23g] rests off screen', async () => {
    const onChange = vi.fn();
    const { element } = mountGallery({ design, items: pictures(3) }, { ...options, onChange });
    element.parentElement!.style.marginTop = '6000px';
    await expect.poll(async () => changesDuring(onChange, 400)).toBe(0);
  });

  it('[GAL-23b] is off under reduced motion, and there is nothing to pause', async () => {
    const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
    const emulate = (value: string) =>
      session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      });
    onTestFinished(() => emulate(''));
    await emulate('reduce');
    const onChange = vi.fn();
    const { list, element } = mountGallery(
      { design, items: pictures(3), autoplay: true },
      { ...options, onChange },
    );
    expect(await changesDuring(onChange, 400)).toBe(0);
    expect(element.querySelector<HTMLElement>('.pl-gallery-pause')!.checkVisibility()).toBe(false);
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    // Nothing moves: the next slide is simply there.
    expect(
      list.getAnimations({ subtree: true }).every((a) => a.effect!.getTiming().duration === 0),
    ).toBe(true);
  });

  it('[GAL-7, B-15] is off with nomotion=true', async () => {
    const before = location.href;
    const url = new URL(location.href);
    url.searchParams.set('nomotion', 'true');
    history.replaceState(null, '', url);
    const onChange = vi.fn();
    mountGallery({ design, items: pictures(3) }, { ...options, onChange });
    expect(await changesDuring(onChange, 400)).toBe(0);
    history.replaceState(null, '', before);
  });

  it('[GAL-7, B-134, B-143] rests while a video plays, and goes on when the slide changes', async () => {
    const onChange = vi.fn();
    const { slides, element } = mountGallery(
      { design, items: pictures(3) },
      { ...options, onChange },
    );
    slides[0]!.dispatchEvent(new CustomEvent('plinth:video-play', { bubbles: true }));
    expect(await changesDuring(onChange, 500)).toBe(0);
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(2);
  });

  it('[GAL-7, B-65, B-132] may pick any other slide', async () => {
    const seen: number[] = [];
    mountGallery(
      { design, items: pictures(5) },
      {
        speed: 0.01,
        autoplay: { ...autoplay, randomize: true },
        random: () => 0.99,
        onChange: ({ index }) => seen.push(index),
      },
    );
    await expect.poll(() => seen.slice(0, 3)).toEqual([4, 3, 4]);
  });
});
