import { expect, it, onTestFinished, vi } from 'vitest';
import { showLightbox } from '../lightbox';
import '../lightbox.css';

const items = [{ src: '/kiln.jpg', alt: 'The kiln' }];

async function openAndClose() {
  const lightbox = await showLightbox(items, { history: false });
  lightbox.destroy();
}

it('[GAL-32] says once that an open lightbox has no style sheet, and nothing where it has', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openAndClose();
  expect(warn).not.toHaveBeenCalled();

  const sheets = [...document.styleSheets];
  for (const sheet of sheets) sheet.disabled = true;
  onTestFinished(() => {
    for (const sheet of sheets) sheet.disabled = false;
  });
  await openAndClose();
  await openAndClose();
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining("Import '@plinth/gallery/lightbox.css'")],
  ]);
});
