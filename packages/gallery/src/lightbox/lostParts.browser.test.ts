import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../lightbox.css';
import { pictures } from '../__fixtures__/pictures';
import { showLightbox, type ShowLightboxOptions } from './showLightbox';
import type { LightboxEntry } from '../designs/galleryItem';

const lose = vi.hoisted(() => () => Promise.reject(new Error('The network is gone.')));
vi.mock('./loadRichContent', () => ({ loadRichContent: lose }));
vi.mock('../dom/loadVideos', () => ({ loadVideos: lose }));

const dialog = () => page.getByRole('dialog', { name: 'Gallery' });

async function show(item: LightboxEntry, options?: ShowLightboxOptions) {
  const lightbox = await showLightbox([item], { speed: 0, history: false, ...options });
  onTestFinished(() => lightbox.destroy());
}

it('[GAL-20l] says in the place of a text that it could not be loaded', async () => {
  await show({ html: '<p>Prices</p>', title: 'Prices' });
  await expect.element(dialog().getByText('This content could not be loaded.')).toBeVisible();
});

it('[GAL-20l] keeps the plain description where the part for a rich caption fails to load', async () => {
  const [shot] = pictures(1);
  await show({ ...shot!, description: 'Fired eleven hours', caption: '<em>Fired</em>' });
  await expect.element(dialog().getByText('Fired eleven hours').first()).toBeVisible();
});

it('[GAL-20l] says in the place of a video that its player could not be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await show({ video: { embed: 'https://vimeo.com/1' }, title: 'Kiln' });
  await expect.element(dialog().getByText('This content could not be loaded.')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('VideoLoader not found');
});
