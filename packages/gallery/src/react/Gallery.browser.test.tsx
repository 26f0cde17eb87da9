import { Activity, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../gallery.css';
import '../lightbox.css';
import { visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { Gallery } from './Gallery';

describe('Gallery in the browser', () => {
  it('[GAL-22a] hydrates the server’s HTML unchanged', async () => {
    const host = document.createElement('div');
    const gallery = <Gallery design="autocolumns" items={pictures(12)} gutter={8} showMeta />;
    host.innerHTML = renderToString(gallery);
    document.body.append(host);
    const boxes = () =>
      [...host.querySelectorAll('li')].map(
        (item) => item.getBoundingClientRect().toJSON() as object,
      );
    const before = boxes();
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(host, <StrictMode>{gallery}</StrictMode>, { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    await expect.poll(() => host.querySelector('[data-attached]')).not.toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(boxes()).toEqual(before);
  });

  it.each(['carousel', 'slider', 'slideshow'] as const)(
    '[GAL-6h] a %s that React hides and shows again continues at its slide',
    async (design) => {
      const app = (mode: 'hidden' | 'visible') => (
        <StrictMode>
          <Activity mode={mode}>
            <Gallery design={design} items={pictures(6)} behavior={{ speed: 0.02 }} />
          </Activity>
        </StrictMode>
      );
      const { rerender } = await render(app('visible'));
      const gallery = () => document.querySelector<HTMLElement>('.pl-gallery')!;
      const list = () => gallery().querySelector<HTMLElement>('.pl-gallery-slides')!;
      const isAttached = () => gallery().hasAttribute('data-gallery-keys');
      await expect.poll(isAttached).toBe(true);
      const first = visiblePictures(list());
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => visiblePictures(list())).not.toEqual(first);
      await expect.poll(() => gallery().getAnimations({ subtree: true })).toEqual([]);
      const then = visiblePictures(list());
      await rerender(app('hidden'));
      await expect.poll(isAttached).toBe(false);
      await rerender(app('visible'));
      await expect.poll(isAttached).toBe(true);
      await expect.poll(() => visiblePictures(list())).toEqual(then);
    },
  );

  it('[GAL-15] attaches the same behaviour, once, in StrictMode', async () => {
    const onChange = vi.fn();
    await render(
      <StrictMode>
        <Gallery design="slideshow" items={pictures(3)} behavior={{ speed: 0.02, onChange }} />
      </StrictMode>,
    );
    await expect.poll(() => document.querySelector('[data-attached]')).not.toBeNull();
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(onChange.mock.calls[0]![0]).toMatchObject({ index: 1 });
  });

  it('[GAL-5] keeps slide, pause and lightbox when its items change, and calls what the latest render gives', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const view = (count: number, onChange: () => void) => (
      <Gallery
        design="slideshow"
        lightbox
        autoplay
        items={pictures(count)}
        behavior={{ speed: 0.02, onChange, lightbox: { speed: 0.02, history: false } }}
      />
    );
    const screen = await render(view(4, first));
    await expect.poll(() => document.querySelector('[data-attached]')).not.toBeNull();
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expect.poll(() => first.mock.calls.length).toBe(1);
    await page.getByRole('link', { name: 'Picture 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gallery' });
    await expect.element(dialog).toHaveTextContent('2 of 4');
    await screen.rerender(view(6, second));
    await expect.element(dialog).toHaveTextContent('2 of 6');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    expect(document.querySelector('[data-current]')!.getAttribute('data-slide-id')).toBe('s1');
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expect.poll(() => second.mock.calls.length).toBe(1);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('[GAL-5] renders again when a setting or its items change, and several live side by side', async () => {
    const view = (count: number, per: number) => (
      <>
        <Gallery design="carousel" label="First" items={pictures(count)} slidesPerRow={per} />
        <Gallery design="carousel" label="Second" items={pictures(2)} />
      </>
    );
    const screen = await render(view(4, 2));
    const first = page.getByRole('region', { name: 'First' });
    await expect.element(first.getByRole('button', { name: 'Next Slide' })).toBeVisible();
    await screen.rerender(view(4, 4));
    await expect.element(first.getByRole('button', { name: 'Next Slide' })).not.toBeInTheDocument();
    await screen.rerender(view(9, 4));
    await expect.element(first.getByRole('button', { name: 'Next Slide' })).toBeVisible();
    await screen.unmount();
    expect(document.querySelector('.pl-gallery')).toBeNull();
  });
});
